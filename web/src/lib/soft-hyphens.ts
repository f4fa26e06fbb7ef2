const SOFT_HYPHEN = '\u00ad';
/** Shorter words stand on one line. */
const LONG_WORD = /[а-яё]{9,}/gi;

const LETTER = '[а-яё]';
const VOWEL = '[аеёиоуыэюя]';
const CONSONANT = '[бвгджзклмнпрстфхцчшщ]';
/** Where Russian words part, by the rules of Hristov: at й, ь and ъ, between syllables, and within clusters of consonants. */
const PLACES = new RegExp(
  [
    `(?<=[йьъ])(?=${LETTER}{2})`,
    `(?<=${VOWEL})(?=${VOWEL}${LETTER})`,
    `(?<=${VOWEL}${CONSONANT})(?=${CONSONANT}${VOWEL})`,
    `(?<=${CONSONANT}${VOWEL})(?=${CONSONANT}${VOWEL})`,
    `(?<=${VOWEL}${CONSONANT})(?=${CONSONANT}{2}${VOWEL})`,
    `(?<=${VOWEL}${CONSONANT}{2})(?=${CONSONANT}{2}${VOWEL})`,
  ].join('|'),
  'gi',
);

/** A Russian text whose long words may be parted between syllables: browsers without a dictionary part them anywhere. */
export function withSoftHyphens(text: string): string {
  return text.replaceAll(LONG_WORD, (word) => word.replaceAll(PLACES, SOFT_HYPHEN));
}
