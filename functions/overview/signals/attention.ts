import type { Measurement } from '#functions/analysis/repositories/analysis-items.ts';
import { loadOf, warns } from '#functions/state/load.ts';
import type { Decision } from '#shared/models/decision.ts';
import type { Attention } from '#shared/models/overview.ts';
import { levelOf } from '#shared/rules/workload-level.ts';
import { strongest, type Signal } from './signal.ts';
import type { SignalsOfRun } from './signals-of-run.ts';
import { loadSignals } from './team-load.ts';
import { teamStates } from './team-states.ts';

interface Known {
  /** What answers say of teams; null where nothing could be judged by them. */
  readonly poll: SignalsOfRun | null;
  readonly survey: SignalsOfRun | null;
  /** The newest measurement of load, and one of about a month before. */
  readonly measured: Measurement | null;
  readonly before: Measurement | null;
  /** What was decided and holds still. */
  readonly decided: readonly Decision[];
  readonly now: Date;
  readonly workspaceId: string;
  /** Where load is read. */
  readonly to: string;
}

/**
 * Which teams need attention, how many more do, and what that is judged by. It is calm only where nothing on the same
 * screen says otherwise: a high load stands there with its day even when it is too old to warn of anybody.
 */
export function attentionOf({ poll, survey, measured, before, decided, now, workspaceId, to }: Known): Attention {
  const load = measured && loadOf(measured);
  const holds = load !== null && warns(load, now);
  const ofLoad = holds ? loadSignals(load, before, { workspaceId, to }) : [];
  const signals = [...(poll?.signals ?? []), ...(survey?.signals ?? []), ...ofLoad];
  const { told: teams, others } = strongest(signals.filter((signal) => !isDecided(signal, decided)));
  const judged = { answers: poll !== null || survey !== null, load: holds && load.teams.length > 0 };
  const shown = load ? [...load.teams, ...(load.company ? [load.company] : [])] : [];
  const isHigh = shown.some(({ index }) => levelOf(index) === 'high');
  const calm = (judged.answers || judged.load) && signals.length === 0 && !isHigh;
  return { teams, others, decided: [...decided], judged, ...teamStates(newer(poll, survey), load), load, calm };
}

/** The run that was opened later. */
function newer(one: SignalsOfRun | null, other: SignalsOfRun | null) {
  if (!one || !other) return (one ?? other)?.run ?? null;
  return one.run.opened_at < other.run.opened_at ? other.run : one.run;
}

function isDecided({ team, source }: Signal, decided: readonly Decision[]): boolean {
  return decided.some((one) => one.team === team && one.source === source);
}
