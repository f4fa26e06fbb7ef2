import { wordCounts } from './lexicons/word-counts.ts';
import type { ThemeWords } from './lexicons/theme-words.ts';
import type { Token } from './tokens.ts';
import { THEMES, type Theme } from './types.ts';
import { toWord } from './words.ts';

/** A labelled comment says more of a word than a turn of a lexicon. */
const COMMENT_WEIGHT = 2;
/** As if each word had been seen so often with the themes as they come: rare words prove little. */
const SMOOTHING = 3;
const THEME_COUNT = THEMES.length;

/**
 * How much each word speaks for a theme or against it, apart from the turns it stands in: the logarithm of how much
 * more often it goes with the theme than any word does, counted over labelled comments and over the lexicons
 * themselves (naive Bayes).
 */
export class Associations {
  readonly #counts = new Map<string, Float64Array>();
  readonly #found = new Map<string, Float64Array>();
  readonly #shares: readonly number[];

  constructor(lexicons: Readonly<Record<Theme, ThemeWords>>) {
    const totals = THEMES.map((theme, at) => {
      let total = wordCounts[theme].comments * COMMENT_WEIGHT;
      for (const entry of wordCounts[theme].words.trim().split(/\s*,\s*/)) {
        const [stem = '', times] = entry.split(' ');
        this.#count(stem, at, Number(times) * COMMENT_WEIGHT);
      }
      for (const turn of Object.values(lexicons[theme]).join('\n').split(/[,\n]/)) {
        const stems = new Set((turn.match(/[\p{L}\d]+/gu) ?? []).map((word) => toWord(word).stem));
        for (const stem of stems) this.#count(stem, at, 1);
        if (stems.size > 0) total += 1;
      }
      return total;
    });
    const all = totals.reduce((sum, total) => sum + total, 0);
    this.#shares = totals.map((total) => total / all);
  }

  /** For each theme, in the order of `THEMES`, what the words say together; a word said twice counts once. */
  of(tokens: readonly Token[]): Float64Array {
    const sums = new Float64Array(THEME_COUNT);
    for (const stem of new Set(tokens.map((token) => token.stem))) {
      const weights = this.#weightsOf(stem);
      if (weights) for (let at = 0; at < THEME_COUNT; at += 1) sums[at]! += weights[at]!;
    }
    return sums;
  }

  #count(stem: string, at: number, times: number): void {
    const counts = this.#counts.get(stem) ?? new Float64Array(THEME_COUNT);
    counts[at]! += times;
    this.#counts.set(stem, counts);
  }

  #weightsOf(stem: string): Float64Array | undefined {
    const known = this.#found.get(stem);
    const counts = this.#counts.get(stem);
    if (known || !counts) return known;
    const total = counts.reduce((sum, count) => sum + count, 0);
    const weights = counts.map((count, at) => Math.log((count / this.#shares[at]! + SMOOTHING) / (total + SMOOTHING)));
    this.#found.set(stem, weights);
    return weights;
  }
}
