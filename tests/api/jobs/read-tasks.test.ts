import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ai } from '#shared/contract/ai.ts';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import type { NewTaskSource } from '#shared/models/task-source.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import {
  PLAYED_JIRA_LOGIN,
  PLAYED_TASKS_TOKEN,
  PLAYED_TRACKER_ORGANIZATION,
  startJira,
  startTracker,
  startYouTrack,
  type PlayedTask,
  type PlayedTaskSource,
} from '#scripts/fake-services/task-sources.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';

const played = {
  tracker: await startTracker(),
  youtrack: await startYouTrack(),
  'jira-cloud': await startJira('cloud'),
  'jira-server': await startJira('server'),
};
const allowed = process.env['OUTBOUND_ALLOW'];
Object.assign(process.env, {
  OUTBOUND_ALLOW: [...(allowed ? [allowed] : []), ...Object.values(played).map(({ host }) => host)].join(','),
  YANDEX_TRACKER_URL: played.tracker.url,
});
// A function reads its surroundings when it is loaded.
const { request } = await import('#tests/support/api.ts');
const { makeMember, makePerson, makePlan, makeWorkspace, repos } = await import('#tests/support/factories.ts');
const { sourceTask } = await import('#tests/support/task-sources.ts');
const { collectWorkload } = await import('#functions/analysis/jobs/collect-workload.ts');
const { fire } = await import('./clock.ts');
type Person = Awaited<ReturnType<typeof makePerson>>;
type Kind = keyof typeof played;

const BODIES: Readonly<Record<Kind, NewTaskSource>> = {
  tracker: {
    kind: 'tracker',
    organization: PLAYED_TRACKER_ORGANIZATION,
    organization_kind: 'yandex360',
    token: PLAYED_TASKS_TOKEN,
  },
  youtrack: { kind: 'youtrack', address: `${played.youtrack.url}/youtrack`, token: PLAYED_TASKS_TOKEN },
  'jira-cloud': {
    kind: 'jira-cloud',
    address: played['jira-cloud'].url,
    login: PLAYED_JIRA_LOGIN,
    token: PLAYED_TASKS_TOKEN,
  },
  'jira-server': { kind: 'jira-server', address: played['jira-server'].url, token: PLAYED_TASKS_TOKEN },
};
/** What each calls work, waiting, done, and how it says that something was dropped. */
const STATUSES: Readonly<Record<Kind, readonly [open: string, done: string]>> = {
  tracker: ['inProgress', 'closed'],
  youtrack: ['In Progress', 'Fixed'],
  'jira-cloud': ['В работе', 'Готово'],
  'jira-server': ['In Progress', 'Done'],
};
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();

let owner: Person;
let workspace: Workspace;
let params: { id: string };

beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  params = { id: workspace.id };
  await makePlan(owner, 'premium');
  for (const one of Object.values(played)) {
    Object.assign(one, { people: [], tasks: [], pageMost: 1000, onPage: null });
    one.failures.length = 0;
    one.requests.length = 0;
    one.statuses = {
      inProgress: { type: 'inProgress' },
      'In Progress': { type: 'indeterminate' },
      'В работе': { type: 'indeterminate' },
      closed: { type: 'done' },
      Fixed: { type: 'done' },
      Готово: { type: 'done' },
      Done: { type: 'done' },
    };
  }
});
afterAll(() => Promise.all(Object.values(played).map((one) => one.stop())));

const task = (number: number, more: Partial<PlayedTask> = {}): PlayedTask => ({
  id: `id${number}`,
  key: `APP-${number}`,
  title: `Задача ${number}`,
  assignee: '1',
  status: 'inProgress',
  created: ago(90 * 24 * 60),
  updated: ago(60 * 24 * 60 - number),
  ...more,
});
const state = async (who = owner) => (await request(bitrix24.getTaskSource, { params, token: who.token })).body;
const head = async () => (await repos.taskSources.find(workspace.id))!;
const work = () => fire('read-task-sources');
const load = () => collectWorkload(repos, workspace.id, new Date());

async function connect(kind: Kind, more: Partial<NewTaskSource> = {}) {
  const body = { ...BODIES[kind], ...more } as NewTaskSource;
  const { status } = await request(bitrix24.connectTaskSource, { params, body, token: owner.token });
  expect(status).toBe(200);
  await work();
  return state();
}
/** The next of its changes, or of its nights. */
async function readAgain(whole = false): Promise<void> {
  const past = '2026-01-01T00:00:00.000Z';
  await repos.taskSources.plan(workspace.id, await head(), past, whole ? { wholeDueAt: past } : {});
  await work();
}

describe.each(Object.keys(played) as Kind[])('tasks of %s', (kind) => {
  const service: PlayedTaskSource = played[kind];
  const [open, done] = STATUSES[kind];

  it('come over whole, with people joined by their addresses, and are what load is counted from', async () => {
    const member = await makeMember(workspace, 'сотрудник');
    service.people = [
      { id: '1', name: 'Мария Ким', email: member.email.toUpperCase() },
      { id: '2', name: 'Пётр Ли' },
      { id: '3', name: 'Ушедший', gone: true },
    ];
    // Half a page at a time, as services do.
    service.pageMost = 2;
    service.tasks = [
      task(1, { status: open, due: '2026-01-15', estimateHours: 3 }),
      task(2, { status: open, assignee: '2' }),
      task(3, { status: done, resolved: ago(50_000), ...(kind === 'youtrack' ? {} : { resolution: 'Fixed' }) }),
      task(4, { status: open, assignee: '3' }),
      task(5, { status: open, updated: ago(400 * 24 * 60) }),
    ];
    expect(await connect(kind)).toMatchObject({ kind, state: 'read', problem: null, people: 3, tasks: 4 });
    const { tasks, people, source } = await load();
    expect(source?.kind).toBe(kind);
    expect(people.map(({ id, name }) => [id, name])).toEqual([
      [member.id, expect.anything()],
      ['src-2', 'Пётр Ли'],
    ]);
    const byKey = new Map(tasks.map((one) => [one.id, one]));
    expect([...byKey.keys()].toSorted(), 'a task of which nobody has heard for a year is no load').toEqual([
      'APP-1',
      'APP-2',
      'APP-3',
      'APP-4',
    ]);
    expect(byKey.get('APP-1')).toMatchObject({
      source: kind,
      personId: member.id,
      state: 'open',
      overdue: true,
      estimateSeconds: 3 * 3600,
      createdAt: service.tasks[0]!.created,
    });
    expect(byKey.get('APP-3')).toMatchObject({ state: 'completed', closedAt: service.tasks[2]!.resolved });
    expect(byKey.get('APP-4')?.personId, 'whoever has left is nobody').toBeNull();
  });

  it('lose none that moves between pages while they are read, and bring later what has changed', async () => {
    service.people = [{ id: '1', name: 'Мария Ким' }];
    service.pageMost = 3;
    service.tasks = Array.from({ length: 9 }, (_, index) => task(index + 1, { status: open }));
    let pages = 0;
    service.onPage = () => {
      pages += 1;
      // The first of those that were read moves to the end, and all the others one forward.
      if (pages === 1) service.tasks = [...service.tasks.slice(1), task(1, { status: open, updated: ago(1) })];
    };
    // Tokens of the cloud keep their place; the played ones do not.
    if (kind === 'jira-cloud') service.onPage = null;
    await connect(kind);
    expect(new Set((await load()).tasks.map(({ id }) => id)).size).toBe(9);

    service.onPage = null;
    service.tasks = [
      ...service.tasks.filter(({ key }) => key !== 'APP-2' && key !== 'APP-3'),
      task(2, { status: done, resolved: ago(0), updated: ago(0) }),
      task(10, { status: open, updated: ago(0) }),
    ];
    service.requests.length = 0;
    await readAgain();
    const after = new Map((await load()).tasks.map((one) => [one.id, one.state]));
    expect([after.get('APP-2'), after.get('APP-10'), after.size]).toEqual(['completed', 'open', 10]);
    await readAgain(true);
    expect(
      (await load()).tasks.some(({ id }) => id === 'APP-3'),
      'what was deleted is gone after the night',
    ).toBe(false);
  });

  it('are never a part taken for the whole, and a silent source is said to be one', async () => {
    service.people = [{ id: '1', name: 'Мария Ким' }];
    service.pageMost = 2;
    service.tasks = Array.from({ length: 5 }, (_, index) => task(index + 1, { status: open }));
    let pages = 0;
    service.onPage = () => {
      pages += 1;
      if (pages === 2) service.failures.push({ status: 500 });
    };
    expect(await connect(kind)).toMatchObject({
      state: 'failed',
      problem: expect.stringMatching(/описание/) as string,
    });
    expect((await load()).tasks).toEqual([]);
    service.onPage = null;
    await readAgain();
    expect(await state()).toMatchObject({ state: 'read', tasks: 5, problem: null, silent_since: null });
    service.failures.push({ status: 429, retryAfter: '3600' });
    await readAgain(true);
    const silent = await state();
    expect(silent).toMatchObject({ state: 'read', tasks: 5, problem: expect.stringMatching(/подождать/) as string });
    expect(silent.silent_since).not.toBeNull();
    expect((await load()).tasks.length).toBe(5);
  });
});

describe('a source of tasks', () => {
  it('says that its token does not do, waits where it is asked to, and calls nothing within a network', async () => {
    expect((await connect('jira-cloud', { token: 'expired' })).problem).toMatch(/токен/);
    expect((await connect('tracker', { organization: '1' })).problem).toMatch(/право на чтение/);
    played.youtrack.failures.push({ status: 429, retryAfter: '0' }, { status: 503, retryAfter: '0' });
    expect(await connect('youtrack')).toMatchObject({ problem: null, state: 'read' });
    expect((await connect('jira-server', { address: 'https://10.0.0.5/jira' })).problem).toMatch(/внутри сети/);
    for (const address of ['http://jira.romashka.example', 'https://u:p@jira.example', 'file:///etc/passwd']) {
      const body = { ...BODIES['jira-server'], address } as NewTaskSource;
      expect((await request(bitrix24.connectTaskSource, { params, body, token: owner.token })).status).toBe(422);
    }
  });

  it('keeps its token sealed and tells nobody of it, nor colleagues of where it is', async () => {
    const employee = await makeMember(workspace, 'сотрудник');
    const told = [await connect('jira-cloud'), await state(employee)];
    expect(JSON.stringify([told, await head()])).not.toContain(PLAYED_TASKS_TOKEN);
    expect(told[0]).toMatchObject({ place: played['jira-cloud'].url, login: PLAYED_JIRA_LOGIN });
    expect(told[1]).toMatchObject({ kind: 'jira-cloud', place: '', login: null });
  });

  it('counts its statuses as people say, and takes only statuses that it has', async () => {
    played.youtrack.people = [{ id: '1', name: 'Мария Ким' }];
    played.youtrack.tasks = [task(1, { status: 'На согласовании' }), task(2, { status: "Won't fix" })];
    played.youtrack.statuses = { "Won't fix": { type: 'done' } };
    const { statuses } = await connect('youtrack');
    expect(statuses).toEqual([
      { status: 'На согласовании', name: 'На согласовании', tasks: 1, state: 'open', chosen: false },
      { status: "Won't fix", name: "Won't fix", tasks: 1, state: 'cancelled', chosen: false },
    ]);
    const choose = (status: string) =>
      request(bitrix24.chooseTaskStatuses, {
        params,
        body: { statuses: [{ status, state: 'waiting' }] },
        token: owner.token,
      });
    expect((await choose('Нет такого')).status).toBe(409);
    expect((await choose('На согласовании')).body.statuses[0]).toMatchObject({ state: 'waiting', chosen: true });
    expect((await load()).tasks.find(({ id }) => id === 'APP-1')).toMatchObject({ state: 'open', waiting: true });
  });

  it('makes an analysis possible without Bitrix24, and takes its copy along when it is disconnected', async () => {
    const status = async () => (await request(ai.getWorkloadStatus, { params, token: owner.token })).body;
    expect(await status()).toMatchObject({
      can_analyze: false,
      recommendations: [expect.stringMatching(/источник задач/)],
    });
    played.youtrack.people = [{ id: '1', name: 'Мария Ким' }];
    played.youtrack.tasks = [task(1, { status: 'In Progress' })];
    await connect('youtrack');
    expect(await status()).toMatchObject({ can_analyze: true, issues: [] });
    await request(bitrix24.disconnectTaskSource, { params, token: owner.token });
    expect(await state()).toMatchObject({ kind: null, tasks: 0 });
    expect(await repos.taskSources.copy(workspace.id)).toEqual({ people: [], tasks: [] });
    expect(await status()).toMatchObject({ can_analyze: false });
  });

  it('is read by one at a time, and nothing of it is kept after it was disconnected or replaced', async () => {
    played.youtrack.people = [{ id: '1', name: 'Мария Ким' }];
    played.youtrack.tasks = [task(1, { status: 'In Progress' })];
    await connect('youtrack');
    const known = await head();
    const later = new Date(Date.now() + 600_000).toISOString();
    expect(await repos.taskSources.plan(workspace.id, known, later)).toBe(true);
    expect(await repos.taskSources.plan(workspace.id, known, later), 'somebody has it').toBe(false);
    await connect('jira-server');
    const copy = { people: [], tasks: [sourceTask('9')] };
    expect(await repos.taskSources.keep(workspace.id, known, copy), 'of another connection').toBe(false);
    expect((await load()).tasks, 'what was read of the one before is gone').toEqual([]);
  });
});
