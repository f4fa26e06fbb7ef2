import { Associations } from './associations.ts';
import { clausesOf, numberClauses } from './clauses.ts';
import { readLexicon, type ThemeWords, type WordCounts } from './lexicons.ts';
import { Patterns } from './patterns.ts';
import type { Token } from './tokens.ts';
import { THEMES, type Theme } from './types.ts';

const CERTAIN = 2;
const LIKELY = 1;
const SEVERAL_WORDS = 1.5;
const MOST = 4;
/** A clause with one likely word is less sure of its theme than one with several. */
const DOUBT = 0.5;

export const THEME_SIGNS = ['turns', 'share', 'words', 'lead', 'clauseLead'] as const;

/** How strongly each sign of a theme stands in a text. */
export type ThemeEvidence = Readonly<Record<(typeof THEME_SIGNS)[number], number>>;

let themes: Readonly<Record<Theme, ThemeWords>> | undefined;

/** The lexicon of each theme, read with the first text. */
function readThemes(): Readonly<Record<Theme, ThemeWords>> {
  return (themes ??= themeLexicons());
}

function themeLexicons(): Readonly<Record<Theme, ThemeWords>> {
  const entries = THEMES.map((theme) => [theme, readLexicon(`theme-${theme}`, 'certain', 'likely')]);
  return Object.fromEntries(entries) as Record<Theme, ThemeWords>; // one for each theme
}

interface Turn {
  readonly theme: Theme | null;
  readonly weight: number;
}

const lexicon = new Patterns<Turn>(() => {
  const words = readThemes();
  return [
    ...THEMES.flatMap((theme): [string, Turn, 'exact words'][] => [
      [words[theme].certain, { theme, weight: CERTAIN }, 'exact words'],
      [words[theme].likely, { theme, weight: LIKELY }, 'exact words'],
    ]),
    [readLexicon('no-theme', 'noTheme').noTheme, { theme: null, weight: 0 }],
  ];
});

/** What words go with the themes, by labelled comments and by the lexicons. */
export function associateThemes(readCounts: () => WordCounts<Theme>): Associations<Theme> {
  return new Associations(THEMES, () => ({ counts: readCounts(), lexicons: readThemes() }));
}

/** What of a text speaks for each theme, in the order of `THEMES`. */
export function gatherThemeEvidence(tokens: readonly Token[], associations: Associations<Theme>): ThemeEvidence[] {
  const clauses = weighClauses(tokens);
  const turns = totalsOf(clauses);
  const shares = sharesOf(clauses);
  const associated = associations.of(clausesOf(tokens).map(stemsOf));
  const leads = leadsOf(associated.all);
  const clauseLeads = associated.clauses.map((clause) => (clause === associated.all ? leads : leadsOf(clause)));
  return THEMES.map((theme, at) => ({
    turns: Math.min(turns.get(theme) ?? 0, MOST),
    share: shares.get(theme) ?? 0,
    words: Math.max(associated.all[at]!, 0),
    lead: leads[at]!,
    clauseLead: clauseLeads.reduce((most, clause) => Math.max(most, clause[at]!), -Infinity),
  }));
}

/** What of a text is counted by themes. */
export function stemsOf(tokens: readonly Token[]): string[] {
  return tokens.map((token) => token.stem);
}

/** The turns of the lexicons in each clause: those of several words weigh more, those within a longer one (“there are too few people”) nothing. */
function weighClauses(tokens: readonly Token[]): readonly ReadonlyMap<Theme, number>[] {
  const numbers = numberClauses(tokens);
  const matches = lexicon.find(tokens);
  const covered = longestCover(matches, tokens.length);
  const clauses = new Map<number, Map<Theme, number>>();
  for (const { from, to, value } of matches) {
    if (!value.theme || to - from < covered[from]!) continue;
    const clause = clauses.get(numbers[from]!) ?? new Map<Theme, number>();
    clauses.set(numbers[from]!, clause);
    const weight = to - from > 1 ? value.weight * SEVERAL_WORDS : value.weight;
    clause.set(value.theme, (clause.get(value.theme) ?? 0) + weight);
  }
  return [...clauses.values()];
}

function totalsOf(clauses: readonly ReadonlyMap<Theme, number>[]): ReadonlyMap<Theme, number> {
  const totals = new Map<Theme, number>();
  for (const clause of clauses) {
    for (const [theme, weight] of clause) totals.set(theme, (totals.get(theme) ?? 0) + weight);
  }
  return totals;
}

/**
 * What each theme has of the clauses, each clause given to the theme that it names most plainly: what else it mentions
 * is where or by whom (“we heard it from the drivers”).
 */
function sharesOf(clauses: readonly ReadonlyMap<Theme, number>[]): ReadonlyMap<Theme, number> {
  const main = totalsOf(
    clauses.map((clause) => {
      const most = Math.max(...clause.values());
      return new Map([[...clause].find(([, weight]) => weight === most)!]);
    }),
  );
  const total = [...main.values()].reduce((sum, weight) => sum + weight, DOUBT);
  return new Map([...main].map(([theme, weight]) => [theme, weight / total]));
}

/** By how much each exceeds the greatest of the others. */
function leadsOf(values: Float64Array): Float64Array {
  let [first, second] = [-Infinity, -Infinity];
  for (const value of values) {
    if (value > first) [first, second] = [value, first];
    else if (value > second) second = value;
  }
  return values.map((value) => value - (value === first ? second : first));
}

/** For each token the length of the longest turn around it. */
function longestCover(matches: readonly { from: number; to: number }[], length: number): readonly number[] {
  const cover = Array.from({ length }, () => 0);
  for (const { from, to } of matches) {
    for (let at = from; at < to; at += 1) cover[at] = Math.max(cover[at]!, to - from);
  }
  return cover;
}
