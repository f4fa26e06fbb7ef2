import { peopleAsked } from './audience.ts';
import type { Run } from './repositories/run.ts';
import type { OpenedRun } from './repositories/open-runs.ts';
import type { Repositories } from '#data/repositories.ts';
import type { UsualTurnout } from '#shared/models/overview.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { usualTurnout, type ClosedRun } from '#shared/rules/usual-turnout.ts';
import { daysBetween, moscowDay } from '#shared/rules/working-days.ts';

/** So many earlier runs of a poll say what is usual. */
const EARLIER_RUNS = 6;

interface Known {
  readonly now: Date;
  readonly memberCount: number;
}

/** How many had usually answered by today of these open runs, of the number of people each asks. */
export type Usual = (run: Run, asked: number | null) => UsualTurnout | null;

/**
 * What earlier runs of the same polls, among those that were `opened`, newest first, say of open ones; surveys have one
 * run each, so nothing is usual of them.
 */
export async function usualOf(
  open: readonly Run[],
  opened: readonly Pick<OpenedRun, 'pollId' | 'runId'>[],
  repos: Pick<Repositories, 'runs' | 'results'>,
  { now, memberCount }: Known,
): Promise<Usual> {
  const isOpen = new Set(open.map(({ id }) => id));
  const earlier = open.flatMap(({ pollId }) =>
    opened.filter((run) => run.pollId === pollId && !isOpen.has(run.runId)).slice(0, EARLIER_RUNS),
  );
  const read = await repos.runs.findMany([...new Set(earlier.map(({ runId }) => runId))]);
  // Of one that was opened twice nobody knows which answers are of the same people.
  // Of one that was held elsewhere nobody knows the days.
  const closed = read.filter(({ published, reopened, past }) => !published && !reopened && past === null);
  const turnouts = await repos.results.turnouts(closed);
  const byPoll = Map.groupBy(
    closed.map((run, index) => ({ run, ...turnouts[index]! })),
    ({ run }) => run.pollId,
  );
  return (run, asked) => {
    if (asked === null || run.openedAt === null) return null;
    const before = byPoll.get(run.pollId) ?? [];
    const runs = before.flatMap(({ run: one, answered, days }): ClosedRun[] => {
      const people = peopleAsked(one, memberCount, answered);
      if (people === null || days === null || one.openedAt === null) return [];
      return [{ asked: people, answered: answered.total, byDay: inOrder(days, one.openedAt) }];
    });
    const day = daysBetween(moscowDay(new Date(run.openedAt)), moscowDay(now));
    // Of earlier runs whose answers waited no day was ever told: they are not told one by one by an open run of today.
    const atOnce = [run, ...before.map((one) => one.run)].every((one) => one.resultsVisibility === 'live');
    return usualTurnout(runs, { asked, day, step: atOnce ? 1 : SMALLEST_GROUP });
  };
}

/** How many answered on the first day of a run, on its second, … to the last on which somebody did. */
function inOrder(days: Readonly<Record<string, number>>, openedAt: string): number[] {
  const first = moscowDay(new Date(openedAt));
  const counts: number[] = [];
  for (const [day, count] of Object.entries(days)) {
    // An answer that was on its way at midnight stands under the day before.
    const place = Math.max(0, daysBetween(first, day));
    counts[place] = (counts[place] ?? 0) + count;
  }
  return Array.from(counts, (count) => count ?? 0);
}
