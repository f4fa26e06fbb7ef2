import { Webhook as StandardWebhook } from 'standardwebhooks';
import { Webhook as SvixWebhook } from 'svix';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startReceiver } from '#scripts/fake-services/webhooks.ts';
import { webhooks } from '#shared/contract/webhooks.ts';
import { WEBHOOK_EVENTS, type WebhookEvent } from '#shared/rules/webhooks.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { HOUR_MS } from '#shared/rules/durations.ts';

const receiver = await startReceiver();
const other = await startReceiver();
const allowed = process.env['OUTBOUND_ALLOW'];
process.env['OUTBOUND_ALLOW'] = [...(allowed ? [allowed] : []), receiver.host, other.host].join(',');
// A function reads its surroundings when it is loaded.
const { request, withKey } = await import('#tests/support/api.ts');
const { leave, makeMember, makePerson, makeTask, makeWorkspace, repos, vault } =
  await import('#tests/support/factories.ts');
const { makeShownRun } = await import('#tests/support/shown-run.ts');
const { makeWebhook } = await import('#tests/support/webhooks.ts');
const { countAll, count, toCount } = await import('#tests/support/table-stream.ts');
const { deliverWebhooks } = await import('#functions/webhooks/deliver-webhooks.ts');
const { createOutbound } = await import('#core/clients/outbound.ts');
const { fire } = await import('../jobs/clock.ts');
const { lettersTo } = await import('#tests/support/letters.ts');
type Person = Awaited<ReturnType<typeof makePerson>>;

let owner: Person;
let workspace: Workspace;

beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  await countAll();
  for (const one of [receiver, other]) {
    one.reply = () => ({ status: 200, text: 'ok', headers: { 'content-type': 'text/plain' } });
  }
});
afterAll(() => Promise.all([receiver.stop(), other.stop()]));

const subscribe = (events: readonly WebhookEvent[] = WEBHOOK_EVENTS, more: object = {}) =>
  makeWebhook(workspace, { address: `${receiver.url}/${workspace.id}`, events, createdBy: owner.id, ...more });
/** What happened is written down, and sent. */
async function send(): Promise<void> {
  await countAll();
  await fire('deliver-webhooks');
}
/** Sends as at another moment, and says for how long it would have waited. */
async function sendAt(now: Date, until = new Date(now.getTime() + 5_000)): Promise<number[]> {
  const waits: number[] = [];
  const outbound = createOutbound({ allow: new Set([receiver.host, other.host]) });
  let passed = 0;
  await deliverWebhooks({
    repos,
    vault,
    outbound,
    siteUrl: 'https://tonus.example',
    newId: () => crypto.randomUUID(),
    clock: () => new Date(now.getTime() + passed),
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      passed += milliseconds;
    },
    until,
  });
  return waits;
}
const dataOf = (body: string) => (JSON.parse(body) as { data: Record<string, Record<string, unknown>> }).data;
/** What has arrived of this workspace. */
const got = (at = receiver) => at.received.filter(({ path }) => path === `/${workspace.id}`);
const typesAt = () => got().map(({ body }) => (JSON.parse(body) as { type: string }).type);
const stored = async (id: string) => (await repos.webhooks.find(workspace.id, id))!;

describe('events', () => {
  it('come in the order of what has happened, each once, with a signature that both libraries verify', async () => {
    const { secret } = await subscribe();
    const member = await makeMember(workspace, 'сотрудник', { firstName: 'Пётр', lastName: 'Ким' });
    await makeTask(owner, workspace, { title: 'Позвонить' });
    await send();
    await leave(workspace, member);
    await send();
    await send();

    expect(typesAt()).toEqual(['member.joined', 'task.created', 'member.left']);
    for (const { headers, body } of got()) {
      expect(() => new StandardWebhook(secret).verify(body, headers)).not.toThrow();
      expect(() => new SvixWebhook(secret).verify(body, headers)).not.toThrow();
      const later = { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1) };
      const renamed = { ...headers, 'webhook-id': 'another' };
      for (const forged of [later, renamed])
        expect(() => new StandardWebhook(secret).verify(body, forged)).toThrow('No matching signature');
    }
    expect(dataOf(got()[0]!.body)['member']).toMatchObject({ id: member.id, name: 'Пётр Ким' });
    expect(dataOf(got()[2]!.body)['member']).toMatchObject({ id: member.id, name: 'Пётр Ким' });
    expect(
      got()
        .map(({ body }) => body)
        .join(),
    ).not.toContain(member.email);
  });

  it('name addresses only where the subscription says so', async () => {
    await subscribe(['member.joined'], { withAddresses: true });
    const member = await makeMember(workspace, 'сотрудник');
    await makeTask(owner, workspace);
    await send();
    expect(typesAt()).toEqual(['member.joined']);
    expect(dataOf(got()[0]!.body)['member']).toMatchObject({ email: member.email });
  });

  it('of a run tell of its results what everybody reads, and nothing of fewer than five answers', async () => {
    await subscribe();
    await makeShownRun(owner, workspace);
    await makeShownRun(owner, workspace, { answers: ['10', '9', '8', '3'].map((score) => [score, 'Тайное слово']) });
    await send();

    const settled = got()
      .filter(({ body }) => body.includes('results.settled'))
      .map(({ body }) => dataOf(body));
    expect(settled).toEqual([
      expect.objectContaining({ results: 'shown', answered: 6, enps: expect.objectContaining({ score: 0 }) }),
      { workspace: expect.anything(), run: expect.anything(), results: 'hidden' },
    ]);
    const everything = got()
      .map(({ body }) => body)
      .join();
    expect(everything).not.toMatch(/Тайн/);
    const order = typesAt().filter((type) => type !== 'results.settled');
    expect(order).toEqual(['run.opened', 'run.closed', 'run.opened', 'run.closed']);
  });

  it('tells of an open run nothing of how many have answered', async () => {
    await subscribe();
    await makeShownRun(owner, workspace, { open: true });
    await send();
    expect(typesAt()).toEqual(['run.opened']);
  });

  it('is written down once, however often the stream tells of it', async () => {
    await subscribe();
    await makeTask(owner, workspace);
    const records = await toCount();
    await count(records);
    await count(records);
    await send();
    expect(typesAt()).toEqual(['task.created']);
  });

  it('are written down nowhere where nobody subscribes', async () => {
    await makeTask(owner, workspace);
    await countAll();
    expect(await repos.webhookSending.head(workspace.id)).toBeNull();
  });
});

describe('what fails', () => {
  it('holds back what comes after it, keeps its id, and goes on in order', async () => {
    const { id } = await subscribe(['task.created']);
    for (const title of ['Первая', 'Вторая']) await makeTask(owner, workspace, { title });
    await countAll();
    receiver.reply = () => ({ status: 500, text: '<b>нет</b>\u202e', headers: { 'content-type': 'text/html' } });
    const now = new Date();
    await sendAt(now, new Date(now.getTime() + 30_000));
    // At once, and after ten seconds; the minute after that is the next execution's.
    expect(got()).toHaveLength(2);
    const { deliveries } = (
      await request(webhooks.listWebhookDeliveries, { params: { id: workspace.id, webhookId: id }, token: owner.token })
    ).body;
    expect(deliveries).toMatchObject([{ status: 500, answer: '<b>нет</b>', attempts: 2, delivered: false }]);
    await sendAt(new Date(now.getTime() + 20_000));
    expect(got()).toHaveLength(2);

    receiver.reply = () => ({ status: 204, body: null });
    await sendAt(new Date(now.getTime() + 120_000), new Date(now.getTime() + HOUR_MS));
    const titles = got().map(({ body }) => dataOf(body)['task']!['title']);
    expect(titles).toEqual(['Первая', 'Первая', 'Первая', 'Вторая']);
    expect(
      new Set(
        got()
          .slice(0, 3)
          .map(({ id: event }) => event),
      ).size,
    ).toBe(1);
    expect(await stored(id)).toMatchObject({ attempts: 0, failingSince: null, retryAt: null });
  });

  it('for three days is switched off with a letter, and goes on where it stopped when it is switched on', async () => {
    const maker = await makeMember(workspace, 'hr');
    const { id } = await subscribe(['task.created'], { createdBy: maker.id });
    await makeTask(owner, workspace);
    await countAll();
    receiver.reply = () => ({ status: 503, body: {} });
    let now = new Date();
    const end = new Date(now.getTime() + 80 * HOUR_MS);
    for (; now < end && (await stored(id)).enabled; now = new Date(now.getTime() + HOUR_MS)) await sendAt(now);
    expect(await stored(id)).toMatchObject({ enabled: false, stopped: 'failing' });
    expect(end.getTime() - now.getTime()).toBeLessThan(9 * HOUR_MS);
    for (const { email } of [owner, maker]) {
      expect(await lettersTo(email, 'webhook-stopped')).toMatchObject([{ receiver: receiver.host, gone: false }]);
    }

    const before = got().length;
    receiver.reply = () => ({ status: 200, body: {} });
    const params = { id: workspace.id, webhookId: id };
    await request(webhooks.changeWebhook, { params, body: { enabled: true }, token: owner.token });
    await send();
    expect(typesAt().slice(before)).toEqual(['task.created']);
  });

  it('with 410 is switched off at once', async () => {
    const { id } = await subscribe(['task.created']);
    await makeTask(owner, workspace);
    receiver.reply = () => ({ status: 410, body: {} });
    await send();
    expect(await stored(id)).toMatchObject({ enabled: false, stopped: 'gone' });
    expect(got()).toHaveLength(1);
  });

  it('holds up nobody else', async () => {
    const stuck = Promise.withResolvers<void>();
    await subscribe(['task.created']);
    await makeWebhook(workspace, { address: `${other.url}/${workspace.id}`, events: ['task.created'] });
    await makeTask(owner, workspace);
    await countAll();
    receiver.reply = async () => {
      await stuck.promise;
      return { status: 200, body: {} };
    };
    const begun = sendAt(new Date());
    await expect.poll(() => [got(other).length, got().length]).toEqual([1, 1]);
    // Somebody else who sends meanwhile leaves it alone.
    await sendAt(new Date());
    expect(got()).toHaveLength(1);
    stuck.resolve();
    await begun;
  });

  it.each([
    ['http://127.0.0.1:1/', 'закрытой сети|https'],
    ['https://127.0.0.1/', 'закрытой сети'],
    ['https://[::ffff:10.0.0.1]/', 'закрытой сети'],
    ['https://localhost/', 'закрытой сети'],
  ])('because it leads inside is called nowhere: %s', async (address, why) => {
    const { id } = await subscribe([], { address });
    const reply = await request(webhooks.testWebhook, {
      params: { id: workspace.id, webhookId: id },
      token: owner.token,
    });
    expect(reply.body).toMatchObject({ delivered: false, status: null, problem: expect.stringMatching(why) });
  });

  it('because it leads elsewhere is not followed', async () => {
    const { id } = await subscribe();
    receiver.reply = () => ({ status: 302, body: {}, headers: { location: other.url } });
    const params = { id: workspace.id, webhookId: id };
    const { body } = await request(webhooks.testWebhook, { params, token: owner.token });
    expect(body).toMatchObject({ delivered: false, status: 302 });
    expect(got(other)).toHaveLength(0);
  });
});

describe('a secret', () => {
  it('that is replaced signs for one more day beside the new one', async () => {
    const { id, secret: old } = await subscribe(['task.created']);
    const params = { id: workspace.id, webhookId: id };
    const { body: renewed } = await request(webhooks.renewWebhookSecret, { params, token: owner.token });
    expect((await request(webhooks.getWebhookSecret, { params, token: owner.token })).body).toEqual(renewed);
    await makeTask(owner, workspace);
    await countAll();
    await sendAt(new Date());
    const { body, headers } = got()[0]!;
    for (const one of [old, renewed.secret]) expect(() => new StandardWebhook(one).verify(body, headers)).not.toThrow();

    await makeTask(owner, workspace);
    await countAll();
    await sendAt(new Date(Date.now() + 25 * HOUR_MS));
    expect(got().at(-1)!.headers['webhook-signature']!.split(' ')).toHaveLength(1);
  });

  it('is the same one when its reply was lost and it is asked for again, and the one the receiver has still signs', async () => {
    const { id, secret: known } = await subscribe(['task.created']);
    const params = { id: workspace.id, webhookId: id };
    const renewal = withKey(webhooks.renewWebhookSecret, { params, token: owner.token });
    const { body: lost } = await request(webhooks.renewWebhookSecret, renewal);
    const { status, body: renewed } = await request(webhooks.renewWebhookSecret, renewal);
    expect([status, renewed]).toEqual([200, lost]);
    await makeTask(owner, workspace);
    await countAll();
    await sendAt(new Date());
    const { body, headers } = got()[0]!;
    for (const one of [known, renewed.secret])
      expect(() => new StandardWebhook(one).verify(body, headers)).not.toThrow();
  });
});

describe('by hand', () => {
  it('an event is sent again under its own id, and nobody else’s is', async () => {
    const { id } = await subscribe(['task.created']);
    await makeTask(owner, workspace);
    await send();
    const params = { id: workspace.id, webhookId: id };
    const { body } = await request(webhooks.listWebhookDeliveries, { params, token: owner.token });
    const { number } = body.deliveries[0]!;
    const again = { params: { ...params, number }, token: owner.token };
    expect((await request(webhooks.resendWebhookEvent, again)).body).toMatchObject({ delivered: true, attempts: 2 });
    expect(got()[1]!.id).toBe(got()[0]!.id);

    const second = await makeWebhook(workspace, {
      address: `${receiver.url}/${workspace.id}`,
      events: ['member.left'],
    });
    const foreign = { params: { ...params, webhookId: second.id, number }, token: owner.token };
    expect((await request(webhooks.resendWebhookEvent, foreign)).status).toBe(404);
  });

  it('a workspace has ten subscriptions at most', async () => {
    for (let made = 0; made < 10; made++) await makeWebhook(workspace);
    const body = { address: 'https://hooks.example/', events: ['member.left' as const] };
    const reply = await request(webhooks.createWebhook, { params: { id: workspace.id }, body, token: owner.token });
    expect(reply.status).toBe(409);
  });
});
