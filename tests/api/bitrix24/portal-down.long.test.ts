import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { failed } from '#scripts/fake-services/bitrix24-portal.ts';
import type { TestReply } from '#scripts/fake-services/json-server.ts';
import { keys } from '#data/keys.ts';
import { portalRowKey } from '#functions/integrations/repositories/portal-rows.ts';
import { put, remove, type Item } from '#data/writes.ts';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { fillPortal, makePerson as personRow, makeTask, startOwnPortal } from '#tests/support/own-portal.ts';

// A function reads its surroundings when it is loaded.
const portal = await startOwnPortal();
const { request } = await import('#tests/support/api.ts');
const { makePerson, makeWorkspace, repos, table } = await import('#tests/support/factories.ts');
const { connectPortal, forgetRequests } = await import('#tests/support/portal-factory.ts');
const { fire } = await import('../jobs/clock.ts');
const { deliver, DONE } = await import('../jobs/stream.ts');

const TAKEN = new Date('2026-11-21T00:12:00.000Z');
const DOWN: TestReply = { status: 0, cut: true };
/** How long anybody waits for a portal where there is a snapshot to show. */
const LONGEST_WAIT_MILLISECONDS = 8_000;

let owner: Awaited<ReturnType<typeof makePerson>>;
let workspace: Workspace;
const tasks = (body: object = {}) =>
  request(bitrix24.getBitrix24Tasks, { token: owner.token, params: { id: workspace.id }, body });
const people = (body: object = {}) =>
  request(bitrix24.getBitrix24Employees, { token: owner.token, params: { id: workspace.id }, body });

/** Takes a snapshot of the portal as it is. */
async function takeSnapshot(): Promise<void> {
  await fire('snapshot-portals');
  const pk = keys.job(workspace.id, '').pk;
  const jobs = (await table.queryAll({ pk, prefix: '' }, { consistent: true })) as Parameters<typeof deliver>;
  expect(await deliver(...jobs)).toEqual(DONE);
}

/** Requests to the portal wait a twentieth of what they are given; remembers what that was. */
function shortenWaits() {
  const wait = AbortSignal.timeout.bind(AbortSignal);
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => wait(Math.ceil(milliseconds / 20)));
}

beforeAll(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  fillPortal(portal, 60, 130);
  portal.tasks.push(null);
  portal.people.push(personRow(9999, { EMAIL: 'Nina@Own.example', UF_DEPARTMENT: [7, 99], LAST_LOGIN: '' }));
  vi.useFakeTimers({ toFake: ['Date'], now: TAKEN });
  await connectPortal(workspace, portal.webhook);
  await takeSnapshot();
  vi.useRealTimers();
});
beforeEach(async () => {
  portal.fault = null;
  // Nobody has asked the portal lately.
  await forgetRequests(portal.webhook);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
afterAll(() => portal.stop());

describe('an import that the portal did not answer', () => {
  it('is carried out when the same request is sent again', async () => {
    const call = { token: owner.token, params: { id: workspace.id }, headers: { 'idempotency-key': randomUUID() } };
    portal.fault = () => DOWN;
    expect((await request(bitrix24.importBitrix24Members, call)).status).toBe(502);
    portal.fault = null;
    expect((await request(bitrix24.importBitrix24Members, call)).status).toBe(200);
  });
});

describe('where the portal answers', () => {
  it('nothing says of when it is', async () => {
    expect((await tasks({ limit: 1 })).body).toMatchObject({ total: 131, snapshot_at: null });
    expect((await people()).body).toMatchObject({ total: 61, snapshot_at: null });
  });
});

describe('the tasks of a large portal', () => {
  it('behind the first are those of the snapshot, with its date; whoever may not see the portal is told so (B1-02)', async () => {
    const { body: first } = await tasks({ limit: 60 });
    expect(first).toMatchObject({ snapshot_at: null, listed_at: null });
    const second = await tasks({ limit: 60, before: first.next });
    const third = await tasks({ limit: 60, before: second.body.next });
    const numbers = [first, second.body, third.body].flatMap(({ result }) => result.tasks.map(({ id }) => id));
    expect(new Set(numbers)).toHaveLength(131);
    expect(second.body).toMatchObject({ total: 60, snapshot_at: null, listed_at: TAKEN.toISOString() });
    expect(third.body.next).toBeNull();

    portal.fault = () => failed(403, 'insufficient_scope');
    expect((await tasks({ limit: 60, before: first.next })).status).toBe(502);
    portal.fault = () => DOWN;
    const kept = await tasks({ limit: 60, before: first.next });
    expect(kept.body).toEqual({ ...second.body, snapshot_at: TAKEN.toISOString(), listed_at: null });
  });
});

describe('where it does not, lists are those of the snapshot, with its date', () => {
  beforeEach(() => {
    portal.fault = () => DOWN;
  });
  /** What the portal says, and what the snapshot says in its place; whoever is online nobody knows. */
  async function both<T extends { readonly body: object }>(ask: () => Promise<T>): Promise<[T['body'], T['body']]> {
    const fault = portal.fault;
    portal.fault = null;
    const live = await ask();
    portal.fault = fault;
    return [{ ...live.body, snapshot_at: TAKEN.toISOString() }, (await ask()).body];
  }

  it('people, with their departments', async () => {
    const [live, kept] = await both(() => people());
    expect(kept).toEqual(live);
  });

  it('one person by number, and by address however it is written', async () => {
    for (const filter of [{ id: '9999' }, { email: 'nina@own.example' }, { id: '9999', email: 'nina@own.example' }]) {
      const [live, kept] = await both(() => people(filter));
      expect(kept).toEqual(live);
      expect(kept).toMatchObject({ total: 1, result: [{ ID: '9999', departments: ['Бухгалтерия', '№ 99'] }] });
    }
    expect((await people({ id: '9998' })).body).toMatchObject({ total: 0, result: [] });
    expect((await people({ id: '9999', email: 'other@own.example' })).body).toMatchObject({ total: 0, result: [] });
  });

  it('tasks, newest first, with the addresses of who does them; one that cannot be read is counted', async () => {
    const [live, kept] = await both(() => tasks());
    const readable = live.result.tasks.filter(({ id }) => !id.startsWith('unreadable'));
    expect(kept).toEqual({ ...live, result: { tasks: readable } });
    expect(kept.result.tasks[0]!.responsible!.email).toMatch(/@own\.example$/);
  });

  it('tasks of one person, so many, or their number alone', async () => {
    for (const filter of [
      { responsible_id: 14 },
      { responsible_id: 14, limit: 2 },
      { responsible_id: 14, limit: 0 },
      { limit: 0 },
      { responsible_id: 5 },
    ]) {
      const [live, kept] = await both(() => tasks(filter));
      expect(kept).toEqual(live);
    }
    const [live, kept] = await both(() => tasks({ limit: 7 }));
    expect(kept.result.tasks).toEqual(live.result.tasks.slice(1).concat(kept.result.tasks.slice(-1)));
  });

  it.each<[string, TestReply | null]>([
    ['unreachable', DOWN],
    ['dripping', { status: 200, text: '{"result":', unfinished: true }],
    ['silent', null],
    ['out of quota', failed(503, 'QUERY_LIMIT_EXCEEDED')],
    ['out of operating time', failed(429, 'OPERATION_TIME_LIMIT')],
    ['stumbling', { status: 500, headers: { 'content-type': 'text/html' }, text: '<html>' }],
  ])('a portal that is %s', async (_, reply) => {
    portal.fault = () => reply;
    const waits = shortenWaits();
    expect(await tasks()).toMatchObject({ status: 200, body: { total: 131, snapshot_at: TAKEN.toISOString() } });
    const longest = Math.max(...waits.mock.calls.map(([milliseconds]) => milliseconds));
    expect(longest).toBeLessThanOrEqual(LONGEST_WAIT_MILLISECONDS);
  });

  it('out of quota in the middle of a list', async () => {
    portal.fault = (request) => (request === 1 ? undefined : failed(503, 'QUERY_LIMIT_EXCEEDED'));
    const { body } = await tasks();
    expect(body.snapshot_at).toBe(TAKEN.toISOString());
    expect(body.result.tasks).toHaveLength(130);
  });

  it('without what was gone when it was read', async () => {
    const key = portalRowKey(workspace.id, 'TASK', 9);
    const row = (await table.get(key, { consistent: true })) as Item & typeof key;
    await table.write(put({ ...row, goneAt: TAKEN.toISOString() }));
    expect((await tasks()).body.result.tasks.map(({ id }) => id)).not.toContain('9');
    await table.write(put(row));
  });
});

describe('an error stays an error', () => {
  it.each([
    ['revoked', failed(403, 'INVALID_CREDENTIALS')],
    ['without rights', failed(403, 'insufficient_scope')],
    ['closed', failed(410, 'PORTAL_DELETED')],
    ['elsewhere', { status: 302, headers: { location: 'https://other.bitrix24.ru/' } } as TestReply],
  ])('where the webhook is %s: 502, and no copy', async (_, reply) => {
    portal.fault = () => reply;
    for (const answer of [await tasks(), await people()]) {
      expect(answer.status).toBe(502);
      expect(answer.text).not.toContain('own.example');
    }
  });

  it('where no snapshot is whole yet: 502', async () => {
    const fresh = await makeWorkspace(owner);
    await connectPortal(fresh, portal.webhook);
    portal.fault = () => DOWN;
    const reply = await request(bitrix24.getBitrix24Tasks, { token: owner.token, params: { id: fresh.id }, body: {} });
    expect(reply).toMatchObject({ status: 502, body: { detail: 'Портал не отвечает. Попробуйте позже' } });
  });

  it('where the snapshot is of another portal: 502', async () => {
    const { pk, sk } = keys.portalHead(workspace.id);
    const head = (await table.get({ pk, sk }, { consistent: true }))!;
    await table.write(put({ ...head, pk, sk, portal: 'another' }));
    portal.fault = () => DOWN;
    expect((await tasks()).status).toBe(502);
    await table.write(put({ ...head, pk, sk }));
  });
});

describe('a portal connected before there were snapshots', () => {
  /** A connection as it was kept then. */
  async function connectAsBefore(): Promise<Workspace> {
    const old = await makeWorkspace(owner);
    await connectPortal(old, portal.webhook);
    const { dueAt } = (await repos.portalSnapshots.find(old.id))!;
    await table.write(remove(keys.portalHead(old.id)));
    await table.write(remove(keys.due('snapshot-portals', dueAt, old.id)));
    return old;
  }

  it('is planned when it is next read, and when it is checked', async () => {
    for (const use of [
      (params: { id: string }) =>
        request(bitrix24.getBitrix24Tasks, { token: owner.token, params, body: { limit: 0 } }),
      (params: { id: string }) => request(bitrix24.checkBitrix24, { token: owner.token, params }),
    ]) {
      const { id } = await connectAsBefore();
      expect((await use({ id })).status).toBe(200);
      const { dueAt } = (await repos.portalSnapshots.find(id))!;
      expect(await table.get(keys.due('snapshot-portals', dueAt, id), { consistent: true })).not.toBeNull();
    }
  });

  it('is disconnected like any other', async () => {
    const { id } = await connectAsBefore();
    const forget = () => request(bitrix24.deleteBitrix24Credentials, { token: owner.token, params: { id } });
    expect((await forget()).status).toBe(204);
    expect(await repos.integrations.findBitrix24(id)).toBeNull();
  });
});

it('a task with half an emoji, HTML and BBCode is kept as it is shown live', async () => {
  const title = '<b>x</b> [url]y[/url] 👩‍👩';
  portal.tasks[0] = makeTask(3, 7, { title: `${title}\uD83D` });
  const live = (await tasks({ responsible_id: 7 })).body.result.tasks.at(-1)!;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date((await repos.portalSnapshots.find(workspace.id))!.dueAt) });
  await takeSnapshot();
  vi.useRealTimers();
  portal.fault = () => DOWN;
  expect((await tasks({ responsible_id: 7 })).body.result.tasks.at(-1)).toEqual(live);
});
