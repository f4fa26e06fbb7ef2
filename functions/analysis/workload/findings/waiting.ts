import { medianOf } from '#shared/rules/median.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { say } from '../say.ts';
import { having, traitMetric } from '../traits.ts';
import { completedSince, PERIOD_DAYS, type Group, type Work } from '../work.ts';
import { severityBy } from '../../severity.ts';
import { findingOf, type Finding } from './finding.ts';

const FEWEST = 5;
/** The share of open tasks that waits from which it is so severe; below the least of them it is no finding. */
const SEVERITY = { high: 0.4, medium: 0.2 };
/** With fewer values the interval of a median reaches over all of them. */
const FEWEST_FOR_MEDIAN = 6;
const Z_95 = 1.96;

/**
 * Tasks that wait for somebody else, where they are many and have been there for longer than a task usually takes. When
 * a task began to wait is not known: it is counted from when it was set.
 */
export function waitingFindings(work: Work): Finding[] {
  const teams = work.teams.flatMap((team) => waitingOf(team, work) ?? []);
  return teams.length > 0 ? teams : [waitingOf(work.company, work) ?? []].flat();
}

function waitingOf(group: Group, { now, since }: Work): Finding | null {
  const waiting = having('waiting', group, now);
  const share = waiting.length / group.open.length;
  if (waiting.length < FEWEST || share < SEVERITY.medium) return null;
  const ages = waiting.flatMap(({ created }) => (created === null ? [] : [(now - created) / DAY_MS]));
  const taken = completedSince(group.items, since).flatMap(({ created, closed }) =>
    created === null ? [] : [(closed! - created) / DAY_MS],
  );
  if (ages.length < FEWEST_FOR_MEDIAN || taken.length < FEWEST_FOR_MEDIAN) return null;
  const [age, usual] = [medianWithRange(ages), wholeDays(medianOf(taken)!)];
  if (age.low <= usual) return null;
  return findingOf(group, {
    kind: 'waiting',
    type: 'risk',
    severity: severityBy(share, SEVERITY),
    confidence: 'middle',
    what: say('waiting'),
    description: say('waitingText', {
      waiting: waiting.length,
      open: group.open.length,
      age,
      days: PERIOD_DAYS,
      usual,
    }),
    count: waiting.length,
    of: group.open.length,
    chips: [{ name: 'waiting', items: waiting }],
    metric: traitMetric('waiting', group, now),
  });
}

const wholeDays = (value: number) => Math.round(value);

/** The median with its 95 % interval: the values that stand so far from the middle in order (the sign test's). */
function medianWithRange(values: readonly number[]): { middle: number; low: number; high: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const { length } = sorted;
  const rank = Math.max(0, Math.floor((length - Z_95 * Math.sqrt(length)) / 2) - 1);
  return {
    middle: wholeDays(medianOf(sorted)!),
    low: wholeDays(sorted[rank]!),
    high: wholeDays(sorted[length - 1 - rank]!),
  };
}
