import { balance, conditions, load, pay } from './lexicons/themes-of-conditions.ts';
import { noTheme } from './lexicons/no-theme.ts';
import { communication, manager, recognition, team } from './lexicons/themes-of-people.ts';
import { growth, meaning, processes } from './lexicons/themes-of-work.ts';
import type { ThemeWords } from './lexicons/theme-words.ts';
import { Patterns } from './patterns.ts';
import type { Token } from './tokens.ts';
import { THEMES, type Theme } from './types.ts';

const MOST_THEMES = 3;
const CERTAIN = 2;
const LIKELY = 1;

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

/** What the words speak of: up to three themes, the one with most signs first. */
export function findThemes(tokens: readonly Token[]): readonly Theme[] {
  const scores = new Map<Theme, number>();
  const matches = signs.find(tokens);
  const covered = longestCover(matches, tokens.length);
  for (const { from, to, value } of matches) {
    // Within a longer turn («не хватает людей») a word alone («люди») means what the turn means.
    if (!value.theme || to - from < covered[from]!) continue;
    scores.set(value.theme, (scores.get(value.theme) ?? 0) + value.weight);
  }
  const certain = ranked(scores, CERTAIN);
  return (certain.length > 0 ? certain : ranked(scores, LIKELY)).slice(0, MOST_THEMES);
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
