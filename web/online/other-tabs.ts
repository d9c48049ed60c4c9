import { lookAgain, onArrival } from './server.ts'

const NAME = 'sternentisch.who'

/** All tabs of a browser have one cookie: when somebody comes or goes in one, the others ask the server who they are now. */
export function shareArrivals(): () => void {
  let channel: BroadcastChannel
  try {
    channel = new BroadcastChannel(NAME)
  } catch {
    // Without a wire between tabs, the others find out when they are loaded again.
    return () => {}
  }
  channel.addEventListener('message', lookAgain)
  const hush = onArrival(() => channel.postMessage('changed'))
  return () => {
    hush()
    channel.close()
  }
}
