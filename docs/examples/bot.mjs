// A bot that plays at random at a server of Sternentisch: node bot.mjs <server> <token> <link of a table> [deck]
// It needs one package: npm install ws
import { WebSocket } from 'ws'

const [server, token, link, deck = null] = process.argv.slice(2)
const table = link.split('/').at(-1)
let [named, answered, over] = [0, -1, false]

function connect() {
  const socket = new WebSocket(new URL('socket', server), { headers: { authorization: `Bearer ${token}` } })
  const say = (request) => socket.send(JSON.stringify({ table, ...request }))
  // Asked again by the same name one gets the same answer, so every question has a name of its own.
  const ask = (to, more) => say({ to, id: `bot-${Date.now()}-${++named}`, ...more })

  const lookAgain = () => {
    answered = -1
    ask('moves', { from: 0 })
  }

  socket.on('open', () => {
    ask('act', { act: { do: 'sit', seat: null, deck } })
    say({ to: 'follow', from: 0, heard: 0 })
  })
  socket.on('message', (data) => {
    const { re, why, asked, n, seat, moves, result } = JSON.parse(data)
    // Something happened: what may I do now?
    if (re === 'posts') ask('moves', { from: 0 })
    if (re === 'moves' && asked && n > answered) {
      answered = n
      ask('act', { act: { do: 'move', text: moves[Math.floor(Math.random() * moves.length)] } })
    }
    if (re === 'moves' && result && !over) {
      over = true
      console.log(`Seat ${seat}: won by ${result.winners.join(' and ') || 'nobody'}`)
      socket.close()
    }
    if (why && why.code !== 'online.seated') console.error(why.code)
    // Too much at once: a moment later it will do.
    if (why?.code === 'online.tooMany') setTimeout(lookAgain, 2000)
  })
  socket.on('error', ({ message }) => console.error(message))
  // The server remembers everything; whoever comes back reads it all again.
  socket.on('close', () => over || setTimeout(connect, 1000))
}

connect()
