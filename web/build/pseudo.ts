/** How much longer than English the longest of other languages is told. */
const LONGER = 0.4;
const PADDING = ' ~~~~';
const [PLAIN, ACCENTED] = ['aeiouyAEIOUY', 'àéîöùÿÀÉÎÖÙÝ'];
/** What is no words: what is told so already, addresses, places that the build fills in. */
const NO_WORDS = String.raw`\[[^[\]]*~\]|https?://\S+|[\w.+-]+@[\w-]+\.[\w.-]+|/api/\S*|%[\w.]+%`;
/** A single letter is a key or a mark. */
const HAS_WORDS = /[A-Za-z]{2}/;

/** “Save” as “[Sàvé ~~]”: whatever is shown without its accents was never in a catalogue. What it was told stays. */
export function pseudoText(text: string, told: readonly string[] = []): string {
  const kept = new RegExp(
    [...told.map((word) => String.raw`(?<![A-Za-z])${escaped(word)}(?![A-Za-z])`), NO_WORDS].join('|'),
    'g',
  );
  const words = text.replace(kept, '');
  if (!HAS_WORDS.test(words)) return text;
  const length = Math.ceil(words.length * LONGER);
  const padding = PADDING.repeat(Math.ceil(length / PADDING.length)).slice(0, Math.max(length, 2));
  return `[${accented(text, kept)}${padding.trimEnd()}~]`;
}

/** The same of all the texts of a catalogue, of what its functions say as well. */
export function pseudo<Texts>(texts: Texts, told: readonly string[] = []): Texts {
  return reworded(texts, told) as Texts;
}

function reworded(texts: unknown, told: readonly string[]): unknown {
  if (typeof texts === 'string') return pseudoText(texts, told);
  if (typeof texts === 'function') {
    return (...given: unknown[]) => reworded(Reflect.apply(texts, undefined, given), wordsIn(given));
  }
  if (Array.isArray(texts)) return texts.map((text) => reworded(text, told));
  if (!isPlain(texts)) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, reworded(text, told)]));
}

function accented(text: string, kept: RegExp): string {
  const accent = (words: string) => words.replace(/[aeiouy]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)]!);
  let [result, end] = ['', 0];
  for (const { 0: part, index } of text.matchAll(kept)) {
    result += accent(text.slice(end, index)) + part;
    end = index + part.length;
  }
  return result + accent(text.slice(end));
}

/** What tells a function which of its sentences to say: it is no word of the sentence. */
const CODE = /^[a-z_]*$/;

/** Every text among what a sentence is told, the longest first. */
function wordsIn(given: unknown): string[] {
  if (typeof given === 'string') return CODE.test(given) ? [] : [given];
  if (typeof given !== 'object' || given === null) return [];
  return Object.values(given)
    .flatMap(wordsIn)
    .toSorted((a, b) => b.length - a.length);
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
