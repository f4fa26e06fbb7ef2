import { Associations } from './associations.ts';
import { balance } from './lexicons/theme-balance.ts';
import { communication } from './lexicons/theme-communication.ts';
import { conditions } from './lexicons/theme-conditions.ts';
import { growth } from './lexicons/theme-growth.ts';
import { load } from './lexicons/theme-load.ts';
import { manager } from './lexicons/theme-manager.ts';
import { meaning } from './lexicons/theme-meaning.ts';
import { pay } from './lexicons/theme-pay.ts';
import { processes } from './lexicons/theme-processes.ts';
import { recognition } from './lexicons/theme-recognition.ts';
import { team } from './lexicons/theme-team.ts';
import { noTheme } from './lexicons/no-theme.ts';
import type { ThemeWords } from './lexicons/theme-words.ts';
import { Patterns } from './patterns.ts';
import type { Token } from './tokens.ts';
import { THEMES, type Theme } from './types.ts';

const MOST_THEMES = 3;
const CERTAIN = 2;
const LIKELY = 1;
const SEVERAL_WORDS = 1.5;
/** What the associations of words count beside the signs. */
const ASSOCIATION = 0.4;
/** Below it nothing is said of any theme. */
const LEAST_SCORE = 0.6;
/** The same where no word is a sign of a theme. */
const LEAST_UNSIGNED = 1.4;
/** What a further theme must have of the score of the first. */
const LEAST_SHARE = 0.3;
const JOINING = new Set(['и', 'но', 'а', 'зато', 'хотя', 'да', 'или']);

const words: Readonly<Record<Theme, ThemeWords>> = {
  pay,
  load,
  manager,
  team,
  growth,
  processes,
  conditions,
  meaning,
  recognition,
  communication,
  balance,
};

interface Sign {
  readonly theme: Theme | null;
  readonly weight: number;
}

const signs = new Patterns<Sign>([
  ...THEMES.flatMap((theme): [string, Sign, 'exact words'][] => [
    [words[theme].certain, { theme, weight: CERTAIN }, 'exact words'],
    [words[theme].likely, { theme, weight: LIKELY }, 'exact words'],
  ]),
  [noTheme, { theme: null, weight: 0 }],
]);

const associations = new Associations(words);

/**
 * What the words speak of: up to three themes, the one with most signs first. Each piece of a sentence speaks of one, the
 * one it names most plainly: what else it mentions is where or by whom («узнали от водителей»). What the words go with
 * elsewhere tips the balance.
 */
export function findThemes(tokens: readonly Token[]): readonly Theme[] {
  const signed = new Map<Theme, number>();
  for (const piece of scorePieces(tokens).values()) {
    const most = Math.max(...piece.values());
    const [theme] = [...piece].find(([, score]) => score === most)!;
    signed.set(theme, (signed.get(theme) ?? 0) + most);
  }
  const associated = associations.of(tokens);
  const scores = THEMES.map((theme, at) => ({
    theme,
    sign: signed.get(theme) ?? 0,
    score: (signed.get(theme) ?? 0) + ASSOCIATION * associated[at]!,
  })).toSorted((a, b) => b.score - a.score);
  const [best] = scores;
  if (!best || best.score < (best.sign > 0 ? LEAST_SCORE : LEAST_UNSIGNED)) return [];
  return scores
    .filter((one) => one === best || (one.sign >= CERTAIN && one.score >= best.score * LEAST_SHARE))
    .slice(0, MOST_THEMES)
    .map(({ theme }) => theme);
}

/** The signs of each piece: those of several words weigh more, those within a longer one («людей не хватает») nothing. */
function scorePieces(tokens: readonly Token[]): ReadonlyMap<number, ReadonlyMap<Theme, number>> {
  const pieces = piecesOf(tokens);
  const matches = signs.find(tokens);
  const covered = longestCover(matches, tokens.length);
  const scores = new Map<number, Map<Theme, number>>();
  for (const { from, to, value } of matches) {
    if (!value.theme || to - from < covered[from]!) continue;
    const piece = scores.get(pieces[from]!) ?? new Map<Theme, number>();
    scores.set(pieces[from]!, piece);
    const weight = to - from > 1 ? value.weight * SEVERAL_WORDS : value.weight;
    piece.set(value.theme, (piece.get(value.theme) ?? 0) + weight);
  }
  return scores;
}

/** For each token the number of its piece: clauses, and what an «и» or «но» joins. */
function piecesOf(tokens: readonly Token[]): readonly number[] {
  let piece = 0;
  return tokens.map((token, at) => {
    if (at > 0 && (token.clause !== tokens[at - 1]!.clause || JOINING.has(token.normal))) piece += 1;
    return piece;
  });
}

/** For each token the length of the longest turn around it. */
function longestCover(matches: readonly { from: number; to: number }[], length: number): readonly number[] {
  const cover = Array.from({ length }, () => 0);
  for (const { from, to } of matches) {
    for (let at = from; at < to; at += 1) cover[at] = Math.max(cover[at]!, to - from);
  }
  return cover;
}
