import { shareOf } from '#shared/rules/statistics/share.ts';
import { addDays } from '#shared/rules/working-days.ts';
import type { Metric } from '#shared/models/analysis.ts';
import type { Observation, Observed } from './effect.ts';

/** How a figure of the workload was on a day. */
export interface MeasuredOn {
  readonly day: string;
  readonly metrics: readonly Metric[];
}

/** A measurement so many days before the beginning still says how it was. */
export const DAYS_BEFORE = 60;
/** From so many days on a change of how people work can show in their tasks. */
export const DAYS_UNTIL_EFFECT = 28;

/** The figure of the workload that an initiative is to lower, before it began and as it was last measured. */
export function workloadObserved(
  key: string,
  { startedOn, today }: { readonly startedOn: string; readonly today: string },
  { before, newest }: { readonly before: MeasuredOn | null; readonly newest: MeasuredOn | null },
): Observed {
  const first = addDays(startedOn, DAYS_UNTIL_EFFECT);
  const isOver = newest !== null && newest.day >= first;
  const label = [newest, before].map((one) => metricOf(one, key)?.label).find((text) => text !== undefined);
  return {
    label: label ?? key,
    before: observed(before, key),
    after: isOver ? observed(newest, key) : null,
    early: today < first ? `ещё рано: сравним после ${dayText(first)}` : null,
  };
}

function observed(measured: MeasuredOn | null, key: string): Observation | null {
  const metric = metricOf(measured, key);
  if (!measured || !metric) return null;
  const { count, of } = metric;
  return { count, of, from: measured.day, to: measured.day, figure: shareOf(count, of) };
}

function metricOf(measured: MeasuredOn | null, key: string): Metric | undefined {
  return measured?.metrics.find((one) => one.key === key);
}

/** «24.11.2026». */
export function dayText(day: string): string {
  return day.split('-').toReversed().join('.');
}
