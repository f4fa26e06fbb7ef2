import type { TeamSignal } from '#shared/models/overview.ts';
import { overviewSignals } from '#text/overview/signals.ts';

/**
 * How many working days there are for what may be done about each kind of signal, of a load by what makes it high. By
 * when is the time such steps take, not a promise that they help.
 */
const WORKING_DAYS = { worse: 5, fewer: 5, overdue: 3, flow: 3, people: 3 } as const;

/** What may be done about a kind of signal, and by when. */
export function decisionOn(kind: keyof typeof WORKING_DAYS): Pick<TeamSignal, 'steps' | 'working_days'> {
  return { steps: [...overviewSignals.steps[kind]], working_days: WORKING_DAYS[kind] };
}
