// A bot that plays at random at a server of Sternentisch: node bot.mjs <server> <token> <link of a table> [deck]
// It needs one package: npm install ws
import { WebSocket } from 'ws'

const [server, token, link, deck = null] = process.argv.slice(2)
const table = link.split('/').at(-1)
let over = false

function connect() {
  const socket = new WebSocket(new URL('socket', server), { headers: { authorization: `Bearer ${token}` } })
  // Asked again by the same name one gets the same answer: nothing is done twice.
  const ask = (to, id, more) => socket.send(JSON.stringify({ to, table, id, ...more }))
  const look = () => socket.readyState === WebSocket.OPEN && ask('moves', 'look', { from: 0 })
  socket.on('open', () => {
    ask('act', 'sit', { act: { do: 'sit', seat: null, deck } })
    socket.send(JSON.stringify({ to: 'follow', table, from: 0, heard: 0 }))
  })
  socket.on('message', (data) => {
    const { re, why, asked, n, seat, moves, result } = JSON.parse(data)
    // Something happened: what may I do now?
    if (re === 'posts') look()
    const text = moves?.[Math.floor(Math.random() * moves.length)]
    if (re === 'moves' && asked) ask('act', `move-${n}`, { act: { do: 'move', text } })
    if (re === 'moves' && result && !over) {
      over = true
      console.log(`Seat ${seat}: won by ${result.winners.join(' and ') || 'nobody'}`)
      socket.close()
    }
    if (why && why.code !== 'online.seated') console.error(why.code)
    // Too much at once: a moment later it will do.
    if (why?.code === 'online.tooMany') setTimeout(look, 2000)
  })
  socket.on('error', ({ message }) => console.error(message))
  // The server remembers everything; whoever comes back reads it all again.
  socket.on('close', () => over || setTimeout(connect, 1000))
}

connect()
