import { loadOf } from '#functions/state/load.ts';
import { planOf } from '#functions/subscriptions/plan.ts';
import type { Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import type { TeamLoad } from '#shared/models/overview.ts';
import { loadTitle } from '#shared/rules/load-title.ts';
import { formatNumber, plural } from '#shared/rules/plural.ts';
import { quoted } from '#shared/rules/quoted.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { levelOf } from '#shared/rules/workload-level.ts';
import { dayText } from '../letter-dates.ts';
import type { Sending } from '../sending.ts';
import { levelWords } from '#text/rules/workload-level.ts';

/** So many teams are told of by name. */
const TEAMS_MAX = 3;

/** How loaded a workspace is, as the first screen has it at this moment; null where the plan does not open it, or it was not measured since. */
export async function loadNow(
  { id: workspaceId, ownerId }: Workspace,
  since: string,
  { repos, now }: Pick<Sending, 'repos' | 'now'>,
): Promise<TeamLoad | null> {
  const [plan, measured] = await Promise.all([
    planOf(repos, ownerId, now),
    repos.analyses.workloadMeasured(workspaceId),
  ]);
  const load = measured && loadOf(measured);
  return load && plan.features.includes('ai') && load.measured_at >= since ? load : null;
}

/** The load in lines of a letter, in the words of the first screen; with the day where it is not today's. */
export function loadLines(load: TeamLoad, now: Date): string[] {
  const { teams, company, open, overdue, measured_at: at } = load;
  const day = moscowDay(new Date(at));
  const told = teams.length > 0 || (company && levelOf(company.index) === 'high');
  const high = teams.filter(({ index }) => levelOf(index) === 'high').slice(0, TEAMS_MAX);
  const tasks = plural(open, 'открытой задачи', 'открытых задач', 'открытых задач');
  return [
    ...(told ? [loadTitle(load)] : []),
    ...(!told && company
      ? [`Нагрузка ${levelWords[levelOf(company.index)]}: индекс ${formatNumber(company.index)} из 100`]
      : []),
    ...high.map(
      ({ team, index, reason }) =>
        `${quoted(team)}: индекс ${formatNumber(index)} из 100${reason ? `, ${reason}` : ''}`,
    ),
    `Просрочено ${formatNumber(overdue)} из ${tasks} в Тонусе и Bitrix24 вместе`,
    ...(day === moscowDay(now) ? [] : [`Посчитано ${dayText(day)}`]),
  ];
}
