import type { Measurement } from '#functions/analysis/repositories/analysis-items.ts';
import type { Attention } from '#shared/models/overview.ts';
import { levelOf } from '#shared/rules/workload-level.ts';
import { strongest, type Signal } from './signal.ts';
import { loadSignals, teamLoad } from './team-load.ts';

const DAY_MILLISECONDS = 86_400_000;
/** A load that was measured longer ago is told with its day, and warns of nobody. */
const LOAD_HOLDS_DAYS = 14;

interface Known {
  /** What answers say of teams; null where nothing could be judged by them. */
  readonly poll: readonly Signal[] | null;
  readonly survey: readonly Signal[] | null;
  /** The newest measurement of load, and one of about a month before. */
  readonly measured: Measurement | null;
  readonly before: Measurement | null;
  readonly now: Date;
  /** Where load is read. */
  readonly to: string;
}

/**
 * Which teams need attention, how many more do, and what that is judged by. It is calm only where nothing on the same
 * screen says otherwise: a high load stands there with its day even when it is too old to warn of anybody.
 */
export function attentionOf({ poll, survey, measured, before, now, to }: Known): Attention {
  const load = measured && teamLoad(measured);
  const holds = load !== null && now.getTime() - Date.parse(load.measured_at) < LOAD_HOLDS_DAYS * DAY_MILLISECONDS;
  const ofLoad = holds ? loadSignals(load, before, to) : [];
  const { told: teams, others } = strongest([...(poll ?? []), ...(survey ?? []), ...ofLoad]);
  const judged = { answers: poll !== null || survey !== null, load: holds && load.teams.length > 0 };
  const shown = load ? [...load.teams, ...(load.company ? [load.company] : [])] : [];
  const isHigh = shown.some(({ index }) => levelOf(index) === 'high');
  const calm = (judged.answers || judged.load) && teams.length === 0 && !isHigh;
  return { teams, others, judged, load, calm };
}
