import { createUsers } from '#functions/accounts/repositories/users.ts';
import { createAutomationRules } from '#functions/automations/repositories/automation-rules.ts';
import { peopleAsked } from '#functions/runs/audience.ts';
import { enpsOf } from '#functions/runs/poll-figures.ts';
import { createResults } from '#functions/runs/repositories/results.ts';
import { createRuns } from '#functions/runs/repositories/runs.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import { resultsPathOf } from '#functions/runs/run-path.ts';
import { createTasks } from '#functions/tasks/repositories/tasks.ts';
import { fullName } from '#functions/workspaces/people.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import type { Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import type { Opened } from '#data/open-repositories.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { WEBHOOK_TEST, WEBHOOK_VERSION } from '#shared/rules/webhooks.ts';
import type { StoredEvent } from '../repositories/webhook.ts';

/** What is looked up for what is sent. */
export const payloadRepositories = {
  automationRules: createAutomationRules,
  members: createMembers,
  results: createResults,
  runs: createRuns,
  tasks: createTasks,
  users: createUsers,
};

/** For whom and with what an event is put into words. */
interface Telling {
  readonly repos: Opened<typeof payloadRepositories>;
  readonly workspace: Pick<Workspace, 'id' | 'name' | 'memberCount'>;
  readonly siteUrl: string;
  readonly withAddresses: boolean;
}

type Data = Readonly<Record<string, unknown>>;

/**
 * What is sent of an event. Names and figures are those of the moment it is sent; what is gone by then is told by its id
 * alone. Nothing in it is an answer, or says who has given one.
 */
export async function payloadOf(event: StoredEvent, telling: Telling): Promise<string> {
  const { id, name } = telling.workspace;
  const data = await dataOf(event, telling);
  const version = WEBHOOK_VERSION;
  return JSON.stringify({ type: event.type, timestamp: event.at, version, data: { workspace: { id, name }, ...data } });
}

async function dataOf({ type, aboutId, memberId }: StoredEvent, telling: Telling): Promise<Data> {
  const { repos, workspace, siteUrl } = telling;
  switch (type) {
    case 'run.opened':
    case 'run.closed':
      return { run: runData(aboutId, await repos.runs.find(aboutId ?? ''), telling) };
    case 'results.settled':
      return resultsData(aboutId, telling);
    case 'member.joined':
    case 'member.left':
      return { member: await memberData(memberId, telling) };
    case 'task.created': {
      const [task] = await repos.tasks.findMany(workspace.id, aboutId === null ? [] : [aboutId]);
      const title = task?.title ?? null;
      return { task: { id: aboutId, title, deadline: task?.deadline ?? null, link: `${siteUrl}/app?section=tasks` } };
    }
    case 'rule.fired': {
      const rule = await repos.automationRules.find(workspace.id, aboutId ?? '');
      const kinds = { condition: rule?.condition.kind ?? null, action: rule?.action.kind ?? null };
      return { rule: { id: aboutId, ...kinds, link: `${siteUrl}/app/finance/rules` } };
    }
    case WEBHOOK_TEST:
      return { message: 'test' };
  }
}

function runData(id: string | null, run: Run | null, { siteUrl, workspace }: Telling): Data {
  // The id of another workspace's run would have come from nowhere: said once more all the same.
  if (!run || run.workspaceId !== workspace.id) return { id, title: null, name: null, kind: null, link: null };
  const { title, name, kind, isAnonymous: anonymous, deadline } = run;
  return { id, title, name, kind, anonymous, deadline, link: `${siteUrl}${resultsPathOf(run)}` };
}

/**
 * Figures as everybody is shown them who reads results, from the one place that gives any; of fewer than five answers
 * nothing at all is told, not even how many there were.
 */
async function resultsData(id: string | null, telling: Telling): Promise<Data> {
  const { repos, workspace } = telling;
  const run = await repos.runs.find(id ?? '');
  const told = { run: runData(id, run, telling) };
  if (!run || run.workspaceId !== workspace.id) return { ...told, results: 'hidden' };
  const [figures] = await repos.results.figures([run]);
  const { counts, answered } = figures!;
  if (counts.responses < SMALLEST_GROUP) return { ...told, results: 'hidden' };
  const asked = peopleAsked(run, workspace.memberCount, answered);
  const enps = enpsOf(run, counts, asked);
  return {
    ...told,
    results: 'shown',
    answered: answered.total,
    asked,
    enps: enps && {
      score: enps.score,
      promoters: enps.promoters,
      passives: enps.passives,
      detractors: enps.detractors,
    },
  };
}

async function memberData(id: string | null, { repos, workspace, siteUrl, withAddresses }: Telling): Promise<Data> {
  const { members } = await repos.members.known(workspace.id, id === null ? [] : [id]);
  const [member = null] = members;
  const person = member ?? (id === null ? null : await repos.users.find(id));
  return {
    id,
    name: person && fullName(person),
    role: member?.role ?? null,
    team: member?.team ?? null,
    ...(withAddresses ? { email: person?.email ?? null } : {}),
    link: member ? `${siteUrl}/app/employees/member-${id}` : null,
  };
}
