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

/**
 * What the words speak of: up to three themes, the one with most signs first. Each piece of a sentence speaks of one, the
 * one it names most plainly: what else it mentions is where or by whom («узнали от водителей»).
 */
export function findThemes(tokens: readonly Token[]): readonly Theme[] {
  const scores = new Map<Theme, number>();
  for (const piece of scorePieces(tokens).values()) {
    const most = Math.max(...piece.values());
    const [theme] = [...piece].find(([, score]) => score === most)!;
    scores.set(theme, (scores.get(theme) ?? 0) + most);
  }
  const certain = ranked(scores, CERTAIN);
  return (certain.length > 0 ? certain : ranked(scores, LIKELY)).slice(0, MOST_THEMES);
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

function ranked(scores: ReadonlyMap<Theme, number>, least: number): Theme[] {
  return THEMES.filter((theme) => (scores.get(theme) ?? 0) >= least).toSorted(
    (a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0),
  );
}
