import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Rule } from '#functions/automations/repositories/automation-rules.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { ruleLogOf } from '#tests/support/automation-log.ts';
import { leave, makeMember, makePerson, makeWorkspace, repos, type Person } from '#tests/support/factories.ts';
import { lettersTo } from '#tests/support/letters.ts';
import { saveBudget } from '#tests/support/money.ts';
import { makeOffer } from '#tests/support/offers.ts';
import { makeRule, sleepIn } from '#tests/support/rules.ts';

/** Its night is that of Tuesday, the first working day of December. */
const MONDAY_NOON = new Date('2026-11-30T09:00:00.000Z');

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: MONDAY_NOON });
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});
afterEach(() => {
  vi.useRealTimers();
});

const make = (changes: Partial<Rule>) => makeRule(owner, workspace, { enabled: true, ...changes });
const log = () => ruleLogOf(workspace.id);
const sleep = (options?: { twice?: boolean }) => sleepIn(workspace, options);

describe('letters', () => {
  it('go to the roles that are named, with the facts, and not to who wants no digest', async () => {
    const [hr, quiet, manager] = [
      await makeMember(workspace, 'hr'),
      await makeMember(workspace, 'hr'),
      await makeMember(workspace, 'руководитель'),
    ];
    await repos.members.setLetters(workspace.id, quiet.id, { digest: false });
    await make({ action: { kind: 'mail', to: ['hr', 'owner'] } });
    await sleep({ twice: true });
    expect(await lettersTo(hr.email, 'automation-rule')).toMatchObject([
      { workspace: workspace.name, why: 'Первый рабочий день месяца, 1 декабря 2026', proposal: null },
    ]);
    expect(await lettersTo(owner.email, 'automation-rule')).toHaveLength(1);
    for (const other of [quiet, manager]) expect(await lettersTo(other.email, 'automation-rule')).toEqual([]);
    expect(await log()).toMatchObject([{ what: 'Написали 2\u00a0людям' }]);
  });

  it('reach a mailbox five times a day, however many rules act; the log says whom they did not reach', async () => {
    const [, stranger] = [await makeMember(workspace, 'hr'), await makeMember(workspace, 'hr', { unproved: true })];
    for (let count = 0; count < 8; count++) await make({ action: { kind: 'mail', to: ['hr', 'owner'] } });
    await sleep();
    expect(await lettersTo(owner.email, 'automation-rule')).toHaveLength(5);
    expect(await lettersTo(stranger.email, 'automation-rule')).toEqual([]);
    const lines = (await log()).map(({ outcome, what }) => `${outcome}: ${what.replaceAll('\u00a0', ' ')}`);
    expect(
      lines.filter((line) => line === 'done: Написали 2 людям. Не написали: 1 человеку с неподтверждённым адресом'),
    ).toHaveLength(5);
    expect(
      lines.filter(
        (line) => line === 'skipped: Не написали: получатели сегодня уже получили достаточно писем от правил',
      ),
    ).toHaveLength(3);
  });

  it('propose what partners offer, and nothing is asked for', async () => {
    const category = 'psychologist';
    const offer = await makeOffer({ category, title: 'Психолог', price: { amount: 1, per: 'person' }, discount: 0 });
    await make({ action: { kind: 'offer', category, offer_id: null, people: 5, auto_approve: false } });
    await sleep();
    const [letter] = await lettersTo(owner.email, 'automation-rule');
    expect(letter!.proposal!.offers).toContainEqual({ title: 'Психолог', partner: offer.partner, cost: 5 });
    expect(await log()).toMatchObject([{ outcome: 'done', cost: null }]);
    expect((await repos.offerRequests.page(workspace.id, { limit: 10, cursor: null })).requests).toEqual([]);
  });
});

describe('orders', () => {
  const ordering = (offerId: string, people = 1) =>
    ({ kind: 'offer', category: 'course', offer_id: offerId, people, auto_approve: true }) as const;
  beforeEach(async () => {
    await saveBudget(owner, workspace, { period: 'month', mode: 'absolute', value: 1_000_000 });
  });
  const booked = async () => (await repos.expenses.page(workspace.id, 2026, { limit: 10, cursor: null })).expenses;
  const requests = async () => (await repos.offerRequests.page(workspace.id, { limit: 100, cursor: null })).requests;

  it('are made in the name of who switched the rule on, and their cost is told', async () => {
    const offer = await makeOffer({ price: { amount: 1000, per: 'person' }, discount: 0 });
    const rule = await make({ action: ordering(offer.id, 3), cap: 3000 });
    await sleep({ twice: true });
    expect(await requests()).toMatchObject([
      { requestedBy: owner.id, cost: 3000, plannedOn: '2026-12-02', status: 'sent' },
    ]);
    expect(await lettersTo(offer.requestsTo, 'offer-request')).toHaveLength(1);
    expect(await booked()).toMatchObject([{ kopecks: 300_000, spentOn: '2026-12-01', title: offer.title }]);
    expect(await log()).toMatchObject([
      { outcome: 'done', cost: 3000, what: expect.stringContaining(offer.title) as string },
    ]);
    expect(await repos.automationRules.spent(workspace.id, [rule.id], '2026-12-01')).toEqual([3000]);
  });

  it.each<[string, () => Promise<string | null>]>([
    ['has lost the right to the money', async () => (await makeMember(workspace, 'hr')).id],
    [
      'has left',
      async () => {
        const leaver = await makeMember(workspace, 'руководитель');
        await leave(workspace, leaver);
        return leaver.id;
      },
    ],
    ['has no account any more', async () => null],
  ])('are not made once whoever switched the rule on %s: it is off, and the owner is told once', async (_, of) => {
    const offer = await makeOffer({ price: { amount: 1000, per: 'person' }, discount: 0 });
    const rule = await make({ action: ordering(offer.id), cap: 3000, changedBy: await of() });
    await repos.members.setLetters(workspace.id, owner.id, { digest: false });
    await sleep({ twice: true });
    expect(await log()).toMatchObject([
      {
        outcome: 'skipped',
        what: 'Не заказали и выключили правило: кто его включил, ушёл или больше не распоряжается деньгами пространства. Включить его снова может тот, кому открыты финансы',
      },
    ]);
    expect([await requests(), await booked()]).toEqual([[], []]);
    expect(await repos.automationRules.find(workspace.id, rule.id)).toMatchObject({ enabled: false, version: 2 });
    expect(await lettersTo(owner.email, 'rule-stopped')).toMatchObject([
      { workspace: workspace.name, rule: expect.stringContaining(offer.title) as string },
    ]);
    expect(await lettersTo(offer.requestsTo, 'offer-request')).toEqual([]);
  });

  it('keep to the cap of the month to the kopeck, however many come at once', async () => {
    const rule = await make({ cap: 100.1 });
    const deed = { outcome: 'done', what: 'Заказали', why: 'Повод', personId: null, cost: 10.01 } as const;
    const act = (today: string) =>
      repos.automationRules.act({ rule, cause: randomUUID(), today, pauseDays: null }, deed, [], new Date());
    const outcomes: string[] = [];
    for (let round = 0; round < 4; round++) {
      outcomes.push(...(await Promise.all(Array.from({ length: 3 }, () => act('2026-12-01')))));
    }
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === 'cap')).toHaveLength(2);
    expect(await repos.automationRules.spent(workspace.id, [rule.id], '2026-12-31')).toEqual([100.1]);
    expect(await act('2027-01-01')).toBe('done');
  });

  it('that the cap has no room for are not made, and the log says why', async () => {
    const offer = await makeOffer({ price: { amount: 1000, per: 'person' }, discount: 0 });
    await make({ action: ordering(offer.id, 3), cap: 2999.99 });
    await sleep();
    await sleep();
    expect(await log()).toMatchObject([
      { outcome: 'skipped', cost: null, what: expect.stringContaining('предел') as string },
    ]);
    expect(await requests()).toEqual([]);
    expect(await lettersTo(offer.requestsTo, 'offer-request')).toEqual([]);
  });

  it.each([
    ['has no room', { period: 'month', mode: 'absolute', value: 2999.99 }, /нет места/],
    ['was never set', null, /не задан/],
  ] as const)('are not made where the HR budget %s', async (_, plan, why) => {
    const offer = await makeOffer({ price: { amount: 1000, per: 'person' }, discount: 0 });
    await saveBudget(owner, workspace, plan, { version: 1 });
    const rule = await make({ action: ordering(offer.id, 3), cap: 100_000 });
    await sleep({ twice: true });
    expect(await log()).toMatchObject([{ outcome: 'skipped', cost: null, what: expect.stringMatching(why) as string }]);
    expect([await requests(), await booked()]).toEqual([[], []]);
    expect(await repos.automationRules.spent(workspace.id, [rule.id], '2026-12-01')).toEqual([0]);
  });

  it('of several rules share the budget: together they never exceed it', async () => {
    await saveBudget(owner, workspace, { period: 'year', mode: 'absolute', value: 2500 }, { version: 1 });
    for (let rules = 0; rules < 4; rules++) {
      const offer = await makeOffer({ price: { amount: 1000, per: 'group' }, discount: 0 });
      await make({ action: ordering(offer.id), cap: 100_000 });
    }
    await sleep({ twice: true });
    expect((await log()).map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'done', 'skipped', 'skipped']);
    expect((await booked()).map(({ kopecks }) => kopecks)).toEqual([100_000, 100_000]);
  });

  it('of what is offered no more, or was asked for already, are not made', async () => {
    const [hidden, twice] = [await makeOffer(), await makeOffer()];
    await repos.offers.setHidden(hidden.id, true);
    await make({ action: ordering(hidden.id), cap: 1_000_000 });
    await make({ action: ordering(twice.id), cap: 1_000_000 });
    await make({ action: ordering(twice.id), cap: 1_000_000 });
    await sleep();
    expect((await log()).map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'skipped', 'skipped']);
    expect(await requests()).toHaveLength(1);
  });
});
