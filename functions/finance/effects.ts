import { effectOf } from '#functions/analysis/initiatives/effect.ts';
import { DAYS_BEFORE, workloadObserved, type MeasuredOn } from '#functions/analysis/initiatives/workload-effect.ts';
import type { Measurement } from '#data/analysis-items.ts';
import type { StoredInitiative } from '#data/initiatives.ts';
import type { Repositories } from '#data/repositories.ts';
import type { Effect, MeasureChoice } from '#shared/models/finance/money.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';

interface Context {
  readonly repos: Pick<Repositories, 'analyses'>;
  readonly workspaceId: string;
  readonly now: Date;
}

/** What was last measured of the workload, for all initiatives of a list. */
export async function newestMeasurement({ repos, workspaceId }: Context): Promise<Measurement | null> {
  return repos.analyses.workloadMeasured(workspaceId);
}

/** What an initiative has changed; null where it is to change nothing that is measured. */
export async function effectNow(
  context: Context,
  { measure, startedOn }: StoredInitiative,
  newest: Measurement | null,
): Promise<Effect | null> {
  if (measure === null) return null;
  const label = LABELS[measure.kind];
  if (startedOn === null) {
    return effectOf({ label, before: null, after: null, early: 'ещё рано: инициатива не началась' });
  }
  const { repos, workspaceId, now } = context;
  const before = await repos.analyses.workloadMeasuredBetween(workspaceId, addDays(startedOn, -DAYS_BEFORE), startedOn);
  const days = { startedOn, today: moscowDay(now) };
  return effectOf(workloadObserved(measure.key ?? '', days, { before: onDay(before), newest: onDay(newest) }));
}

/** What an initiative can be measured by: the figures of the workload that were measured last, and leaving. */
export function measuresOf(newest: Measurement | null): MeasureChoice[] {
  return [
    { kind: 'left_in_90_days', key: null, label: LABELS.left_in_90_days },
    { kind: 'turnover', key: null, label: LABELS.turnover },
    ...(newest?.metrics ?? []).map(({ key, label }) => ({ kind: 'workload' as const, key, label })),
  ];
}

const LABELS = {
  left_in_90_days: 'Ушли в первые 90 дней',
  turnover: 'Текучесть за год',
  workload: 'Нагрузка',
} as const;

function onDay(measurement: Measurement | null): MeasuredOn | null {
  return measurement && { day: measurement.at.slice(0, 10), metrics: measurement.metrics };
}
