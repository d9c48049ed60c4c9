// How a tool reads its own command line.
import { langOf, readArguments } from './arguments.mjs'
import { argumentsText } from './text.mjs'

/**
 * The words this process was started with, taken apart. Help, and what is wrong with the words, are said at once in the
 * language of whoever asks, and end the process.
 */
export function commandLine({ help, ...wanted }) {
  const words = process.argv.slice(2)
  const lang = langOf(words, process.env)
  const given = readArguments(words, wanted)
  if (given.refused) complain(given, lang)
  if (given.help) {
    console.log(`${wanted.usage}\n\n${help[lang]}`)
    process.exit(0)
  }
  return { ...given, lang, complain: (code, params) => complain({ code, params }, lang) }
}

function complain({ code, params }, lang) {
  console.error(argumentsText[lang][code].replace(/\{(\w+)\}/g, (_, name) => String(params[name])))
  process.exit(2)
}
