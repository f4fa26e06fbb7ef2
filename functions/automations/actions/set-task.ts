import { fullName } from '#functions/workspaces/people.ts';
import { topRank } from '#functions/tasks/task-rank.ts';
import { newTaskWrites } from '#functions/tasks/repositories/tasks.ts';
import type { RuleAction } from '#shared/models/automation-rule.ts';
import { addDays, moscowMoment } from '#shared/rules/working-days.ts';
import { say } from '../said.ts';
import type { Effect, RuleExecution } from './rule-execution.ts';

const TITLE_MAX_LENGTH = 255;
const END_OF_DAY = '18:00';

/**
 * A task in the name of whoever has switched the rule on. Whoever has left is no author and not responsible for
 * anything: the owner stands in for them.
 */
export async function setTask(
  { title, responsible_id: responsibleId, deadline_days: days }: Extract<RuleAction, { kind: 'task' }>,
  { repos, rule, cause, workspace, today, now, newId }: RuleExecution,
): Promise<Effect> {
  const wanted = [rule.changedBy, responsibleId].filter((id) => id !== null);
  const here = new Set(
    (await repos.members.known(workspace.id, [...new Set(wanted)])).members.map((one) => one.userId),
  );
  const ofOwner = (id: string | null): string => (id !== null && here.has(id) ? id : workspace.ownerId);
  const at = now.toISOString();
  const author = ofOwner(rule.changedBy);
  const { person } = cause;
  const named = (person ? `${title}: ${fullName(person)}` : title).slice(0, TITLE_MAX_LENGTH);
  const name = named.slice(`${title}: `.length);
  const task = {
    id: newId(),
    workspaceId: workspace.id,
    title: named,
    description: null,
    status: 'NEW',
    subStatus: 'DEFAULT',
    priority: 'MEDIUM',
    responsibleId: ofOwner(responsibleId),
    createdBy: author,
    changedBy: author,
    deadline: moscowMoment(addDays(today, days), END_OF_DAY).toISOString(),
    dateStart: null,
    startDatePlan: null,
    endDatePlan: null,
    timeEstimate: '0',
    durationPlan: null,
    durationType: 'DAYS',
    group: [],
    source: { kind: 'rule', id: rule.id, text: cause.why },
    about: person && name !== '' ? { userId: person.userId, name } : null,
    createdAt: at,
    updatedAt: at,
    closedDate: null,
    rank: topRank(now),
    version: 1,
    countedOverdue: false,
  } as const;
  const toOwner = responsibleId !== null && !here.has(responsibleId);
  return {
    what: say('taskSet', { title, toOwner }),
    cost: null,
    writes: newTaskWrites(task, now).map((write) => ({ ...write, name: 'stale' }) as const),
  };
}
