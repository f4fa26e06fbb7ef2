import type { Measurement } from '#functions/analysis/repositories/analysis-items.ts';
import { loadOf, warns } from '#functions/state/load.ts';
import type { Decision } from '#shared/models/decision.ts';
import type { Attention } from '#shared/models/overview.ts';
import { reachesTeam, type Reach } from '#shared/rules/own-people.ts';
import { levelOf } from '#shared/rules/workload-level.ts';
import { strongest, type Signal } from './signal.ts';
import type { SignalsOfRun } from './signals-of-run.ts';
import { loadSignals } from './team-load.ts';
import { teamStates } from './team-states.ts';
import { isJudged, loadWithin, statesWithin } from './within-reach.ts';

interface Known {
  /** What answers say of teams; null where nothing could be judged by them. */
  readonly poll: SignalsOfRun | null;
  readonly survey: SignalsOfRun | null;
  /** The newest measurement of load, and one of about a month before. */
  readonly measured: Measurement | null;
  readonly before: Measurement | null;
  /** What was decided and holds still. */
  readonly decided: readonly Decision[];
  /** Of which teams is told. */
  readonly reach: Reach;
  readonly now: Date;
  readonly workspaceId: string;
  /** Where load is read. */
  readonly to: string;
}

/**
 * Which teams need attention, how many more do, and what that is judged by. It is calm only where nothing on the same
 * screen says otherwise: a high load stands there with its day even when it is too old to warn of anybody.
 */
export function attentionOf({
  poll,
  survey,
  measured,
  before,
  reach,
  now,
  workspaceId,
  to,
  ...known
}: Known): Attention {
  // What chance explains is judged among all teams; told is what is within reach.
  const whole = measured && loadOf(measured);
  const load = whole && loadWithin(whole, reach);
  const decided = known.decided.filter(({ team }) => reachesTeam(reach, team));
  const holds = load !== null && warns(load, now);
  const ofLoad = holds ? loadSignals({ ...whole!, company: load.company }, before, { workspaceId, to }) : [];
  const signals = [...(poll?.signals ?? []), ...(survey?.signals ?? []), ...ofLoad].filter(({ team }) =>
    reachesTeam(reach, team),
  );
  const { told: teams, others } = strongest(signals.filter((signal) => !isDecided(signal, decided)));
  const judged = { answers: isJudged(poll, reach) || isJudged(survey, reach), load: holds && load.teams.length > 0 };
  const shown = load ? [...load.teams, ...(load.company ? [load.company] : [])] : [];
  const isHigh = shown.some(({ index }) => levelOf(index) === 'high');
  const calm = (judged.answers || judged.load) && signals.length === 0 && !isHigh;
  return {
    teams,
    others,
    decided,
    judged,
    ...statesWithin(teamStates(newer(poll, survey), load), reach),
    load,
    calm,
    ...(reach.all ? {} : { own: { teams: [...reach.teams].toSorted(), people: reach.people.size } }),
  };
}

/** The run that was opened later. */
function newer(one: SignalsOfRun | null, other: SignalsOfRun | null) {
  if (!one || !other) return (one ?? other)?.run ?? null;
  return one.run.opened_at < other.run.opened_at ? other.run : one.run;
}

function isDecided({ team, source }: Signal, decided: readonly Decision[]): boolean {
  return decided.some((one) => one.team === team && one.source === source);
}
