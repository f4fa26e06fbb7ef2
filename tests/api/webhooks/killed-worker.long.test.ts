import { randomInt, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Outbound } from '#core/clients/outbound.ts';
import { deliverWebhooks } from '#functions/webhooks/deliver-webhooks.ts';
import { dueToday } from '#scripts/verify/today.ts';
import { makePerson, makeWorkspace, repos, vault } from '#tests/support/factories.ts';
import { makeWebhook } from '#tests/support/webhooks.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';

/** Ten thousand take three minutes: on the other days a quarter of them is enough. */
const EVENTS = dueToday(['10,000 events'], 4).length > 0 ? 10_000 : 2500;
/** A worker dies at one in so many of its calls, before it or after. */
const LIVES = EVENTS / 25;

class Killed extends Error {}

/** What a worker calls, until it is killed: from then on it does nothing any more. */
function mortal(): <F extends (...given: never[]) => Promise<unknown>>(call: F) => F {
  let dead = false;
  const mayDie = () => {
    dead ||= randomInt(LIVES) === 0;
    if (dead) throw new Killed();
  };
  return (call) =>
    (async (...given: never[]) => {
      mayDie();
      const reply = await call(...given);
      mayDie();
      return reply;
    }) as typeof call;
}

it('of thousands of events under workers that are killed none is lost, a repeat has its id, and the order stays', async () => {
  const workspace = await makeWorkspace(await makePerson());
  const addresses = ['https://one.example/', 'https://two.example/'];
  for (const address of addresses) await makeWebhook(workspace, { address });
  const ids = Array.from({ length: EVENTS }, () => randomUUID());
  const at = new Date();
  const events = ids.map((id) => ({ id, type: 'rule.fired', at: at.toISOString(), aboutId: randomUUID() }) as const);
  await repos.webhookEvents.record(
    workspace.id,
    events.map((event) => ({ ...event, memberId: null })),
    at,
  );

  const arrived = new Map<string, string[]>(addresses.map((address) => [address, []]));
  const outbound: Outbound = {
    call: ({ url, headers }) => {
      arrived.get(url.href)!.push(headers!['webhook-id']!);
      return Promise.resolve({ status: 200, body: '' });
    },
  };
  let now = at;
  let workers = 0;
  for (
    ;
    (await repos.webhookSending.head(workspace.id))!.dueAt !== null;
    now = new Date(now.getTime() + 2 * MINUTE_MS)
  ) {
    const guarded = mortal();
    const { webhookSending: sending } = repos;
    const clock = () => now;
    await deliverWebhooks({
      repos: {
        ...repos,
        // What is told of a rule is of no interest here.
        automationRules: { ...repos.automationRules, find: () => Promise.resolve(null) },
        webhookSending: {
          ...sending,
          take: guarded(sending.take),
          settle: guarded(sending.settle),
          plan: guarded(sending.plan),
        },
      },
      vault,
      outbound: { call: guarded(outbound.call) },
      siteUrl: 'https://tonus.example',
      newId: randomUUID,
      clock,
      wait: () => Promise.resolve(),
      until: new Date(now.getTime() + MINUTE_MS),
    });
    workers++;
  }

  expect(workers).toBeGreaterThan(20);
  for (const got of arrived.values()) {
    const first = new Map(got.map((id, place) => [id, place] as const).toReversed());
    // Each for the first time in the order of what has happened; what came again came right after itself.
    expect([...new Set(got)]).toEqual(ids);
    expect(got.filter((id, place) => place > 0 && id !== got[place - 1] && place !== first.get(id))).toEqual([]);
    expect(got.length).toBeGreaterThan(EVENTS);
  }
}, 900_000);
