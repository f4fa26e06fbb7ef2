import { isStopWord } from './stop-words.ts';
import type { Token } from './tokens.ts';
import { soundOf, toPrefix, toWord, type Word } from './words.ts';

/*
 * Lists of words and turns, compiled once, found in a text in one pass.
 *
 * A list is patterns apart by commas. A pattern is words apart by spaces, found next to one another within a sentence:
 *   pay           any form of the word (its stem)
 *   =months       this form alone
 *   overload*     any word that begins so
 *   no/without    one of them
 *   plan .. grow* up to two other words may stand between
 */

export interface Match<Value> {
  /** The first token and the one behind the last. */
  readonly from: number;
  readonly to: number;
  readonly value: Value;
}

interface Pattern<Value> {
  /** Numbers of its words, in order. */
  readonly words: readonly number[];
  /** How many other words may stand before the word of the same place. */
  readonly gaps: readonly number[];
  readonly value: Value;
}

/** The patterns of a first word; hundreds begin with the same small word, so most are looked up by their second word, too. */
interface Beginning<Value> {
  readonly others: Pattern<Value>[];
  readonly bySecondWord: Map<number, Pattern<Value>[]>;
}

interface Sound {
  readonly sound: string;
  readonly number: number;
  /** A whole word, not a beginning. */
  readonly whole: boolean;
}

/** Shorter words sound alike too often. */
const SOUND_LETTERS = 5;
const SOUND_LETTERS_OF_PREFIX = 7;
const SOUND_BUCKET = 3;

const GAP = '..';
const GAP_WORDS = 2;
/** Beginnings of words are looked up by so many letters. */
const BUCKET_LETTERS = 2;
const CACHED_WORDS = 20_000;
const NONE: readonly never[] = [];

type Lists<Value> = Iterable<readonly [list: string, value: Value, how?: 'exact' | 'exact words']>;

/** Finds the patterns of several lists, each list with a value of its own. The lists are read when first looked in. */
export class Patterns<Value> {
  #unread: (() => Lists<Value>) | null;
  readonly #numbers = new Map<string, number>();
  readonly #byForm = new Map<string, number[]>();
  readonly #byStem = new Map<string, number[]>();
  readonly #byPrefix = new Map<string, { prefix: string; number: number }[]>();
  readonly #bySound = new Map<string, Sound[]>();
  /** By the number of the word. */
  readonly #byFirstWord: Beginning<Value>[] = [];
  readonly #found = new Map<string, readonly number[]>();

  /** Lists of small words are `exact`: their forms differ in meaning (“do pay” asks, “they pay” tells). */
  constructor(readLists: () => Lists<Value>) {
    this.#unread = readLists;
  }

  /** Takes a tenth of a second, which no function that reads no text is to wait for. */
  #read(): void {
    if (!this.#unread) return;
    const lists = this.#unread();
    this.#unread = null;
    for (const [list, value, how] of lists) {
      for (const written of list.split(/[,\n]/)) {
        const parts = written.trim().split(/\s+/).filter(Boolean);
        const exact = how === 'exact' || (how === 'exact words' && parts.length === 1);
        if (parts.length > 0) this.#add(exact ? parts.map(toExact) : parts, value);
      }
    }
  }

  /** Every pattern in the text, by where it begins; of those that begin at one word the longest first. */
  find(tokens: readonly Token[]): Match<Value>[] {
    this.#read();
    const numbers = tokens.map((token) => this.#numbersOf(token));
    const matches: Match<Value>[] = [];
    for (let from = 0; from < numbers.length; from += 1) {
      const before = matches.length;
      for (const number of numbers[from]!) {
        const beginning = this.#byFirstWord[number];
        if (!beginning) continue;
        collect(beginning.others, tokens, numbers, from, matches);
        if (beginning.bySecondWord.size === 0) continue;
        for (const next of numbers[from + 1] ?? NONE) {
          const patterns = beginning.bySecondWord.get(next);
          if (patterns) collect(patterns, tokens, numbers, from, matches);
        }
      }
      if (matches.length - before > 1)
        matches.push(...matches.splice(before).toSorted((one, other) => other.to - one.to));
    }
    return matches;
  }

  #add(parts: readonly string[], value: Value): void {
    const words: number[] = [];
    const gaps: number[] = [];
    let gap = 0;
    for (const part of parts) {
      if (part === GAP) {
        gap = GAP_WORDS;
        continue;
      }
      words.push(this.#number(part));
      gaps.push(gap);
      gap = 0;
    }
    const [first = 0, second] = words;
    const beginning: Beginning<Value> = this.#byFirstWord[first] ?? { others: [], bySecondWord: new Map() };
    this.#byFirstWord[first] = beginning;
    const pattern = { words, gaps, value };
    if (second !== undefined && gaps[1] === 0) append(beginning.bySecondWord, second, pattern);
    else beginning.others.push(pattern);
  }

  #number(part: string): number {
    const known = this.#numbers.get(part);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(part, number);
    // A slash between figures belongs to them: 2/2, 24/7.
    for (const form of /^\d/.test(part) ? [part] : part.split('/')) {
      if (form.endsWith('*')) {
        const prefix = toPrefix(form.slice(0, -1));
        append(this.#byPrefix, prefix.slice(0, BUCKET_LETTERS), { prefix, number });
        this.#addSound(prefix, { number, whole: false });
        continue;
      }
      const word = toWord(form.replace('=', ''));
      if (form.startsWith('=') || isStopWord(word.normal)) append(this.#byForm, word.spelling, number);
      else append(this.#byStem, word.stem, number);
      this.#addSound(word.spelling, { number, whole: true });
    }
    return number;
  }

  /** What is written as it is heard (“collegue”, “peple”) is found by its sound, if it is long enough to be sure. */
  #addSound(spelling: string, sound: Omit<Sound, 'sound'>): void {
    if (spelling.length < (sound.whole ? SOUND_LETTERS : SOUND_LETTERS_OF_PREFIX)) return;
    const heard = soundOf(spelling);
    append(this.#bySound, heard.slice(0, SOUND_BUCKET), { sound: heard, ...sound });
  }

  #soundingLike(spelling: string): number[] {
    if (spelling.length < SOUND_LETTERS) return [];
    const heard = soundOf(spelling);
    return (this.#bySound.get(heard.slice(0, SOUND_BUCKET)) ?? [])
      .filter(({ sound, whole }) => (whole ? heard === sound : heard.startsWith(sound)))
      .map(({ number }) => number);
  }

  #numbersOf({ normal, spelling, stem }: Word): readonly number[] {
    const known = this.#found.get(normal);
    if (known) return known;
    const numbers = [
      ...(this.#byForm.get(spelling) ?? []),
      ...(isStopWord(normal) ? [] : (this.#byStem.get(stem) ?? [])),
    ];
    for (const { prefix, number } of this.#byPrefix.get(spelling.slice(0, BUCKET_LETTERS)) ?? []) {
      if (spelling.startsWith(prefix)) numbers.push(number);
    }
    if (numbers.length === 0) numbers.push(...this.#soundingLike(spelling));
    if (this.#found.size >= CACHED_WORDS) this.#found.clear();
    this.#found.set(normal, numbers);
    return numbers;
  }
}

/** Adds those of the patterns that stand here to the matches. */
function collect<Value>(
  patterns: readonly Pattern<Value>[],
  tokens: readonly Token[],
  numbers: readonly (readonly number[])[],
  from: number,
  matches: Match<Value>[],
): void {
  for (const pattern of patterns) {
    const to = endOf(pattern, tokens, numbers, from);
    if (to > 0) matches.push({ from, to, value: pattern.value });
  }
}

/** The token behind the pattern's last word, or 0 where it does not stand there. */
function endOf(
  { words, gaps }: Pattern<unknown>,
  tokens: readonly Token[],
  numbers: readonly (readonly number[])[],
  from: number,
): number {
  const { sentence } = tokens[from]!;
  let at = from + 1;
  for (let word = 1; word < words.length; word += 1) {
    const last = Math.min(at + gaps[word]!, tokens.length - 1);
    while (at <= last && !(tokens[at]!.sentence === sentence && numbers[at]!.includes(words[word]!))) at += 1;
    if (at > last) return 0;
    at += 1;
  }
  return at;
}

/** The same pattern of a word without its other forms; what has a `*` keeps it. */
function toExact(part: string): string {
  return part
    .split('/')
    .map((form) => (/^\p{L}+$/u.test(form) ? `=${form}` : form))
    .join('/');
}

function append<Key, Item>(map: Map<Key, Item[]>, key: Key, item: Item): void {
  const items = map.get(key);
  if (items) items.push(item);
  else map.set(key, [item]);
}
