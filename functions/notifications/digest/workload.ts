import type { Measurement } from '#functions/analysis/repositories/analysis-items.ts';
import { loadOf } from '#functions/state/load.ts';
import { planOf } from '#functions/subscriptions/plan.ts';
import type { Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import { loadTitle } from '#shared/rules/load-title.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { levelOf } from '#shared/rules/workload-level.ts';
import { notificationsLetters } from '#text/notifications/letters.ts';
import type { Line } from './told.ts';
import type { Sending } from '../sending.ts';

/** So many teams are told of by name. */
const TEAMS_MAX = 3;

/** How loaded a workspace is, as the first screen has it at this moment; null where the plan does not open it, or it was not measured since. */
export async function loadNow(
  { id: workspaceId, ownerId }: Workspace,
  since: string,
  { repos, now }: Pick<Sending, 'repos' | 'now'>,
): Promise<Measurement | null> {
  const [plan, measured] = await Promise.all([
    planOf(repos, ownerId, now),
    repos.analyses.workloadMeasured(workspaceId),
  ]);
  const load = measured && loadOf(measured);
  return load && plan.features.includes('ai') && load.measured_at >= since ? measured : null;
}

/** The load in lines of a letter, in the words of the first screen; with the day where it is not today's. */
export function loadLines(measured: Measurement, now: Date): Line[] {
  // What makes the load high is put into words with it: in the language of each who reads.
  const said = () => loadOf(measured)!;
  const { teams, company, open, overdue, measured_at: at } = said();
  const day = moscowDay(new Date(at));
  const told = teams.length > 0 || (company && levelOf(company.index) === 'high');
  const high = teams.filter(({ index }) => levelOf(index) === 'high').slice(0, TEAMS_MAX);
  return [
    ...(told ? [() => loadTitle(said())] : []),
    ...(!told && company ? [() => notificationsLetters.digest.companyLoad(levelOf(company.index), company.index)] : []),
    ...high.map(({ team, index }) => () => {
      const { reason = null } = said().teams.find((one) => one.team === team) ?? {};
      return notificationsLetters.digest.teamLoad(team, index, reason ?? '');
    }),
    () => notificationsLetters.digest.overdue(overdue, open),
    ...(day === moscowDay(now) ? [] : [() => notificationsLetters.digest.countedOn(day)]),
  ];
}
