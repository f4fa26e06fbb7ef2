import type { PollType } from '../models/answers.ts';
import { isEnpsQuestion } from './enps.ts';
import type { Day } from './working-days.ts';
import { compareTexts } from './compare-texts.ts';

/** When each question was last asked by a recurring run, by its id. */
export type LastAsked = Readonly<Record<string, Day>>;

interface Rotated {
  readonly id: string;
}

/**
 * The questions of one run in the order of the poll: the one eNPS is computed from always, then those that have waited
 * longest, then those that come first. All of them where `count` is null, and never none.
 */
export function chooseQuestions<Q extends Rotated>(
  poll: { readonly type: PollType },
  questions: readonly Q[],
  count: number | null,
  lastAsked: LastAsked,
): Q[] {
  if (count === null || count >= questions.length) return [...questions];
  const places = questions.map(({ id }, position) => ({
    position,
    always: isEnpsQuestion(poll, position),
    // A question that was never asked has waited longest: '' stands before every day.
    waitsSince: lastAsked[id] ?? '',
  }));
  const chosen = places
    .toSorted(
      (a, b) =>
        Number(b.always) - Number(a.always) || compareTexts(a.waitsSince, b.waitsSince) || a.position - b.position,
    )
    .slice(0, Math.max(1, count))
    .map(({ position }) => position);
  return questions.filter((_, position) => chosen.includes(position));
}

/** The same record after these questions were asked; questions the poll no longer has are forgotten. */
export function afterAsking(
  lastAsked: LastAsked,
  poll: readonly Rotated[],
  asked: readonly Rotated[],
  day: Day,
): LastAsked {
  const now = new Set(asked.map(({ id }) => id));
  return Object.fromEntries(
    poll.flatMap(({ id }) => {
      const last = now.has(id) ? day : lastAsked[id];
      return last === undefined ? [] : [[id, last]];
    }),
  );
}
