import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failed } from '#scripts/fake-services/bitrix24-portal.ts';
import { keys, type Key } from '#data/keys.ts';
import { portalRowKey } from '#functions/integrations/repositories/portal-rows.ts';
import { update, type Item } from '#data/writes.ts';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { fillPortal, makePerson as personRow, makeTask, startOwnPortal } from '#tests/support/own-portal.ts';
import { saying } from '#tests/support/saying.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

// A function reads its surroundings when it is loaded.
const portal = await startOwnPortal();
const { request } = await import('#tests/support/api.ts');
const { makePerson, makePlan, makeWorkspace, repos, table } = await import('#tests/support/factories.ts');
const { connectPortal } = await import('#tests/support/portal-factory.ts');
const { storedItems } = await import('#tests/support/stored.ts');
const { fire } = await import('./clock.ts');
const { deliver, DONE } = await import('./stream.ts');
const { intercept } = await import('#tests/support/intercept.ts');
const { asFunction } = await import('#tests/support/granted.ts');
type Person = Awaited<ReturnType<typeof makePerson>>;

const EVENING = new Date('2026-11-21T18:00:00.000Z');

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: EVENING });
  fillPortal(portal, 60, 130);
  portal.fault = null;
  portal.scope = ['department', 'task', 'user'];
  portal.droppedFilters = [];
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  await connectPortal(workspace, portal.webhook);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
afterAll(() => portal.stop());

/** In the order of their keys; a look through the whole table would take as long as the reading. */
const kept = () =>
  table.queryAll({ pk: keys.portalHead(workspace.id).pk, prefix: '' }, { consistent: true }) as Promise<(Item & Key)[]>;
const rows = async () => (await kept()).filter(({ type }) => type === 'portal-row');
const rowOf = async (kind: 'PERSON' | 'TASK' | 'DEPARTMENT', number: number) =>
  table.get(portalRowKey(workspace.id, kind, number), { consistent: true });
const head = async () => (await repos.portalSnapshots.find(workspace.id))!;
/** The jobs of the workspace that wait to be done. */
const waiting = async () =>
  (
    (await table.queryAll({ pk: keys.job(workspace.id, '').pk, prefix: '' }, { consistent: true })) as (Item & Key)[]
  ).filter(({ finishedAt }) => finishedAt === undefined);

/** What the schedule does at this moment, with the job that follows from it. */
async function snapshot(): Promise<void> {
  await fire('snapshot-portals');
  expect(await deliver(...(await waiting()))).toEqual(DONE);
}

/** The night of the next date. */
async function nextNight(): Promise<void> {
  vi.setSystemTime(new Date((await head()).dueAt));
  await snapshot();
}

describe('a snapshot', () => {
  it('is taken as soon as a portal is connected: one row for every person, department and task, each under 1 kB', async () => {
    await snapshot();
    const all = await rows();
    const count = (kind: string) => all.filter(({ sk }) => sk.startsWith(kind)).length;
    expect([count('PERSON'), count('DEPARTMENT'), count('TASK')]).toEqual([60, 2, 130]);
    expect(await rowOf('PERSON', 14)).toMatchObject({ data: { NAME: 'Имя 14', EMAIL: 'person14@own.example' } });
    expect(await rowOf('TASK', 9)).toMatchObject({ status: '2', data: { responsibleId: '21', tags: ['финансы'] } });
    expect(await head()).toMatchObject({
      kinds: {
        PERSON: { takenAt: EVENING.toISOString(), count: 60, unreadable: 0 },
        TASK: { takenAt: EVENING.toISOString(), count: 130 },
      },
      position: null,
      failures: 0,
      lastRun: { whole: true, written: 192, problem: null },
    });
  });

  it('is taken once a night, in the hour after 3:00 in Moscow', async () => {
    await snapshot();
    const asked = portal.asked();
    await snapshot();
    expect(portal.asked()).toBe(asked);
    const { dueAt } = await head();
    expect(dueAt >= '2026-11-22T00:00:00.000Z' && dueAt < '2026-11-22T01:00:00.000Z').toBe(true);
    await nextNight();
    expect(portal.asked()).toBeGreaterThan(asked);
    expect(Date.parse((await head()).dueAt)).toBe(Date.parse(dueAt) + DAY_MS);
  });

  it('writes nothing of what has not changed, and what has with the date', async () => {
    await snapshot();
    const before = await rows();
    await nextNight();
    expect(await rows()).toEqual(before);
    expect((await head()).lastRun).toMatchObject({ written: 0, whole: true });

    portal.tasks[4] = makeTask(15, 35, { title: 'Другое название' });
    portal.people[0] = personRow(7, { LAST_LOGIN: '2026-11-22T09:00:00+03:00', IS_ONLINE: 'Y' });
    await nextNight();
    const changed = (await rows()).filter(({ savedAt }) => savedAt === new Date().toISOString());
    expect(changed.map(({ sk }) => sk)).toEqual(['PERSON#0000000000000007', 'TASK#0000000000000015']);
    expect((await head()).lastRun).toMatchObject({ written: 2 });
  });

  it('remembers when a task was seen in another status, the last ten times', async () => {
    await snapshot();
    const statuses = ['3', '4', '5', '3', '4', '5', '3', '4', '5', '3', '4', '5'];
    for (const status of statuses) {
      portal.tasks[0] = makeTask(3, 7, { status });
      await nextNight();
    }
    const { changes, status } = (await rowOf('TASK', 3))!;
    expect(status).toBe('5');
    expect(changes).toHaveLength(10);
    expect((changes as string[]).at(-1)).toMatch(/^2026-12-03T00:\d\d 4 5$/);
    expect((await rowOf('TASK', 6))!['changes']).toBeUndefined();
  });

  it('marks what is gone from the portal with its date, keeps it for 90 days, and takes back what returns', async () => {
    await snapshot();
    const gone = portal.tasks.splice(10, 1);
    portal.people.pop();
    await nextNight();
    const { goneAt, ttl } = (await rowOf('TASK', 33))!;
    expect(goneAt).toBe(new Date().toISOString());
    expect(ttl).toBe(Math.floor(Date.now() / 1000) + 90 * 86_400);
    expect((await rowOf('PERSON', 420))!['goneAt']).toBe(goneAt);
    const before = await rows();
    await nextNight();
    expect(await rows()).toEqual(before);
    portal.tasks.push(...gone);
    portal.tasks.sort((a, b) => Number(a!['id']) - Number(b!['id']));
    await nextNight();
    const back = (await rowOf('TASK', 33))!;
    expect([back['goneAt'], back['ttl']]).toEqual([undefined, undefined]);
  });

  it('counts a task that cannot be read, and takes no other for gone because of it', async () => {
    await snapshot();
    const hidden = portal.tasks[20];
    portal.tasks[20] = null;
    await nextNight();
    expect((await head()).kinds.TASK).toMatchObject({ count: 130, unreadable: 1 });
    expect((await rowOf('TASK', Number(hidden!['id'])))!['goneAt']).toBeUndefined();
    // The last of a page, behind whose number the next one goes on.
    portal.tasks[20] = hidden!;
    portal.tasks[49] = null;
    portal.tasks.push(null);
    await nextNight();
    expect((await head()).kinds.TASK).toMatchObject({ count: 131, unreadable: 2 });
    expect((await head()).lastRun).toMatchObject({ whole: true });
  });

  it('shortens a title of 10 kB, so that a row costs one write unit, and does not write it again', async () => {
    portal.tasks[0] = makeTask(3, 7, {
      title: `${'Ж👩‍👩‍👧'.repeat(1000)}`,
      tags: Object.fromEntries(Array.from({ length: 80 }, (_, index) => [index, { title: `ярлык ${index}` }])),
    });
    await snapshot();
    const row = (await rowOf('TASK', 3))!;
    expect(Buffer.byteLength(JSON.stringify(row))).toBeLessThan(1100);
    expect((row['data'] as Item)['title']).toMatch(/^Ж.*…$/);
    const before = await rows();
    await nextNight();
    expect(await rows()).toEqual(before);
  });
});

describe('a reading that is broken off', () => {
  const QUOTA = failed(503, 'QUERY_LIMIT_EXCEEDED');
  /** From this request on the portal answers so. */
  const from = (first: number, reply: ReturnType<typeof failed>) => (request: number) =>
    request >= first ? reply : undefined;

  it.each([
    ['out of operating time', from(3, failed(429, 'OPERATION_TIME_LIMIT')), 'Попробуйте через 10 минут'],
    ['not reachable any more', from(3, { status: 0, cut: true }), 'не отвечает'],
    ['revoked', from(3, failed(403, 'INVALID_CREDENTIALS')), 'отозван'],
    [
      'a web page',
      from(3, { status: 500, headers: { 'content-type': 'text/html' }, text: '<html>' }),
      'внутренней ошибкой',
    ],
  ])(
    'takes no part for the whole where the portal is %s: nobody is gone, and the head says so',
    async (_, fault, words) => {
      await snapshot();
      const taken = (await head()).kinds;
      fillPortal(portal, 60, 130);
      portal.fault = fault;
      await nextNight();
      expect((await rows()).filter((row) => row['goneAt'] !== undefined)).toEqual([]);
      const after = await head();
      expect(after.lastRun).toMatchObject({ whole: false, problem: saying(words) });
      expect(after.kinds.TASK).toEqual(taken.TASK);
      expect(after.position).toMatchObject({ kind: expect.stringMatching(/PERSON|TASK/) });
      portal.fault = null;
      await nextNight();
      expect((await head()).lastRun).toMatchObject({ whole: true, problem: null });
      expect((await head()).kinds.TASK).toMatchObject({ count: 130 });
    },
  );

  it('out of quota in the middle of the tasks goes on from there an hour later', async () => {
    fillPortal(portal, 60, 1200);
    // Departments; people; the first batch of tasks; then no more, however often it is asked again.
    portal.fault = from(4, QUOTA);
    vi.useRealTimers();
    await snapshot();
    const { position, dueAt, kinds } = await head();
    expect(kinds.TASK).toBeUndefined();
    expect(kinds.PERSON).toMatchObject({ count: 60 });
    expect(position).toMatchObject({ kind: 'TASK', after: 1500, count: 500 });
    expect(Date.parse(dueAt) - Date.now()).toBeLessThanOrEqual(3_600_000);
    expect((await rows()).filter(({ sk }) => sk.startsWith('TASK'))).toHaveLength(500);
    portal.fault = null;
    const asked = portal.asked();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(dueAt) });
    await snapshot();
    // 700 tasks are left: two batches.
    expect(portal.asked() - asked).toBe(2);
    expect((await head()).kinds.TASK).toMatchObject({ count: 1200, takenAt: position!.startedAt });
  });

  it('reads what a webhook without one of its rights may see', async () => {
    portal.scope = ['user'];
    await snapshot();
    const { kinds, lastRun } = await head();
    expect(kinds).toMatchObject({ PERSON: { count: 60 } });
    expect(kinds.TASK).toBeUndefined();
    expect(lastRun).toMatchObject({ whole: false, problem: saying('не хватает прав') });
  });

  it.each(['>ID'])('does not turn in a circle where the portal drops the filter %s', async (dropped) => {
    await snapshot();
    portal.droppedFilters = [dropped];
    await nextNight();
    expect((await head()).lastRun).toMatchObject({ whole: false, problem: saying('не по порядку') });
    expect((await rows()).filter((row) => row['goneAt'] !== undefined)).toEqual([]);
  });

  it('does nothing on a plan without Bitrix24, and goes on when there is one again', async () => {
    await makePlan(owner, 'startup');
    const asked = portal.asked();
    await snapshot();
    expect(portal.asked()).toBe(asked);
    await makePlan(owner, 'premium');
    await nextNight();
    expect((await head()).lastRun).toMatchObject({ whole: true });
  });
});

describe('delivered twice', () => {
  it('in a row or at once, a job leaves one result', async () => {
    await snapshot();
    const before = await rows();
    portal.tasks[0] = makeTask(3, 7, { status: '5' });
    vi.setSystemTime(new Date((await head()).dueAt));
    await fire('snapshot-portals');
    const [job] = await waiting();
    const all = await Promise.all([deliver(job!), deliver(job!)]);
    expect(all).toEqual([DONE, DONE]);
    const after = await rows();
    expect(after).toHaveLength(before.length);
    expect((await rowOf('TASK', 3))!['changes']).toHaveLength(1);
    expect((await head()).lastRun).toMatchObject({ whole: true });
    expect(await deliver(job!)).toEqual(DONE);
    expect(await rows()).toEqual(after);
  });

  it('a reading that was overtaken writes over nothing that it has not seen', async () => {
    await snapshot();
    const place = { workspaceId: workspace.id, kind: 'TASK' } as const;
    const [seen] = (await repos.portalSnapshots.shown(workspace.id, 'TASK').next()).value!;
    const later = new Date(EVENING.getTime() + 1000);
    const row = (status: string) => ({ number: seen!.number, data: seen!.data, status });
    expect(await repos.portalSnapshots.keep(place, row('3'), seen!, later)).toBe(true);
    expect(await repos.portalSnapshots.keep(place, row('4'), seen!, new Date(later.getTime() + 1))).toBe(false);
    expect(await repos.portalSnapshots.keep(place, row('4'), null, later)).toBe(false);
    expect(await repos.portalSnapshots.markGone(workspace.id, seen!, later)).toBe(false);
    expect(await rowOf('TASK', seen!.number)).toMatchObject({ status: '3', changes: ['2026-11-21T18:00 2 3'] });
  });
});

describe('nothing of a disconnected portal stays', () => {
  const disconnect = () =>
    request(bitrix24.deleteBitrix24Credentials, { token: owner.token, params: { id: workspace.id } });
  const left = async () =>
    (await storedItems(workspace.id)).filter(({ pk }) => /^(?:SNAPSHOT#|CREDENTIALS#|DUE#snapshot-portals)/.test(pk));

  it('once the job that was written with it is done', async () => {
    await snapshot();
    expect((await disconnect()).status).toBe(204);
    expect((await left()).every(({ type }) => type === 'portal-row')).toBe(true);
    expect(await deliver(...(await waiting()))).toEqual(DONE);
    expect(await left()).toEqual([]);
    expect((await storedItems(workspace.id)).filter((item) => JSON.stringify(item).includes('@own.example'))).toEqual(
      [],
    );
    expect((await disconnect()).status).toBe(204);
    expect(await waiting()).toEqual([]);
  });

  it('also when it is disconnected after its rows were removed, while it is still read', async () => {
    await fire('snapshot-portals');
    const [job] = await waiting();
    const { jobContext, runJob } = await import('#functions/jobs/run-job.ts');
    const { jobs } = await import('#functions/jobs/slow.ts');
    const { createServices } = await import('#core/services.ts');
    const { slowJobs } = await import('#functions/lambdas/slow-jobs/function.ts');
    // The queue lets no two jobs of a workspace run at once, but for a message that it hands over too early.
    let removed: Promise<void> | null = null;
    const removal = async () => {
      await disconnect();
      await repos.portalSnapshots.clear(workspace.id);
    };
    intercept(async (command) => {
      const isTask = command instanceof PutCommand && String(command.input.Item?.['sk']).startsWith('TASK');
      if (isTask) await (removed ??= removal());
      return undefined;
    });
    const key = { pk: job!.pk, sk: job!.sk };
    await asFunction('slow-jobs', () => runJob(key, jobs, jobContext(createServices(slowJobs))));
    expect(removed).not.toBeNull();
    expect(await left()).toEqual([]);
  });

  it('when the workspace is deleted', async () => {
    await snapshot();
    await request(workspaces.deleteWorkspace, { token: owner.token, params: { id: workspace.id } });
    expect(await deliver(...(await waiting()))).toEqual(DONE);
    expect(await left()).toEqual([]);
  });

  it('when another portal takes its place: rows of both never stand side by side', async () => {
    await snapshot();
    // As if those rows were another portal's.
    await table.write(update(keys.portalHead(workspace.id), { set: { portal: 'another' } }));
    fillPortal(portal, 3, 4);
    await nextNight();
    expect(await rows()).toHaveLength(9);
    expect((await head()).kinds.TASK).toMatchObject({ count: 4 });
  });
});
