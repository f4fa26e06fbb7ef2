import { BatchGetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failed } from '#scripts/fake-services/bitrix24-portal.ts';
import { keys, type Key } from '#data/keys.ts';
import { portalRowKey } from '#functions/integrations/repositories/portal-rows.ts';
import type { Item } from '#data/writes.ts';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import { people } from '#shared/contract/people.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { fillPortal, makePerson as personRow, makeTask, startOwnPortal } from '#tests/support/own-portal.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';

// A function reads its surroundings when it is loaded.
const portal = await startOwnPortal();
const { request } = await import('#tests/support/api.ts');
const { makePerson, makePlan, makeSession, makeWorkspace, repos, table } = await import('#tests/support/factories.ts');
const { connectPortal } = await import('#tests/support/portal-factory.ts');
const { storedItems } = await import('#tests/support/stored.ts');
const { fire } = await import('./clock.ts');
const { deliver, DONE } = await import('./stream.ts');
const { intercept } = await import('#tests/support/intercept.ts');
type Person = Awaited<ReturnType<typeof makePerson>>;

const HOUR = 60 * MINUTE_MS;
const EVENING = new Date('2026-11-21T18:00:00.000Z');

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: EVENING });
  fillPortal(portal, 60, 130);
  portal.fault = null;
  portal.onRequest = null;
  portal.scope = ['department', 'task', 'user'];
  portal.droppedFilters = [];
  portal.clockAheadMilliseconds = 0;
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  await connectPortal(workspace, portal.webhook);
  await deliver(...(await waiting()));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
afterAll(() => portal.stop());

/** A session lasts shorter than these tests go forward. */
const here = async () => ({ ...(await makeSession(owner.id)), params: { id: workspace.id } });
const rowOf = async (kind: 'PERSON' | 'TASK' | 'DEPARTMENT', number: number) =>
  table.get(portalRowKey(workspace.id, kind, number), { consistent: true });
const head = async () => (await repos.portalSnapshots.find(workspace.id))!;
const waiting = async () =>
  (
    (await table.queryAll({ pk: keys.job(workspace.id, '').pk, prefix: '' }, { consistent: true })) as (Item & Key)[]
  ).filter(({ finishedAt }) => finishedAt === undefined);
const everyRow = async () =>
  (await table.queryAll({ pk: keys.portalHead(workspace.id).pk, prefix: '' }, { consistent: true })).filter(
    ({ type }) => type === 'portal-row',
  );
/** What the panel of the integration says of changes. */
const told = async () => (await request(bitrix24.getBitrix24Credentials, await here())).body.changes;
/** Somebody on the list of people, as whoever opens it sees them. */
const listed = async (search: string) =>
  (await request(people.listPeople, { ...(await here()), query: { search } as never })).body.people;
/** By the portal's clock, as it writes it. */
const byPortal = (milliseconds = 0) =>
  `${new Date(Date.now() + portal.clockAheadMilliseconds + 3 * HOUR + milliseconds).toISOString().slice(0, 19)}+03:00`;

/** What the schedule does when changes are due, with the jobs that follow from it. */
async function refresh(): Promise<void> {
  vi.setSystemTime(new Date((await head()).changesDueAt!));
  await fire('refresh-portals');
  expect(await deliver(...(await waiting()))).toEqual(DONE);
}

async function night(): Promise<void> {
  vi.setSystemTime(new Date((await head()).dueAt));
  await fire('snapshot-portals');
  expect(await deliver(...(await waiting()))).toEqual(DONE);
}

describe('what changes on a portal', () => {
  it('is here after a quarter of an hour at most: somebody new, another position, another head, a task', async () => {
    expect(await listed('Новичкова')).toEqual([]);
    vi.setSystemTime(EVENING.getTime() + MINUTE_MS);
    portal.people.push(personRow(900, { LAST_NAME: 'Новичкова' }));
    portal.people[2] = personRow(21, { WORK_POSITION: 'Директор', EMAIL: 'other@own.example', UF_DEPARTMENT: [7] });
    portal.departments[1] = { ID: '7', NAME: 'Финансы', SORT: 100, PARENT: '1', UF_HEAD: '14' };
    portal.tasks[0] = makeTask(3, 7, { status: '5', changedDate: byPortal() });
    portal.tasks.push(makeTask(1000, 7, { title: 'Только что поставили', createdDate: byPortal() }));
    const { changesDueAt } = await head();
    // The schedule looks every five minutes.
    expect(Date.parse(changesDueAt!) - EVENING.getTime()).toBeLessThanOrEqual(10 * MINUTE_MS);
    await refresh();
    expect(await listed('Новичкова')).toMatchObject([{ portal: { number: '900' }, team: { name: 'Финансы' } }]);
    expect(await listed('other@own.example')).toMatchObject([
      { position: 'Директор', manager: { ref: 'portal-14', from: 'portal' } },
    ]);
    expect(await rowOf('TASK', 3)).toMatchObject({
      status: '5',
      changes: [`${(await head()).changes!.receivedAt!.slice(0, 16)} 2 5`],
    });
    expect(await rowOf('TASK', 1000)).toMatchObject({ data: { title: 'Только что поставили' } });
    expect(await told()).toEqual({ received_at: new Date().toISOString(), failed_since: null, problem: null });
    const { body } = await request(bitrix24.getBitrix24Credentials, await here());
    expect(body.reading).toMatchObject({ state: 'read', people: 61, tasks: 131 });
  });

  it('costs one request and no read of a row where nothing has', async () => {
    await refresh();
    const [asked, before, { changes }] = [portal.asked(), await everyRow(), await head()];
    vi.setSystemTime(new Date((await head()).changesDueAt!));
    await fire('refresh-portals');
    const jobs = await waiting();
    const read: unknown[] = [];
    intercept((command) => {
      const isRead = command instanceof BatchGetCommand || command instanceof QueryCommand;
      if (isRead && JSON.stringify(command.input).includes('SNAPSHOT#')) read.push(command.input);
      return undefined;
    });
    expect(await deliver(...jobs)).toEqual(DONE);
    vi.restoreAllMocks();
    expect([portal.asked() - asked, read]).toEqual([1, []]);
    // What has the copy in memory need not read it again.
    expect((await head()).changes!.kinds).toEqual(changes!.kinds);
    expect(await everyRow()).toEqual(before);
  });

  it('is no matter of when somebody was on the portal last: that is noted once a night', async () => {
    await refresh();
    const before = await everyRow();
    portal.people[0] = personRow(7, { LAST_LOGIN: '2026-11-21T21:05:00+03:00', IS_ONLINE: 'Y' });
    await refresh();
    expect(await everyRow()).toEqual(before);
    // Somebody beside them has changed, by which they are looked at, too.
    portal.people.push(personRow(7 + 64));
    await refresh();
    expect((await everyRow()).filter(({ number }) => number !== 71)).toEqual(before);
    await night();
    expect(await rowOf('PERSON', 7)).toMatchObject({ data: { LAST_LOGIN: '2026-11-21T21:05:00+03:00' } });
  });

  it('marks nobody as gone: the reading of the night alone sees what is missing', async () => {
    portal.people.pop();
    portal.tasks.splice(10, 1);
    await refresh();
    await refresh();
    expect((await everyRow()).filter(({ goneAt }) => goneAt !== undefined)).toEqual([]);
    await night();
    const gone = (await everyRow()).filter(({ goneAt }) => goneAt !== undefined);
    expect(gone.map(({ sk }) => sk)).toEqual(['PERSON#0000000000000420', 'TASK#0000000000000033']);
  });

  it('takes back who was gone and returns', async () => {
    const last = portal.people.pop()!;
    await night();
    portal.people.push(last);
    await refresh();
    expect((await rowOf('PERSON', 420))!['goneAt']).toBeUndefined();
    expect(await listed('person420@own.example')).toHaveLength(1);
  });

  it.each([
    ['seven hours ahead', 7 * HOUR],
    ['seven hours behind', -7 * HOUR],
  ])('is asked for by the portal’s own clock, here %s', async (_, ahead) => {
    portal.clockAheadMilliseconds = ahead;
    const requests: string[] = [];
    await refresh();
    portal.tasks[0] = makeTask(3, 7, { status: '5', changedDate: byPortal(MINUTE_MS) });
    portal.onRequest = async () => void requests.push('asked');
    await refresh();
    expect(await rowOf('TASK', 3)).toMatchObject({ status: '5' });
    // Nothing else was read anew: one page holds what has changed.
    expect(requests).toHaveLength(1);
    const [since, now] = [Date.parse((await head()).changes!.since!), Date.now() + ahead];
    expect(now - since).toBe(5 * MINUTE_MS);
  });

  it('does nothing on a plan without Bitrix24', async () => {
    await makePlan(owner, 'startup');
    const asked = portal.asked();
    await refresh();
    expect(portal.asked()).toBe(asked);
  });

  it('delivered twice at once leaves one result', async () => {
    portal.tasks[0] = makeTask(3, 7, { status: '5', changedDate: byPortal(MINUTE_MS) });
    portal.people.push(personRow(900));
    vi.setSystemTime(new Date((await head()).changesDueAt!));
    await fire('refresh-portals');
    const [job] = await waiting();
    expect(await Promise.all([deliver(job!), deliver(job!)])).toEqual([DONE, DONE]);
    expect((await rowOf('TASK', 3))!['changes']).toHaveLength(1);
    expect(await listed('person900@own.example')).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });
});

describe('a portal that does not answer', () => {
  const pauseOf = async () => (Date.parse((await head()).changesDueAt!) - Date.now()) / MINUTE_MS;

  it('is asked later and later, says so, and what was missed is caught up with', async () => {
    await refresh();
    const received = (await told())!.received_at;
    portal.fault = () => failed(403, 'INVALID_CREDENTIALS');
    await refresh();
    const since = new Date().toISOString();
    portal.tasks[0] = makeTask(3, 7, { status: '5', changedDate: byPortal() });
    const pauses = [await pauseOf()];
    for (let time = 0; time < 5; time += 1) {
      await refresh();
      pauses.push(await pauseOf());
    }
    expect(pauses).toEqual([20, 40, 80, 160, 240, 240]);
    expect(await told()).toEqual({
      received_at: received,
      failed_since: since,
      problem: expect.stringContaining('Вебхук отозван'),
    });
    expect(await rowOf('TASK', 3)).toMatchObject({ status: '2' });
    portal.fault = null;
    await refresh();
    expect(await rowOf('TASK', 3)).toMatchObject({ status: '5' });
    expect(await told()).toEqual({ received_at: new Date().toISOString(), failed_since: null, problem: null });
    expect(await pauseOf()).toBe(10);
  });

  it('in the middle of many changes goes on from there, and asks from when it began', async () => {
    fillPortal(portal, 60, 1300);
    await night();
    await refresh();
    portal.tasks = portal.tasks.map((_, index) =>
      makeTask(3 * (index + 1), 7, { status: '5', changedDate: byPortal() }),
    );
    // One page comes with the people, ten with the next request; then no more.
    portal.fault = (count) => (count > 2 ? failed(403, 'INVALID_CREDENTIALS') : undefined);
    await refresh();
    const { changes } = await head();
    expect(changes!.position!.after).toBe(3 * 550);
    const changed = async () => (await everyRow()).filter(({ status }) => status === '5').length;
    expect(await changed()).toBe(550);
    portal.fault = null;
    await refresh();
    expect(await changed()).toBe(1300);
    expect((await head()).changes).toMatchObject({ position: null, since: changes!.position!.next });
  });

  it('in time is left for the next job, which goes on', async () => {
    fillPortal(portal, 60, 1300);
    await night();
    await refresh();
    portal.tasks = portal.tasks.map((_, index) =>
      makeTask(3 * (index + 1), 7, { status: '5', changedDate: byPortal() }),
    );
    const received = (await told())!.received_at;
    portal.onRequest = async () => void vi.setSystemTime(Date.now() + 40_000);
    await refresh();
    portal.onRequest = null;
    expect((await head()).changes).toMatchObject({ position: { after: 3 * 100 }, failures: 0, receivedAt: received });
    await refresh();
    expect((await everyRow()).filter(({ status }) => status === '5')).toHaveLength(1300);
  });

  it('to the filter by date, but with everything, is not read whole each time: its people come, and it says what is missing', async () => {
    await refresh();
    portal.droppedFilters = ['>=CHANGED_DATE'];
    portal.people.push(personRow(900));
    await refresh();
    expect(await told()).toMatchObject({ problem: expect.stringContaining('не отбирает задачи по дате изменения') });
    expect(await listed('person900@own.example')).toHaveLength(1);
  });
});

describe('while the portal is read whole', () => {
  it('a change that comes meanwhile is neither overwritten by what was read before it, nor taken for gone', async () => {
    await refresh();
    vi.setSystemTime(new Date((await head()).dueAt));
    await fire('snapshot-portals');
    const jobs = await waiting();
    let refreshed: Promise<void> | null = null;
    const refreshMeanwhile = async () => {
      vi.setSystemTime(Date.now() + MINUTE_MS);
      portal.tasks[0] = makeTask(3, 7, { status: '5', changedDate: byPortal() });
      portal.tasks.push(makeTask(1000, 7, { createdDate: byPortal() }));
      portal.people[0] = personRow(7, { LAST_NAME: 'Замужняя' });
      portal.people.push(personRow(900));
      vi.setSystemTime(Date.now() + MINUTE_MS);
      await fire('refresh-portals');
      const jobsOfChanges = (await waiting()).filter(({ job }) => (job as { kind: string }).kind === 'refresh-portal');
      expect(await deliver(...jobsOfChanges)).toEqual(DONE);
    };
    // The kept people are read when the portal's have come already; then its tasks are asked for.
    intercept(async (command) => {
      const isPeople =
        command instanceof QueryCommand && command.input.ExpressionAttributeValues?.[':prefix'] === 'PERSON#';
      if (isPeople && refreshed === null) await (refreshed = refreshMeanwhile());
      return undefined;
    });
    expect(await deliver(...jobs)).toEqual(DONE);
    vi.restoreAllMocks();
    expect(refreshed).not.toBeNull();
    expect(await rowOf('PERSON', 7)).toMatchObject({ data: { LAST_NAME: 'Замужняя' } });
    expect((await rowOf('PERSON', 900))!['goneAt']).toBeUndefined();
    expect(await rowOf('TASK', 3)).toMatchObject({ status: '5' });
    expect((await head()).lastRun).toMatchObject({ whole: true });
    expect(await listed('Замужняя')).toHaveLength(1);
    await refresh();
    expect((await head()).changes).toMatchObject({ failures: 0, position: null });
  });

  it('for the first time, its changes are left alone', async () => {
    const other = await makeWorkspace(owner);
    await connectPortal(other, portal.webhook);
    expect((await repos.portalSnapshots.find(other.id))!.changesDueAt).toBeNull();
  });
});

describe('nothing of it stays', () => {
  const left = async () =>
    (await storedItems(workspace.id)).filter(({ pk }) => /^(?:SNAPSHOT#|DUE#refresh-portals)/.test(pk));

  it('when the portal is disconnected, also while its changes are read', async () => {
    await refresh();
    expect((await left()).some(({ pk }) => pk.startsWith('DUE#'))).toBe(true);
    portal.tasks[0] = makeTask(3, 7, { status: '5', changedDate: byPortal(MINUTE_MS) });
    let removed: Promise<void> | null = null;
    portal.onRequest = async () => {
      removed ??= (async () => {
        expect((await request(bitrix24.deleteBitrix24Credentials, await here())).status).toBe(204);
        await repos.portalSnapshots.clear(workspace.id);
      })();
      await removed;
    };
    await refresh();
    expect(await left()).toEqual([]);
  });

  it('when the workspace is deleted', async () => {
    await request(workspaces.deleteWorkspace, await here());
    expect(await deliver(...(await waiting()))).toEqual(DONE);
    expect(await left()).toEqual([]);
  });
});
