/** French h is mute in most names, and these begin otherwise: « de Hans », « de Harnais », but « d’Hélène ». */
const ASPIRATED =
  /^h(?:ach|al[lv]|ang|ans|ard|arn|arp|arry|asard|aut|eros|eriss|eurt|ibou|igh|ors|oul|ublot|url|uss)/
/** Vowels that are not elided before: « de Yann » (but « d’Yves »), « de onze », « de oui ». */
const KEPT = /^(?:y[aeiou]|onz|oui\b)/
const VOWEL = /^[aeiouyhœæ]/

/** Whether « de » and « que » lose their e before this. A letter that stands alone is spelt: « de A ». */
const elides = (words: string): boolean => {
  const bare = words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return /^\p{L}{2}/u.test(bare) && VOWEL.test(bare) && !ASPIRATED.test(bare) && !KEPT.test(bare)
}

/** Words after « de » or « que », which may stand before a quotation mark: « de Vega », « d’Anne », « d’« Atria » ». */
export const elided = (before: string, words: string): string =>
  (before && elides(words) ? before.replace('e ', '’') : before) + words
