import { stemmer } from '@orama/stemmers/russian';

/** What one spelling of a word is compared by. */
export interface Word {
  /** Lower case, without the dots that people leave out, Latin look-alikes as Cyrillic, letters drawn out for emphasis once. */
  readonly normal: string;
  /** The spelling without doubled letters and soft signs, which typos lose first: beginnings of words are held to it. */
  readonly spelling: string;
  /** The stem, spelled the same way. */
  readonly stem: string;
}

/** Real texts have some thousands of different words; a hostile one must not fill the memory. */
const CACHED_WORDS = 20_000;
const cache = new Map<string, Word>();

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
};

/** A word as written, made comparable; the same word is worked out once. */
export function toWord(written: string): Word {
  const known = cache.get(written);
  if (known) return known;
  const normal = normalise(written);
  const word = { normal, spelling: looseSpelling(normal), stem: looseSpelling(stemmer(normal)) };
  if (cache.size >= CACHED_WORDS) cache.clear();
  cache.set(written, word);
  return word;
}

/** A beginning of words in the spelling that `Word.spelling` has. */
export function toPrefix(written: string): string {
  return looseSpelling(normalise(written));
}

const SOUNDS: Readonly<Record<string, string>> = {
  о: 'а',
  е: 'и',
  э: 'и',
  я: 'и',
  ы: 'и',
  й: 'и',
  ю: 'у',
  б: 'п',
  г: 'к',
  д: 'т',
  в: 'ф',
  з: 'с',
  ж: 'ш',
  щ: 'ш',
};

/** How a spelling sounds where it is not stressed: what is written by ear differs from the rules in these letters. */
export function soundOf(spelling: string): string {
  return looseSpelling(
    spelling.replaceAll(/[оеэяыйюбгдвзжщ]/g, (letter) => SOUNDS[letter] ?? letter).replaceAll('тс', 'ц'),
  );
}

/** A word in small letters whose Latin ones stand for Cyrillic ones that look the same; a Latin word stays as it is. */
export function inCyrillic(word: string): string {
  return /[а-я]/.test(word) ? word.replaceAll(/[abcehkmoptxy]/g, (letter) => LOOK_ALIKES[letter] ?? letter) : word;
}

function normalise(written: string): string {
  const text = inCyrillic(written.toLowerCase().replaceAll('ё', 'е'));
  return text.replaceAll(/(.)\1{2,}/gu, '$1').replace(/ться$/, 'тся');
}

function looseSpelling(word: string): string {
  // Without its second letter it would be the “not”.
  return word === 'нее' ? word : word.replaceAll(/[ьъ]/g, '').replaceAll(/(.)\1+/gu, '$1');
}
