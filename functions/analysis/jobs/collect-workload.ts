import { fullName } from '#functions/workspaces/people.ts';
import { keptKind } from '#functions/integrations/kept-kind.ts';
import { toEmployee } from '#functions/integrations/kept-rows.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { Repositories } from '#data/repositories.ts';
import type { WorkloadData, WorkloadPerson, WorkloadTask } from '../workload/data.ts';
import type { StatusPreset } from '#shared/rules/bitrix24-tasks.ts';
import type { SourceWork } from './source-work.ts';
import { trackedWork } from './tracked-work.ts';
import { fromOwn, fromPortal } from './workload-tasks.ts';

type Repos = Pick<
  Repositories,
  'foreseenPeaks' | 'integrations' | 'members' | 'portalSnapshots' | 'taskSources' | 'tasks'
>;

const TASKS_PAGE = 1000;
/** People of a portal stand beside members under ids that no member has. */
const portalId = (number: string): string => `b24-${number}`;

/**
 * The tasks of a workspace, its own and those of its source, and the people responsible for them; nothing of whose data
 * are blocked.
 */
export async function collectWorkload(repos: Repos, workspaceId: string, now: Date): Promise<WorkloadData> {
  const [members, source, peaks] = await Promise.all([
    repos.members.all(workspaceId),
    repos.taskSources.find(workspaceId),
    repos.foreseenPeaks.list(workspaceId),
  ]);
  // One source at a time: tasks that stand in both would be counted twice.
  const work = source
    ? await trackedWork(repos, workspaceId, source, members, now)
    : await portalWork(repos, workspaceId, members, now);
  const people = [...members.map((member) => fromMember(member, work?.teams)), ...(work?.people ?? [])];
  const known = new Set(people.map(({ id }) => id));
  const blocked = new Set(members.flatMap(({ userId, blocked: block }) => (block ? userId : [])));
  const tasks = [...(await ownTasks(repos, workspaceId, known, now)), ...(work?.tasks ?? [])].filter(
    ({ personId }) => !blocked.has(personId!),
  );
  const responsible = new Set(tasks.map(({ personId }) => personId));
  return {
    tasks,
    people: people.filter(({ id }) => responsible.has(id)),
    teams: [...new Set(people.flatMap(({ team }) => team ?? []))],
    now,
    knownSince: firstSet(tasks),
    source: work && { kind: work.kind, readAt: work.readAt },
    peaks,
  };
}

/** What is kept of a connected portal of Bitrix24; null where there is none, or it was never read whole. */
async function portalWork(
  repos: Repos,
  workspaceId: string,
  members: readonly Member[],
  now: Date,
): Promise<SourceWork | null> {
  const [access, head] = await Promise.all([
    repos.integrations.findBitrix24(workspaceId),
    repos.portalSnapshots.find(workspaceId),
  ]);
  const read = keptKind(head, 'TASK');
  if (!access || !read) return null;
  const portal = await readPortal(repos, workspaceId, members);
  const tasks = await portalTasks(repos, workspaceId, portal, access.statusPreset, now);
  return { kind: 'bitrix24', readAt: read.asOf, people: portal.people, teams: portal.teams, tasks };
}

/** When the first of them was set. */
function firstSet(tasks: readonly WorkloadTask[]): string | null {
  const days = tasks.flatMap(({ createdAt }) => createdAt ?? []);
  return days.length === 0 ? null : days.reduce((first, day) => (Date.parse(day) < Date.parse(first) ? day : first));
}

interface Portal {
  /** Those who are no members. */
  readonly people: readonly WorkloadPerson[];
  /** Who a number of the portal is: a member, or somebody of the portal; whoever has left is nobody. */
  readonly ids: ReadonlyMap<string, string>;
  /** Departments of members, by their ids. */
  readonly teams: ReadonlyMap<string, string>;
}

/** The people of a portal, joined with the members by their addresses. */
async function readPortal(repos: Repos, workspaceId: string, members: readonly Member[]): Promise<Portal> {
  const departments = new Map<number, string>();
  for await (const rows of repos.portalSnapshots.shown(workspaceId, 'DEPARTMENT')) {
    for (const { number, data } of rows) {
      // The company itself, which every department lies in, is no team.
      if (typeof data['NAME'] === 'string' && data['PARENT'] !== undefined) departments.set(number, data['NAME']);
    }
  }
  const byAddress = new Map(members.map(({ email, userId }) => [email.toLowerCase(), userId]));
  const people: WorkloadPerson[] = [];
  const ids = new Map<string, string>();
  const teams = new Map<string, string>();
  for await (const rows of repos.portalSnapshots.shown(workspaceId, 'PERSON')) {
    for (const person of rows.map((row) => toEmployee(row, departments))) {
      if (!person.ACTIVE) continue;
      const team = person.UF_DEPARTMENT.map((number) => departments.get(number)).find((name) => name !== undefined);
      const member = byAddress.get(person.EMAIL.toLowerCase());
      ids.set(person.ID, member ?? portalId(person.ID));
      if (member !== undefined) {
        if (team !== undefined) teams.set(member, team);
        continue;
      }
      const name = `${person.NAME} ${person.LAST_NAME}`.trim() || person.EMAIL;
      people.push({ id: portalId(person.ID), name, team: team ?? null });
    }
  }
  return { people, ids, teams };
}

function fromMember(member: Member, teams?: SourceWork['teams']): WorkloadPerson {
  const { userId: id, team } = member;
  return { id, name: fullName(member), team: team ?? teams?.get(id) ?? null };
}

async function ownTasks(
  { tasks }: Repos,
  workspaceId: string,
  known: ReadonlySet<string>,
  now: Date,
): Promise<WorkloadTask[]> {
  const all: WorkloadTask[] = [];
  let cursor: string | null = null;
  do {
    const page = await tasks.page(workspaceId, {}, { skip: 0, limit: TASKS_PAGE, cursor });
    all.push(...page.tasks.map((task) => fromOwn(task, known, now)));
    cursor = page.cursor;
  } while (cursor !== null);
  return all;
}

async function portalTasks(
  { portalSnapshots }: Repos,
  workspaceId: string,
  { ids }: Portal,
  preset: StatusPreset,
  now: Date,
): Promise<WorkloadTask[]> {
  const all: WorkloadTask[] = [];
  for await (const rows of portalSnapshots.shown(workspaceId, 'TASK')) {
    all.push(...rows.flatMap((row) => fromPortal(row, ids, preset, now)));
  }
  return all;
}
