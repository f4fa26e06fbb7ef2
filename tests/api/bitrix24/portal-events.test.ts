import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Item } from '#data/table.ts';
import type { Key } from '#data/keys.ts';
import { fillPortal, makePerson as personRow, makeTask, startOwnPortal } from '#tests/support/own-portal.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';

const portal = await startOwnPortal();
const { bitrix24 } = await import('#shared/contract/bitrix24.ts');
const { request } = await import('#tests/support/api.ts');
const { keys } = await import('#data/keys.ts');
const { remove } = await import('#data/writes.ts');
const { portalKeyOf } = await import('#functions/integrations/portal/rate-limiter.ts');
const { portalRowKey } = await import('#functions/integrations/repositories/portal-rows.ts');
const { APP_SECRET } = await import('#functions/integrations/repositories/portal-apps.ts');
const { PLAYED_CLIENT_SECRET } = await import('#scripts/fake-services/oauth.ts');
const { makePerson, makeSession, makeWorkspace, repos, table, vault } = await import('#tests/support/factories.ts');
const { DONE, deliver } = await import('../jobs/stream.ts');
const { fire } = await import('../jobs/clock.ts');
type Workspace = Awaited<ReturnType<typeof makeWorkspace>>;

const EVENING = new Date('2026-11-21T18:00:00.000Z');

let owner: Awaited<ReturnType<typeof makePerson>>;
let workspace: Workspace;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: EVENING });
  fillPortal(portal, 10, 12);
  portal.fault = null;
  portal.app.refusal = null;
  portal.app.handlers.clear();
  await table.write(remove(keys.portalLimits(portalKeyOf({ origin: portal.url }))));
  await repos.ownProviders.setStageSecret(APP_SECRET, await vault.seal(PLAYED_CLIENT_SECRET, { kind: 'bitrix24' }));
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  const { body } = await request(bitrix24.startBitrix24App, { ...(await here()), body: { portal: portal.url } });
  const back = new URL((await fetch(body.url, { redirect: 'manual' })).headers.get('location')!);
  const [code, state] = ['code', 'state'].map((name) => back.searchParams.get(name)!);
  await request(bitrix24.finishBitrix24App, {
    token: owner.token,
    params: { id: workspace.id },
    body: { code, state },
  });
  await deliver(...(await waiting()));
  vi.setSystemTime(EVENING.getTime() + 2 * MINUTE_MS);
});
afterEach(() => vi.useRealTimers());
afterAll(() => portal.stop());

const here = async () => ({ token: owner.token, params: { id: workspace.id } });
/** Sessions last shorter than some of these tests go forward. */
const later = async () => ({ ...(await makeSession(owner.id)), params: { id: workspace.id } });
const rowOf = (kind: 'PERSON' | 'TASK', number: number) =>
  table.get(portalRowKey(workspace.id, kind, number), { consistent: true });
const head = async () => (await repos.portalSnapshots.find(workspace.id))!;
const waiting = async () =>
  (
    (await table.queryAll({ pk: keys.job(workspace.id, '').pk, prefix: '' }, { consistent: true })) as (Item & Key)[]
  ).filter(({ finishedAt }) => finishedAt === undefined);
const keyOf = (event: string) => portal.app.handlers.get(event)!.split('/').at(-1)!;

/** What the portal sends, to the address that it was given. */
function tell(event: string, taskId?: number, change: { key?: string; form?: Record<string, string> } = {}) {
  const form = new URLSearchParams(portal.app.formOf(event, taskId));
  for (const [name, value] of Object.entries(change.form ?? {})) form.set(name, value);
  return request(bitrix24.receivePortalEvent, {
    params: { id: workspace.id, key: change.key ?? keyOf(event) },
    body: form.toString(),
    contentType: 'application/x-www-form-urlencoded',
  });
}
const now = () => `${new Date(Date.now() + 3 * 60 * MINUTE_MS).toISOString().slice(0, 19)}+03:00`;

describe('an event', () => {
  it('has what changed read at once: a task, somebody new, a task that is gone', async () => {
    portal.tasks[0] = makeTask(3, 7, { status: '5', changedDate: now() });
    portal.tasks = portal.tasks.filter((task) => task?.['id'] !== '6');
    portal.people.push(personRow(900, { LAST_NAME: 'Новичкова' }));
    // Out of order, and twice.
    for (const [event, task] of [
      ['OnTaskDelete', 6],
      ['OnTaskUpdate', 3],
      ['OnTaskDelete', 6],
      ['OnTaskDelete', 9],
    ] as const) {
      expect(await tell(event, task)).toMatchObject({ status: 200, body: {} });
    }
    expect(await deliver(...(await waiting()))).toEqual(DONE);
    expect(await rowOf('TASK', 3)).toMatchObject({ status: '5' });
    expect(await rowOf('TASK', 6)).toMatchObject({ goneAt: expect.any(String) });
    // It is said to be gone, and is there all the same.
    expect(await rowOf('TASK', 9)).not.toHaveProperty('goneAt');
    expect(await rowOf('PERSON', 900)).toMatchObject({ data: { LAST_NAME: 'Новичкова' } });
    const { body } = await request(bitrix24.getBitrix24Credentials, await later());
    expect(body).toMatchObject({
      app: { events_at: new Date(EVENING.getTime() + 2 * MINUTE_MS).toISOString() },
      reading: { people: 11, tasks: 11 },
    });
    expect(await repos.portalSnapshots.doubts(workspace.id, 10)).toEqual([]);
  });

  it('takes no task for gone where the portal answers with others', async () => {
    portal.droppedFilters = ['ID'];
    portal.tasks = portal.tasks.filter((task) => task?.['id'] !== '6');
    await tell('OnTaskDelete', 6);
    expect(await deliver(...(await waiting()))).toEqual(DONE);
    portal.droppedFilters = [];
    expect(await rowOf('TASK', 6)).not.toHaveProperty('goneAt');
  });

  it('is one of many that become one reading, and one more soon after', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => tell('OnTaskUpdate', 3 * (index + 1))));
    expect(await waiting()).toHaveLength(1);
    await deliver(...(await waiting()));
    vi.setSystemTime(Date.now() + 10_000);
    for (let index = 0; index < 5; index++) await tell('OnTaskUpdate', 3);
    expect(await waiting()).toHaveLength(0);
    expect(Date.parse((await head()).changesDueAt!) - Date.now()).toBeLessThanOrEqual(MINUTE_MS);
    vi.setSystemTime(Date.now() + MINUTE_MS);
    await fire('refresh-portals');
    expect(await waiting()).toHaveLength(1);
    await deliver(...(await waiting()));
  });

  it('of an application that was thrown out ends the connection, and what was read goes', async () => {
    expect((await tell('OnAppUninstall')).status).toBe(200);
    expect((await request(bitrix24.getBitrix24Credentials, await here())).body).toMatchObject({
      kind: null,
      app: null,
    });
    await deliver(...(await waiting()));
    expect(await rowOf('TASK', 3)).toBeNull();
    expect((await tell('OnTaskAdd', 3)).status).toBe(404);
  });

  it('may come before the night that renews the tokens', async () => {
    portal.app.expire();
    await tell('OnTaskUpdate', 3);
    const before = portal.app.renewals();
    expect(await deliver(...(await waiting()))).toEqual(DONE);
    expect(portal.app.renewals()).toBe(before + 1);
    expect((await head()).changes).toMatchObject({ failures: 0, receivedAt: new Date().toISOString() });
  });
});

describe('refuses', () => {
  it.each([
    ['the key of nobody', { key: 'A'.repeat(43) }],
    ['another portal', { form: { 'auth[member_id]': 'another' } }],
    ['another token of the application', { form: { 'auth[application_token]': 'another' } }],
  ])('%s', async (_, change) => {
    // The first one makes the token known.
    await tell('OnTaskAdd', 3);
    await deliver(...(await waiting()));
    vi.setSystemTime(Date.now() + 5 * MINUTE_MS);
    const before = await head();
    for (const event of ['OnTaskUpdate', 'OnTaskDelete', 'OnAppUninstall']) {
      expect((await tell(event, 3, change)).status).toBe(404);
    }
    expect(await head()).toEqual(before);
    expect(await waiting()).toEqual([]);
    expect(await repos.integrations.findBitrix24(workspace.id)).not.toBeNull();
  });

  it('an event of a portal that is connected by a webhook', async () => {
    const key = keyOf('OnTaskAdd');
    await request(bitrix24.saveBitrix24Credentials, { ...(await here()), body: { webhook_url: portal.webhook } });
    expect((await tell('OnAppUninstall', undefined, { key })).status).toBe(404);
  });
});
