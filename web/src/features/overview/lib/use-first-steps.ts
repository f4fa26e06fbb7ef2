import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { usePortal, useTaskSource } from '#web/lib/use-portal.ts';
import { useEverOpened, usePulse, useStats } from '../api.ts';
import { doneSteps, FIRST_STEPS, type FirstStep } from './first-steps.ts';

/** How far a workspace is set up that has no figures yet. */
export interface SetUpState {
  readonly done: ReadonlySet<FirstStep>;
  /** Nobody but the reader is in the space. */
  readonly alone: boolean;
  /** So many are expected by the company's directory, and nobody has written to them. */
  readonly untold: number;
  /** There is nothing to show but the steps. */
  readonly empty: boolean;
}

/** The first steps while there are no figures; null once there are, or all is done, undefined while it is not known. */
export function useFirstSteps(workspaceId: string): SetUpState | null | undefined {
  const { data: pulse, error: pulseError } = usePulse(workspaceId);
  const hasRuns = pulse && pulse.runs.length > 0;
  const hasFigures = pulse && (pulse.enps !== null || pulse.runs.some(({ answered }) => answered >= SMALLEST_GROUP));
  const stats = useStats(workspaceId);
  const portal = usePortal(workspaceId);
  const source = useTaskSource(workspaceId);
  const opened = useEverOpened(workspaceId, hasRuns === false && hasFigures === false);
  if (pulseError !== undefined || hasFigures) return null;
  if ([stats, portal, source, opened].some(({ error }) => error !== undefined)) return null;
  const pollOpened = hasRuns || opened.data;
  if (!pulse || !stats.data || !portal.data || !source.data || pollOpened === undefined) return undefined;
  // Runs that are over had their say: whoever has seen them needs no first steps.
  if (pollOpened && !hasRuns) return null;
  const { members, invitations, untold } = stats.data;
  const done = doneSteps({
    members,
    invitations,
    untold,
    pollOpened,
    tasksConnected: portal.data.webhook_url !== null || source.data.kind !== null,
  });
  if (done.size === FIRST_STEPS.length) return null;
  return { done, alone: members + invitations === 1, untold, empty: !pollOpened };
}
