import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { fillPortal, startOwnPortal } from '#tests/support/own-portal.ts';

const portal = await startOwnPortal();
const { bitrix24 } = await import('#shared/contract/bitrix24.ts');
const { request } = await import('#tests/support/api.ts');
const { keys } = await import('#data/keys.ts');
const { remove } = await import('#data/writes.ts');
const { portalKeyOf } = await import('#functions/integrations/portal/rate-limiter.ts');
const { PLAYED_CLIENT_SECRET } = await import('#scripts/fake-services/oauth.ts');
const { APP_SECRET } = await import('#functions/integrations/repositories/portal-apps.ts');
const { makeMember, makePerson, makeSession, makeWorkspace, repos, table, vault } =
  await import('#tests/support/factories.ts');
const { storedItems } = await import('#tests/support/stored.ts');
type Person = Awaited<ReturnType<typeof makePerson>>;
type Workspace = Awaited<ReturnType<typeof makeWorkspace>>;

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  fillPortal(portal, 3, 5);
  portal.fault = null;
  Object.assign(portal.app, { refusal: null, endpoint: null });
  portal.app.handlers.clear();
  await table.write(remove(keys.portalLimits(portalKeyOf({ origin: portal.url }))));
  await repos.ownProviders.setStageSecret(APP_SECRET, await vault.seal(PLAYED_CLIENT_SECRET, { kind: 'bitrix24' }));
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});
afterAll(() => portal.stop());

const here = ({ token } = owner) => ({ token, params: { id: workspace.id } });
const start = (address: string, person = owner) =>
  request(bitrix24.startBitrix24App, { ...here(person), body: { portal: address } });
/** What the portal sends the browser back with, when somebody there has let the application in. */
async function letIn(address = portal.url): Promise<{ code: string; state: string }> {
  const { body } = await start(address);
  const reply = await fetch(body.url, { redirect: 'manual' });
  const back = new URL(reply.headers.get('location')!);
  expect(back.origin + back.pathname).toBe('https://tonus.example/sign-in/callback/bitrix24');
  return { code: back.searchParams.get('code')!, state: back.searchParams.get('state')! };
}
const finish = (answer: { code: string; state: string }, person = owner) =>
  request(bitrix24.finishBitrix24App, { ...here(person), body: answer });
const connect = async () => finish(await letIn());
const access = async () => (await repos.integrations.findBitrix24(workspace.id))!;
const tasks = () => request(bitrix24.getBitrix24Tasks, here());
const shown = async () => (await request(bitrix24.getBitrix24Credentials, here())).body;

describe('works', () => {
  it('connects a portal that has let the application in, reads it and asks for its events', async () => {
    const reply = await connect();
    expect(reply).toMatchObject({
      status: 200,
      body: {
        webhook_url: `${portal.url}/`,
        kind: 'app',
        app: { ended: false, events_at: null },
        app_offered: true,
        reading: { state: 'reading' },
        warnings: [],
      },
    });
    expect((await tasks()).body.result.tasks).toHaveLength(5);
    const { hash, ...rest } = {
      hash: (await access()).app!.eventsKeyHash,
      addresses: new Set(portal.app.handlers.values()),
    };
    const [address] = rest.addresses;
    expect(address).toMatch(
      new RegExp(`^https://tonus.example/api/bitrix24/workspaces/${workspace.id}/events/[\\w-]{43}$`),
    );
    expect(rest.addresses.size).toBe(1);
    expect([...portal.app.handlers.keys()]).toEqual([
      'OnTaskAdd',
      'OnTaskUpdate',
      'OnTaskDelete',
      'OnUserAdd',
      'OnAppUninstall',
    ]);
    const stored = JSON.stringify(await storedItems());
    expect(stored).toContain(hash);
    expect(stored).not.toContain(address!.split('/').at(-1));
  });

  it('takes the place of a webhook, and is replaced by one', async () => {
    await request(bitrix24.saveBitrix24Credentials, { ...here(), body: { webhook_url: portal.webhook } });
    expect(await shown()).toMatchObject({ kind: 'webhook', app: null });
    await connect();
    expect(await shown()).toMatchObject({ kind: 'app', app: { ended: false } });
    await request(bitrix24.saveBitrix24Credentials, { ...here(), body: { webhook_url: portal.webhook } });
    expect(await shown()).toMatchObject({ kind: 'webhook', app: null });
    expect((await tasks()).status).toBe(200);
  });

  it('renews the token when its hour is over, once for all who ask at that moment', async () => {
    await connect();
    const before = portal.app.renewals();
    portal.app.expire();
    const replies = await Promise.all([tasks(), tasks(), tasks()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(portal.app.renewals() - before).toBe(1);
    expect((await tasks()).status).toBe(200);
    expect(portal.app.renewals() - before).toBe(1);
  });

  it('keeps the address of events when the same portal is connected anew', async () => {
    await connect();
    const address = portal.app.handlers.get('OnTaskAdd');
    await connect();
    expect(portal.app.handlers.get('OnTaskAdd')).toBe(address);
  });
});

describe('fails', () => {
  it('wants to be connected anew where the grant has ended, and does not ask again until then', async () => {
    await connect();
    portal.app.expire();
    portal.app.refusal = 'invalid_grant';
    const detail = 'Портал больше не пускает приложение: подключите его заново';
    expect(await tasks()).toMatchObject({ status: 502, body: { detail } });
    expect(await shown()).toMatchObject({ app: { ended: true } });
    const asked = portal.asked();
    expect((await request(bitrix24.checkBitrix24, here())).body).toMatchObject({ ok: false, detail });
    expect(portal.asked()).toBe(asked);
    portal.app.refusal = null;
    await connect();
    expect(await shown()).toMatchObject({ app: { ended: false } });
    expect((await tasks()).status).toBe(200);
  });

  it('says that a portal is not paid for, and goes on when it is', async () => {
    await connect();
    portal.app.expire();
    portal.app.refusal = 'PAYMENT_REQUIRED';
    expect(await tasks()).toMatchObject({ status: 502, body: { detail: expect.stringContaining('не оплачена') } });
    portal.app.refusal = null;
    expect((await tasks()).status).toBe(200);
  });
});

describe('refuses', () => {
  it('an answer that comes twice', async () => {
    const answer = await letIn();
    expect((await finish(answer)).status).toBe(200);
    expect((await finish({ ...(await letIn()), state: answer.state })).status).toBe(409);
  });

  it('an answer in another session, of another person and for another workspace', async () => {
    const answer = await letIn();
    const colleague = await makeMember(workspace, 'руководитель');
    expect((await finish(answer, colleague)).status).toBe(409);
    expect((await finish(answer, { ...owner, ...(await makeSession(owner.id)) })).status).toBe(409);
    const other = await makeWorkspace(owner);
    const elsewhere = { token: owner.token, params: { id: other.id }, body: answer };
    expect((await request(bitrix24.finishBitrix24App, elsewhere)).status).toBe(409);
    expect((await finish(answer)).status).toBe(200);
  });

  it.each(['https://other.bitrix24.ru/rest/', 'https://127.0.0.1/rest/', 'http://169.254.169.254/latest/'])(
    'a portal that was not named: %s',
    async (endpoint) => {
      portal.app.endpoint = endpoint;
      expect((await connect()).status).toBe(409);
      expect(await repos.integrations.findBitrix24(workspace.id)).toBeNull();
    },
  );

  it.each(['http://romashka.bitrix24.ru', 'https://user:word@romashka.bitrix24.ru', 'javascript:alert(1)', 'portal'])(
    'to send a browser to %s',
    async (address) => {
      expect((await start(address)).status).toBe(422);
    },
  );
});
