import type { ThemeWords, WordCounts } from './lexicons.ts';
import { toWord } from './words.ts';

/** A labelled comment says more of a word than a turn of a lexicon. */
const COMMENT_WEIGHT = 2;
/** As if each word had been seen so often with every label: rare words prove little. */
const SMOOTHING = 0.5;

interface Given<Label extends string> {
  readonly counts: WordCounts<Label>;
  readonly lexicons?: Readonly<Record<Label, ThemeWords>>;
}

interface CountedWord {
  readonly counts: Float64Array;
  /** Worked out when the word is first met. */
  weights?: Float64Array;
}

/**
 * How much each word speaks for a label (a theme, a tone) or against it, apart from the turns it stands in: the
 * logarithm of how much more often it stands in comments of that label than in those of the others, as if there were
 * as many of each. The themes are counted over their lexicons, too.
 */
export class Associations<Label extends string> {
  readonly #labels: readonly Label[];
  readonly #words = new Map<string, CountedWord>();
  #shares: readonly number[] = [];
  #unread: (() => Given<Label>) | null;

  constructor(labels: readonly Label[], read: () => Given<Label>) {
    this.#labels = labels;
    this.#unread = read;
  }

  /** When words are first looked up: no function that reads no text is to wait for it. */
  #read(): void {
    if (!this.#unread) return;
    const { counts, lexicons } = this.#unread();
    this.#unread = null;
    const labels = this.#labels;
    const { codes, comments, words } = counts;
    const totals = labels.map((label) => comments[label] * COMMENT_WEIGHT);
    const places = new Map(labels.map((label, at) => [codes[label], at]));
    for (const row of words.flatMap((line) => line.split(/\s*,\s*/))) {
      const [word = '', ...times] = row.split(' ');
      for (const count of times) {
        const at = places.get(count[0]!);
        if (at !== undefined) this.#count(word, at, Number(count.slice(1)) * COMMENT_WEIGHT);
      }
    }
    for (const [at, label] of labels.entries()) {
      if (lexicons) totals[at]! += this.#countTurns(lexicons[label], at);
    }
    const all = totals.reduce((sum, total) => sum + total, 0);
    this.#shares = totals.map((total) => (total * labels.length) / all);
  }

  /**
   * For each label, in their order, what the words of each clause say together, and those of all of them; a word said
   * twice counts once.
   */
  of(clauses: readonly (readonly string[])[]): {
    readonly all: Float64Array;
    readonly clauses: readonly Float64Array[];
  } {
    this.#read();
    const all = new Float64Array(this.#labels.length);
    const lastMet = new Map<string, number>();
    const isOne = clauses.length === 1;
    const ofClauses = clauses.map((words, clause) => {
      const sums = isOne ? all : new Float64Array(all.length);
      for (const word of words) {
        const weights = this.#weightsOf(word);
        const last = lastMet.get(word);
        if (!weights || last === clause) continue;
        lastMet.set(word, clause);
        add(sums, weights);
        if (last === undefined && !isOne) add(all, weights);
      }
      return sums;
    });
    return { all, clauses: ofClauses };
  }

  #weightsOf(word: string): Float64Array | undefined {
    const counted = this.#words.get(word);
    if (counted) counted.weights ??= this.#weigh(counted.counts);
    return counted?.weights;
  }

  #countTurns(words: ThemeWords, at: number): number {
    let turns = 0;
    for (const turn of Object.values(words).join('\n').split(/[,\n]/)) {
      const stems = new Set((turn.match(/\p{L}{2,}/gu) ?? []).map((word) => toWord(word).stem));
      for (const stem of stems) this.#count(stem, at, 1);
      if (stems.size > 0) turns += 1;
    }
    return turns;
  }

  #count(word: string, at: number, times: number): void {
    const counted = this.#words.get(word) ?? { counts: new Float64Array(this.#labels.length) };
    counted.counts[at]! += times;
    this.#words.set(word, counted);
  }

  #weigh(counts: Float64Array): Float64Array {
    const even = counts.map((count, at) => count / this.#shares[at]!);
    const total = even.reduce((sum, count) => sum + count, 0);
    const others = even.length - 1;
    return even.map((count) => Math.log((count + SMOOTHING) / ((total - count) / others + SMOOTHING)));
  }
}

function add(sums: Float64Array, weights: Float64Array): void {
  for (let at = 0; at < sums.length; at += 1) sums[at]! += weights[at]!;
}
