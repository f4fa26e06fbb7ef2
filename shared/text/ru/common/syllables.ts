const LETTER = '[а-яё]';
const VOWEL = '[аеёиоуыэюя]';
const CONSONANT = '[бвгджзклмнпрстфхцчшщ]';

/** Words that may have to be parted; shorter ones stand on one line. */
export const LONG_WORD = /[а-яё]{9,}/gi;

/** Where Russian words part, by the rules of Hristov: at й, ь and ъ, between syllables, and within clusters of consonants. */
export const PARTING_PLACE = new RegExp(
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
