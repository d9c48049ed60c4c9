// What somebody reads who opens an address at which nothing is: a small page in their language, with the way home.

const WORDS = {
  de: {
    heading: 'Hier ist nichts',
    line: 'Zu dieser Adresse gehört keine Seite. Vielleicht ist der Link unterwegs beschädigt worden.',
    home: 'Zum Sternentisch',
  },
  fr: {
    heading: 'Il n’y a rien ici',
    line: 'Aucune page ne correspond à cette adresse. Le lien a peut-être été abîmé en route.',
    home: 'Vers Sternentisch',
  },
  en: {
    heading: 'There is nothing here',
    line: 'No page belongs to this address. Perhaps the link was damaged on its way.',
    home: 'To Sternentisch',
  },
}

/** The language that a browser wants most, of those we have; English if none. */
function languageFor(accepted = '') {
  const wanted = accepted.split(',').map((each, at) => {
    const [tag, ...more] = each.trim().toLowerCase().split(';')
    const weight = Number(more.find((part) => part.trim().startsWith('q='))?.split('=')[1] ?? 1)
    return { lang: tag.split('-')[0], weight: Number.isNaN(weight) ? 0 : weight, at }
  })
  const known = wanted.filter(({ lang, weight }) => Object.hasOwn(WORDS, lang) && weight > 0)
  return known.sort((one, other) => other.weight - one.weight || one.at - other.at)[0]?.lang ?? 'en'
}

/** From any depth to where the app lies, whatever folder a proxy has put it into. */
const homeFrom = (url) => '../'.repeat(Math.max(0, url.split(/[?#]/)[0].split('/').length - 2)) || './'

/** The page, for whoever asks for pages; null for programs and for parts of pages, which read no page. */
export function nowhere({ url = '/', headers }) {
  if (!/\btext\/html\b/.test(headers.accept ?? '')) return null
  const lang = languageFor(headers['accept-language'])
  const { heading, line, home } = WORDS[lang]
  const way = homeFrom(url)
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading} · Sternentisch</title>
<link rel="icon" href="${way}icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${way}nowhere.css">
<main>
<img src="${way}icon.svg" alt="" width="56" height="56">
<h1>${heading}</h1>
<p>${line}</p>
<p><a href="${way}">${home}</a></p>
</main>
</html>
`
}
