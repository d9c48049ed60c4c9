// Lives of the program, one after the other, until it was killed so often; reports each as a line of JSON:
// `node tools/run.mjs cli/kill/main.ts <program> <games> <seed> <kills>`. `npm run prove -- kill` starts it.
import { games } from '@sternentisch/games/shelf'
import { Journey } from './journey.ts'

const [program, wanted, seed, kills] = process.argv.slice(2)
const journey = new Journey(
  program,
  games.filter(({ id }) => wanted.split(',').includes(id)),
  seed,
)
process.stdout.on('error', () => process.exit(0))
for (let killed = 0; killed < Number(kills); ) {
  const life = await journey.live()
  if (life.isKilled || life.wrong !== null) killed++
  console.log(JSON.stringify(life))
}
journey.end()
