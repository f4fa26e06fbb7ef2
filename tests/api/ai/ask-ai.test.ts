import { setTimeout } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { problemInWords } from '#core/clients/connection-problems.ts';
import { clientHashOf } from '#functions/integrations/gigachat/credentials.ts';
import { askAi } from '#functions/integrations/ask-ai.ts';
import { createGigachat } from '#functions/integrations/gigachat/gigachat.ts';
import type { JsonOutcome } from '#functions/integrations/gigachat-types.ts';
import { createOutbound } from '#core/clients/outbound.ts';
import { keys } from '#data/keys.ts';
import { createProviderSlots } from '#functions/integrations/repositories/provider-slots.ts';
import { gigachatCounters, releaseGigachat, type GigachatCounters } from '#scripts/fake-services/gigachat.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { makePerson, makeWorkspace, repos, table, vault } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { accessOf } from './access.ts';
import { questionOf, testClock } from './gigachat.ts';

const HOST = new URL(process.env['GIGACHAT_API_URL']!).host;
/** Waits as the product does, for a twentieth of the time: who waits for a stream lets others work. */
const fastClock = {
  now: () => Date.now(),
  sleep: (milliseconds: number) => setTimeout(milliseconds / 20),
  random: Math.random,
};

let workspace: Workspace;
let access: ReturnType<typeof accessOf>;
let clientId: string;
beforeEach(async () => {
  const owner = await makePerson();
  workspace = await makeWorkspace(owner);
  access = accessOf(owner, workspace);
  clientId = randomUUID();
});

const connect = (secret: string, more: object = {}) =>
  access.create({ client_id: clientId, client_secret: `${secret}-secret`, ...more });
const counters = (): Promise<GigachatCounters> => gigachatCounters(HOST, clientId);

/** Asks as one Lambda of many would: with a client and repositories of its own. */
async function ask({ clock = fastClock, milliseconds = 60_000, workspaceId = workspace.id } = {}): Promise<
  JsonOutcome<unknown>
> {
  const gigachat = createGigachat({
    outbound: createOutbound({ allow: new Set([HOST]) }),
    oauthUrl: process.env['GIGACHAT_OAUTH_URL'],
    hosts: [{ url: process.env['GIGACHAT_API_URL']!, model: 'GigaChat-2' }],
    clock,
  });
  const stored = (await repos.integrations.findAi(workspaceId))!;
  const context = {
    repos: { integrations: repos.integrations, providerSlots: createProviderSlots(table) },
    ...{ vault, gigachat, workspaceId, newId: randomUUID, clock },
  };
  const { access: _, limiter: __, ...question } = questionOf({ clientId, clientSecret: '', scope: '' }, clock);
  return askAi(context, stored, { ...question, until: new Date(clock.now() + milliseconds) });
}

describe('works', () => {
  it('asks with the stored access and counts each request', async () => {
    await connect('invalid-json');
    expect(await ask()).toMatchObject({ ok: true, calls: 2 });
    expect((await access.get()).body).toMatchObject({ total_requests: 3, monthly_requests: 3, problem: null });
  });

  it('keeps to the one stream of a private key across twenty functions: nobody is turned away', async () => {
    await connect('good');
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(await counters()).toMatchObject({ asked: 20, billed: 20, most: 1, refusedStreams: 0 });
  });

  it('uses the ten streams of a company and no more', async () => {
    await connect('slow', { scope: 'GIGACHAT_API_CORP' });
    const asking = Promise.all(Array.from({ length: 20 }, () => ask()));
    // All ten are in use before any of them is let go.
    await expect.poll(async () => (await counters()).most, { timeout: 20_000 }).toBe(10);
    await releaseGigachat(HOST, clientId);
    expect((await asking).every(({ ok }) => ok)).toBe(true);
    expect(await counters()).toMatchObject({ asked: 20, most: 10, refusedStreams: 0 });
  });

  it('shares the stream of one key between two workspaces', async () => {
    await connect('good');
    const other = await makePerson();
    const second = await makeWorkspace(other);
    await accessOf(other, second).create({ client_id: clientId, client_secret: 'good-secret' });
    const inBoth = Array.from({ length: 10 }, (_, index) => ask({ workspaceId: index % 2 ? workspace.id : second.id }));
    expect((await Promise.all(inBoth)).every(({ ok }) => ok)).toBe(true);
    expect(await counters()).toMatchObject({ billed: 10, most: 1, refusedStreams: 0 });
  });

  it('leaves the stream free, and nobody can read from the table whose it was', async () => {
    await connect('good');
    await ask();
    const clientHash = clientHashOf({ clientId, clientSecret: 'good-secret', scope: '' });
    expect(await table.get(keys.providerSlot(clientHash, 1))).toBeNull();
    expect((await storedItems(clientId)).every(({ pk }) => pk === keys.credentials(workspace.id, 'ai').pk)).toBe(true);
  });

  it('keeps what GigaChat says of the access, and forgets it when it lets us in again', async () => {
    await connect('closed-chat');
    const refused = await ask();
    expect(refused).toMatchObject({ ok: false, problem: { kind: 'refused' } });
    const detail = refused.ok ? '' : problemInWords(refused.problem.detail);
    expect((await access.get()).body).toMatchObject({ has_valid_credentials: false, problem: detail });
    await access.update({ client_id: clientId, client_secret: 'good-secret' });
    await repos.integrations.countAiRequest(
      workspace.id,
      (await repos.integrations.findAi(workspace.id))!,
      'старая беда',
      new Date(),
    );
    await ask();
    expect((await access.get()).body).toMatchObject({ has_valid_credentials: true, problem: null });
  });

  it.each(['always-busy', 'always-broken', 'blacklist', 'spent-chat'])(
    'does not hold it against the access that there is no reply: %s',
    async (secret) => {
      await connect(secret);
      expect(await ask()).toMatchObject({ ok: false });
      expect((await access.get()).body).toMatchObject({ has_valid_credentials: true, problem: null });
    },
  );
});

describe('refuses', () => {
  it('more requests than the month has, before they are made: twenty at once make as many as are left', async () => {
    await connect('good', { monthly_cap: 4 });
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
    const problems = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.problem.kind]));
    expect(new Set(problems)).toEqual(new Set(['spent']));
    expect(await counters()).toMatchObject({ asked: 3, billed: 3 });
    expect((await access.get()).body).toMatchObject({ monthly_requests: 4, problem: null });
  });

  it('the second request of a question when the first was the last of the month', async () => {
    await connect('always-invalid-json', { monthly_cap: 2 });
    expect(await ask()).toMatchObject({ ok: false, problem: { kind: 'spent' }, calls: 1 });
    expect((await counters()).billed).toBe(1);
  });

  it('to wait longer than there is time for a stream that a crashed function holds', async () => {
    await connect('good');
    const clientHash = clientHashOf({ clientId, clientSecret: 'good-secret', scope: '' });
    const clock = testClock();
    const until = new Date(clock.now() + 30_000);
    await repos.providerSlots.take({ clientHash, slots: 1, holder: 'crashed', until }, new Date(clock.now()));
    expect(await ask({ clock, milliseconds: 10_000 })).toMatchObject({
      ok: false,
      problem: { kind: 'busy' },
      calls: 0,
    });
    // The lease ends meanwhile.
    expect(await ask({ clock })).toMatchObject({ ok: true, calls: 1 });
  });
});
