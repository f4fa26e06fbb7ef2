import { createHmac, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { finance } from '#shared/contract/finance.ts';
import { members } from '#shared/contract/members.ts';
import { offers } from '#shared/contract/offers.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import { request, withKey, type RequestOptions } from '#tests/support/api.ts';
import {
  keyring,
  makeMember,
  makePerson,
  makePlan,
  makeWorkspace,
  repos,
  type Person,
} from '#tests/support/factories.ts';
import { lettersTo, letterTo } from '#tests/support/letters.ts';
import { makeOffer, newNetwork, offerForm } from '#tests/support/offers.ts';
import { storedItems } from '#tests/support/stored.ts';
import '#tests/support/one-window.ts';

let owner: Person;
let workspace: Awaited<ReturnType<typeof makeWorkspace>>;

beforeAll(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner, 'Ромашка');
});

const send = (body: object, { token = owner.token, ...more }: RequestOptions = {}, where = workspace) =>
  request(offers.requestOffer, { token, params: { id: where.id }, sourceAddress: newNetwork(), ...more, body });
const listOf = async (person: Person, where = workspace) =>
  (await request(offers.listOfferRequests, { token: person.token, params: { id: where.id } })).body.requests;
const cancel = (requestId: string, { token }: Person = owner, where = workspace) =>
  request(offers.cancelOfferRequest, { token, params: { id: where.id, requestId } });

describe('works', () => {
  it('writes the partner who asks for what, a copy to who asked, and keeps the request', async () => {
    const offer = await makeOffer({ price: { amount: 12_500, per: 'person' }, discount: 10 });
    const hr = await makeMember(workspace, 'hr');
    const planned_on = addDays(moscowDay(new Date()), 30);
    const reply = await send(offerForm(offer, { planned_on }), { token: hr.token });
    expect(reply.status).toBe(201);
    const request = {
      id: expect.any(String),
      offer: {
        id: offer.id,
        title: offer.title,
        partner: offer.partner,
        category: 'course',
        price: offer.price,
        discount: 10,
      },
      people: 4,
      comment: 'Нужны вечерние занятия',
      planned_on,
      cost: 45_000,
      status: 'sent',
      booked: false,
      requested_by: `${hr.firstName} ${hr.lastName}`,
      created_at: expect.stringMatching(/Z$/),
      cancelled_at: null,
    };
    expect(reply.body).toEqual({ ...request, not_booked: null });
    expect(reply.text).not.toContain(offer.requestsTo);
    expect(await listOf(owner)).toContainEqual(request);
    // All that a partner is told.
    const told = {
      offer: offer.title,
      partner: offer.partner,
      company: 'Ромашка',
      contact: `${hr.firstName} ${hr.lastName}`,
      email: hr.email,
      people: 4,
      plannedOn: planned_on,
      comment: 'Нужны вечерние занятия',
    };
    expect(await letterTo(offer.requestsTo, 'offer-request')).toEqual(told);
    expect(await letterTo(hr.email, 'offer-request-copy')).toEqual(told);
  });

  it('asks on every plan, in a workspace of one person', async () => {
    const beginner = await makePerson({ plan: 'startup' });
    const own = await makeWorkspace(beginner, 'Лютик');
    expect((await send(offerForm(await makeOffer()), { token: beginner.token }, own)).status).toBe(201);
  });

  it('sent twice under one key it is one request and one letter', async () => {
    const offer = await makeOffer();
    const call = withKey(offers.requestOffer, { token: owner.token });
    const [first, again] = [await send(offerForm(offer), call), await send(offerForm(offer), call)];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.id).toBe(first.body.id);
    expect(await lettersTo(offer.requestsTo, 'offer-request')).toHaveLength(1);
  });

  it('the list is newest first and comes page by page', async () => {
    const own = await makeWorkspace(owner, 'Страницы');
    const ids: string[] = [];
    for (const people of [1, 2, 3])
      ids.unshift((await send(offerForm(await makeOffer(), { people }), {}, own)).body.id);
    const call = { token: owner.token, params: { id: own.id } };
    const first = (await request(offers.listOfferRequests, { ...call, query: { limit: '2' } })).body;
    const query = { limit: '2', cursor: first.next_cursor! };
    const second = (await request(offers.listOfferRequests, { ...call, query })).body;
    expect([...first.requests, ...second.requests].map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(second.next_cursor).toBeNull();
  });

  it('a cancelled one tells the partner and can be sent again; cancelled twice it is one letter', async () => {
    const offer = await makeOffer();
    const sent = await send(offerForm(offer));
    const manager = await makeMember(workspace, 'руководитель');
    const cancelled = await cancel(sent.body.id, manager);
    expect(cancelled.status).toBe(200);
    expect(cancelled.body).toMatchObject({ status: 'cancelled', cancelled_at: expect.stringMatching(/Z$/) });
    expect((await cancel(sent.body.id)).body).toEqual(cancelled.body);
    // A reply goes to who has cancelled: they know why.
    expect(await lettersTo(offer.requestsTo, 'offer-request-cancelled')).toMatchObject([
      { offer: offer.title, email: manager.email },
    ]);
    expect((await send(offerForm(offer))).status).toBe(201);
    expect(await lettersTo(offer.requestsTo, 'offer-request')).toHaveLength(2);
  });

  it('a hidden or ended offer keeps its requests, and they can be cancelled', async () => {
    const offer = await makeOffer();
    const { body } = await send(offerForm(offer));
    await repos.offers.setHidden(offer.id, true);
    expect((await listOf(owner)).find(({ id }) => id === body.id)).toMatchObject({ offer: { title: offer.title } });
    expect((await cancel(body.id)).status).toBe(200);
    expect(await lettersTo(offer.requestsTo, 'offer-request-cancelled')).toHaveLength(1);
  });
});

describe('the HR budget', () => {
  const spent = async (id: string, year = Number(moscowDay(new Date()).slice(0, 4))) =>
    (await repos.expenses.spending(id, [year]))[0]!;
  const expensesOf = async (where: typeof workspace, year: number) =>
    (
      await request(finance.listExpenses, {
        token: owner.token,
        params: { id: where.id },
        query: { year: String(year) },
      })
    ).body.expenses;
  let own: typeof workspace;
  beforeAll(async () => {
    own = await makeWorkspace(owner, 'Бюджет');
  });

  it('plans the cost on its day, together with the request, and gives it back when that is cancelled', async () => {
    const planned_on = addDays(moscowDay(new Date()), 400);
    const year = Number(planned_on.slice(0, 4));
    const offer = await makeOffer({ price: { amount: 0.35, per: 'person' }, discount: 0 });
    const sent = await send(offerForm(offer, { people: 3, planned_on, book: true }), {}, own);
    expect(sent.body).toMatchObject({ cost: 1.05, booked: true, not_booked: null });
    expect(await expensesOf(own, year)).toEqual([
      {
        id: sent.body.id,
        title: offer.title,
        department: null,
        amount: 1.05,
        spent_on: planned_on,
        kind: 'offer',
        source_id: sent.body.id,
        created_at: sent.body.created_at,
      },
    ]);
    expect(await spent(own.id, year)).toMatchObject({ count: 1, total: 105 });
    // From its first money on a space shows its own, and not the sample.
    expect((await repos.workspaces.findConsistent(own.id))!.financeSince).toBe(sent.body.created_at);
    expect((await cancel(sent.body.id, owner, own)).body).toMatchObject({ status: 'cancelled', booked: false });
    expect(await expensesOf(own, year)).toEqual([]);
    expect(await spent(own.id, year)).toMatchObject({ count: 0, total: 0 });
    expect((await cancel(sent.body.id, owner, own)).status).toBe(200);
    expect(await spent(own.id, year)).toMatchObject({ count: 0, total: 0 });
  });

  it('is left alone unless that was asked for, and by what costs nothing', async () => {
    const free = await makeOffer({ price: { amount: 0, per: 'person' } });
    for (const form of [offerForm(await makeOffer()), offerForm(free, { book: true })]) {
      expect((await send(form, {}, own)).body).toMatchObject({ booked: false, not_booked: null });
    }
    expect(await spent(own.id)).toMatchObject({ count: 0 });
  });

  it.each(['hr', 'руководитель'] as const)(
    'is not changed by a %s whom the owner has not named; their request goes out all the same',
    async (role) => {
      const member = await makeMember(own, role);
      const offer = await makeOffer();
      const { status, body } = await send(offerForm(offer, { book: true }), { token: member.token }, own);
      expect([status, body.booked, body.not_booked]).toEqual([201, false, 'no_access']);
      expect(await spent(own.id)).toMatchObject({ count: 0 });
      expect(await lettersTo(offer.requestsTo, 'offer-request')).toHaveLength(1);
      const params = { id: own.id, userId: member.id };
      const access = { token: owner.token, params, body: { access: { kind: 'company' } } };
      expect((await request(members.giveFinanceAccess, access)).status).toBe(200);
      const named = await send(offerForm(await makeOffer(), { book: true }), { token: member.token }, own);
      expect(named.body).toMatchObject({ booked: true, not_booked: null });
      expect((await cancel(named.body.id, member, own)).body).toMatchObject({ booked: false });
      expect(await spent(own.id)).toMatchObject({ count: 0 });
    },
  );

  it('is not changed on a plan without finance; what was booked before is given back on any', async () => {
    const person = await makePerson();
    const space = await makeWorkspace(person, 'Тариф');
    const book = async () => send(offerForm(await makeOffer(), { book: true }), { token: person.token }, space);
    const { body } = await book();
    expect(body.booked).toBe(true);
    await makePlan(person, 'basic');
    expect((await book()).body).toMatchObject({ status: 'sent', booked: false, not_booked: 'plan' });
    expect(await spent(space.id)).toMatchObject({ count: 1 });
    expect((await cancel(body.id, person, space)).status).toBe(200);
    expect(await spent(space.id)).toMatchObject({ count: 0, total: 0 });
  });

  it('is changed once by a request that is sent twice, and by one that is refused not at all', async () => {
    const offer = await makeOffer({ price: { amount: 100, per: 'group' }, discount: 0 });
    const call = withKey(offers.requestOffer, {});
    const form = offerForm(offer, { book: true });
    await send(form, call, own);
    await send(form, call, own);
    expect((await send(form, {}, own)).status).toBe(409);
    expect(await spent(own.id)).toMatchObject({ count: 1, total: 10_000 });
  });
});

describe('fails', () => {
  it('for an offer that is unknown, hidden or ended, and nothing is written', async () => {
    const ended = addDays(moscowDay(new Date()), -1);
    for (const id of [
      randomUUID(),
      (await makeOffer({ hidden: true })).id,
      (await makeOffer({ validUntil: ended })).id,
    ]) {
      const before = await storedItems();
      const { status, body } = await send(offerForm({ id }));
      expect([status, body.code]).toEqual([404, 'not_found']);
      expect(body.detail).toMatch(/^Такого предложения партнёра нет/);
      expect(await storedItems()).toEqual(before);
    }
  });

  it.each([
    ['nobody', { people: 0 }, 'people'],
    ['half a person', { people: 1.5 }, 'people'],
    ['more people than there are companies of', { people: 10_001 }, 'people'],
    ['a day that is past', { planned_on: '2020-01-01' }, 'planned_on'],
    ['a day there is not', { planned_on: '2027-02-30' }, 'planned_on'],
    ['a mistyped year', { planned_on: '2206-01-01' }, 'planned_on'],
    ['no day', { planned_on: undefined }, 'planned_on'],
    ['a long comment', { comment: 'о'.repeat(1001) }, 'comment'],
    ['a price of one’s own', { cost: 1 }, ''],
    ['an address of one’s own', { email: 'victim@romashka.example' }, ''],
  ])('for %s', async (_, changes, path) => {
    const offer = await makeOffer();
    const { status, body } = await send(offerForm(offer, changes));
    expect(status).toBe(422);
    expect(body.errors?.map((error) => error.path)).toEqual([path]);
    expect(await lettersTo(offer.requestsTo, 'offer-request')).toEqual([]);
  });

  it('asks nobody twice for the same day, however many press at once; another day is another request', async () => {
    const offer = await makeOffer();
    const replies = await Promise.all(Array.from({ length: 4 }, () => send(offerForm(offer))));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    expect(await lettersTo(offer.requestsTo, 'offer-request')).toHaveLength(1);
    const planned_on = addDays(moscowDay(new Date()), 7);
    expect((await send(offerForm(offer, { planned_on }))).status).toBe(201);
  });

  it('after ten requests of a workspace in an hour; refused ones write no letter and do not count', async () => {
    const own = await makeWorkspace(owner, 'Спешка');
    const offer = await makeOffer();
    const day = (index: number) => addDays(moscowDay(new Date()), index);
    for (let index = 0; index < 10; index++) {
      expect((await send(offerForm(offer, { planned_on: day(index) }), {}, own)).status).toBe(201);
      expect((await send(offerForm(offer, { planned_on: day(index) }), {}, own)).status).toBe(409);
    }
    const { status, headers, body } = await send(offerForm(offer, { planned_on: day(11) }), {}, own);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body.detail).toMatch(/^За час отправлено слишком много запросов/);
    expect(await lettersTo(offer.requestsTo, 'offer-request')).toHaveLength(10);
  });

  it('after thirty from one network, whatever workspaces they are of', async () => {
    const sourceAddress = newNetwork();
    const statuses: number[] = [];
    for (const name of ['А', 'Б', 'В', 'Г']) {
      const own = await makeWorkspace(owner, name);
      for (let index = 0; index < 8; index++) {
        statuses.push((await send(offerForm(await makeOffer()), { sourceAddress }, own)).status);
      }
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual([429, 429]);
  });

  it('after a hundred letters to one partner, whoever they are from', async () => {
    const offer = await makeOffer();
    // Letters of others, counted as theirs are.
    const partner = createHmac('sha256', await keyring.derive('throttle'))
      .update(offer.requestsTo)
      .digest('base64url');
    const others = { name: 'offer-request-to', limit: 100, windowSeconds: 3600 };
    for (let index = 0; index < 99; index++) await repos.throttles.hit(others, partner, new Date());
    const own = await makeWorkspace(owner, 'Сотая');
    expect((await send(offerForm(offer), {}, own)).status).toBe(201);
    const planned_on = addDays(moscowDay(new Date()), 1);
    const { status, body } = await send(offerForm(offer, { planned_on }), {}, own);
    expect([status, body.detail]).toEqual([
      429,
      expect.stringMatching(/^Этому партнёру за последний час отправлено слишком много/),
    ]);
    expect((await send(offerForm(await makeOffer()), {}, own)).status).toBe(201);
  });

  it('after twenty letters of one owner to one partner, whatever workspaces they are of; others still reach it', async () => {
    const offer = await makeOffer();
    const greedy = await makePerson();
    const places = [
      await makeWorkspace(greedy, 'Первая'),
      await makeWorkspace(greedy, 'Вторая'),
      await makeWorkspace(greedy, 'Третья'),
    ];
    const sendAll = (place: (typeof places)[number]) =>
      Promise.all(
        Array.from({ length: 10 }, (_, index) => {
          const planned_on = addDays(moscowDay(new Date()), index + 1);
          return send(offerForm(offer, { planned_on }), { token: greedy.token }, place);
        }),
      );
    for (const place of places.slice(0, 2)) {
      for (const { status } of await sendAll(place)) expect(status).toBe(201);
    }
    for (const { status } of await sendAll(places[2]!)) expect(status).toBe(429);
    expect((await send(offerForm(offer), {}, await makeWorkspace(owner, 'Чужая'))).status).toBe(201);
  });

  it('from an address that nobody has shown to be theirs: no partner is told to answer a stranger', async () => {
    const stranger = await makePerson({ unproved: true });
    const own = await makeWorkspace(stranger, 'Чужой адрес');
    const offer = await makeOffer();
    const { status, body } = await send(offerForm(offer), { token: stranger.token }, own);
    expect([status, body.detail]).toEqual([
      403,
      'Партнёр ответит на адрес вашего аккаунта, а он ещё не подтверждён. Подтвердите его в профиле и отправьте запрос',
    ]);
    expect(await lettersTo(offer.requestsTo, 'offer-request')).toEqual([]);
    expect(await lettersTo(stranger.email, 'offer-request-copy')).toEqual([]);
    const colleague = await makeMember(own, 'hr');
    const sent = await send(offerForm(offer), { token: colleague.token }, own);
    expect((await cancel(sent.body.id, stranger, own)).status).toBe(200);
    const letter = await letterTo(offer.requestsTo, 'offer-request-cancelled');
    expect(letter.email).toBeNull();
  });

  it('in a workspace that can only be read; cancelling still works', async () => {
    const person = await makePerson();
    const own = await makeWorkspace(person, 'Много людей');
    const { body } = await send(offerForm(await makeOffer()), { token: person.token }, own);
    for (let index = 0; index < 3; index++) await makeMember(own, 'сотрудник');
    await makePlan(person, 'startup');
    expect((await send(offerForm(await makeOffer()), { token: person.token }, own)).status).toBe(402);
    expect((await cancel(body.id, person, own)).status).toBe(200);
  });
});
