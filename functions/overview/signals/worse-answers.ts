import type { RunKind } from '#shared/rules/run-kinds.ts';
import { benjaminiHochberg } from '#shared/rules/statistics/benjamini-hochberg.ts';
import { DifferenceTest } from '#shared/rules/statistics/difference-test.ts';
import { oriented, type Judged } from '#shared/rules/direction.ts';
import { sum } from '#shared/rules/sum.ts';
import { ALERT } from './alerts.ts';
import { overviewSignals } from '#text/overview/signals.ts';
import { decisionOn } from './decision-words.ts';
import { meanShown } from '#shared/rules/statistics/mean-shown.ts';
import { looksAlike, strengthOf, sureOf, toneOf, type Signal } from './signal.ts';

/** What the people of a team, or all others together, gave to a question on a scale; null where that is not told. */
export interface ShownGroup {
  /** Null for all others together. */
  readonly team: string | null;
  /** By question, by number of its scale, from the lowest. */
  readonly counts: readonly (readonly number[] | null)[];
  /** How many of the group were asked; left out or null where nobody knows. */
  readonly invited?: number | null;
  /** By question, where that was settled before: whether this group answers worse than all others by more than chance. */
  readonly worse?: readonly boolean[];
}

/** A question on a scale of which it is known which answers are the better ones: of no other a team is named. */
export interface ScaleQuestion {
  readonly text: string;
  /** The numbers of its scale, from the lowest. */
  readonly values: readonly number[];
  readonly direction: Judged;
}

/** Where the answers are read: the address of the results, and whose they are. */
export interface AnswersSource {
  readonly source: RunKind;
  /** The poll or the survey. */
  readonly id: string;
  readonly title: string;
  readonly to: string;
  /** Below so many answers there is no interval; left out for five. */
  readonly smallest?: number;
}

interface Cell {
  readonly team: string;
  readonly question: ScaleQuestion;
  readonly own: readonly number[];
  readonly others: readonly number[];
  readonly invited: number | null;
  readonly p: number;
  /** Settled before; null where it is settled here. */
  readonly worse: boolean | null;
}

/**
 * Teams that answer a question on a scale worse than everybody else (lower, or higher where lower is better: x′ = low +
 * high − x), by more than chance among all teams and questions (Benjamini and Hochberg, held against the share of
 * alerts). Each team once, by its clearest question. Where it was settled before that a group is no worse, that holds.
 * Only what is told of groups is looked at, so nothing is told that the results do not tell.
 */
export function worseAnswers(
  groups: readonly ShownGroup[],
  questions: readonly (ScaleQuestion | null)[],
  from: AnswersSource,
): Signal[] {
  const cells = questions.flatMap((question, place) => (question ? cellsOf(groups, question, place) : []));
  const adjusted = benjaminiHochberg(cells.map(({ p }) => p));
  const worse = cells
    .map((cell, index) => ({ ...cell, p: adjusted[index]! }))
    .filter((cell) => cell.worse !== false && cell.p <= ALERT && isWorse(cell));
  const clearest = [...Map.groupBy(worse, ({ team }) => team).values()].map(
    (of) => of.toSorted((a, b) => a.p - b.p)[0]!,
  );
  return clearest.map((cell) => signalOf(cell, from));
}

function cellsOf(groups: readonly ShownGroup[], question: ScaleQuestion, place: number): Cell[] {
  const told = groups.flatMap(({ team, counts, invited = null, worse }) => {
    const own = counts[place];
    return own ? [{ team, own, invited, worse: worse?.[place] ?? null }] : [];
  });
  const all = question.values.map((_, at) => sum(told.map(({ own }) => own[at] ?? 0)));
  const test = new DifferenceTest(question.values, all);
  return told.flatMap(({ team, own, invited, worse }) => {
    const p = team === null ? null : test.p(own);
    if (team === null || p === null) return [];
    return [{ team, question, own, others: all.map((count, at) => count - (own[at] ?? 0)), invited, p, worse }];
  });
}

function isWorse(cell: Cell): boolean {
  const { values, direction } = cell.question;
  const [own, others] = [mean(cell, 'own'), mean(cell, 'others')].map((one) => oriented(one, values, direction));
  return own! < others!;
}

function mean({ question, ...cell }: Cell, side: 'own' | 'others'): number {
  const counts = cell[side];
  return sum(counts.map((count, at) => count * question.values[at]!)) / sum(counts);
}

function signalOf(cell: Cell, { source, id, title, to, smallest }: AnswersSource): Signal {
  const { team, question, invited, p } = cell;
  const own = meanShown(cell.own, question.values, { asked: invited, smallest });
  const others = meanShown(cell.others, question.values, { smallest });
  const isLowerBetter = question.direction === 'lower_is_better';
  const { low, high } = own;
  // Where nearly all who were asked have answered there is nothing left to be unsure of.
  const range = low !== null && high !== null && !looksAlike(low, high) ? { low, high } : null;
  const { worse, openResults } = overviewSignals;
  return {
    team,
    source,
    subject_id: id,
    tone: toneOf(p),
    sure: sureOf(p),
    label: isLowerBetter ? worse.highLabel : worse.lowLabel,
    claim: isLowerBetter ? worse.highClaim : worse.lowClaim,
    comparisons: [
      {
        kind: 'means',
        question: withoutScale(question.text),
        from: question.values[0]!,
        to: question.values.at(-1)!,
        lower_is_better: isLowerBetter,
        own,
        others,
      },
    ],
    ...decisionOn('worse'),
    metric: null,
    why: worse.why({
      question: withoutScale(question.text),
      own: own.value,
      top: question.values.at(-1)!,
      range,
      others: others.value,
      lowerIsBetter: isLowerBetter,
    }),
    evidence: [{ text: worse.evidence(own.answered, title), to }],
    action: { text: openResults, to },
    strength: strengthOf(p),
  };
}

/** A question without what follows its question mark: “1 is hardly ever, 5 is nearly always” explains the scale. */
export function withoutScale(text: string): string {
  const end = text.indexOf('?');
  return end === -1 ? text : text.slice(0, end + 1);
}
