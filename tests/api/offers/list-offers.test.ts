import { beforeAll, describe, expect, it } from 'vitest';
import { offers } from '#shared/contract/offers.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import { request } from '#tests/support/api.ts';
import { measure } from '#tests/support/calls.ts';
import { makePerson, repos, type Person } from '#tests/support/factories.ts';
import { makeOffer } from '#tests/support/offers.ts';

// Other tests of this table add offers of their own: every list here is narrowed to a city or a word of its own.
const CITY = 'Тестоград';
const today = moscowDay(new Date());
let person: Person;

beforeAll(async () => {
  person = await makePerson({ plan: 'startup' });
});

const list = (query: Record<string, string> = {}, token = person.token) =>
  request(offers.listOffers, { token, query: { city: CITY, ...query } });
const titles = async (query: Record<string, string> = {}) =>
  (await list(query)).body.offers.map(({ title }) => title).toSorted();

describe('works', () => {
  beforeAll(async () => {
    await makeOffer({ title: 'Йога для офиса', category: 'gym', city: CITY });
    await makeOffer({ title: 'Ёмкий курс', category: 'course', city: 'ТЕСТОГРАД' });
    await makeOffer({ title: 'Конференция о людях', category: 'conference', city: CITY, partner: 'Тест-Форум' });
    await makeOffer({ title: 'Вебинар тест-форума', category: 'conference', city: null, partner: 'Тест-Форум' });
    await makeOffer({ title: 'Последний день', city: CITY, validUntil: today });
    await makeOffer({ title: 'Вчерашнее', city: CITY, validUntil: addDays(today, -1) });
    await makeOffer({ title: 'Скрытое', city: CITY, hidden: true });
  });

  it('shows what is offered today, on every plan: nothing hidden, nothing ended', async () => {
    expect(await titles()).toEqual(['Ёмкий курс', 'Йога для офиса', 'Конференция о людях', 'Последний день']);
  });

  it('narrows by category, by place, and by words however they are written', async () => {
    expect(await titles({ category: 'gym' })).toEqual(['Йога для офиса']);
    expect(await titles({ q: 'ЕМКИЙ' })).toEqual(['Ёмкий курс']);
    expect(await titles({ q: 'форум тест' })).toEqual(['Конференция о людях']);
    // A city and online together mean either.
    expect(await titles({ online: 'true', q: 'тест-форум' })).toEqual(['Вебинар тест-форума', 'Конференция о людях']);
    expect(await titles({ q: ' ', category: 'course' })).toEqual(['Ёмкий курс', 'Последний день']);
    expect(await titles({ q: 'такого нет' })).toEqual([]);
  });

  it('gives it page by page, nothing twice and nothing lost', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { body } = await list({ limit: '1', ...(cursor === null ? {} : { cursor }) });
      expect(body.offers.length).toBeLessThanOrEqual(1);
      seen.push(...body.offers.map(({ title }) => title));
      cursor = body.next_cursor;
    } while (cursor !== null);
    expect(seen.toSorted()).toEqual(await titles());
  });

  it('tells nobody where requests are sent', async () => {
    const offer = await makeOffer({ city: 'Секретоград' });
    const { body, text } = await list({ city: 'Секретоград' });
    expect(body.offers).toEqual([
      {
        id: offer.id,
        title: offer.title,
        partner: offer.partner,
        category: 'course',
        description: offer.description,
        city: 'Секретоград',
        price: { amount: 12_500, per: 'person' },
        discount: 10,
        site: 'https://school.example',
        valid_until: null,
      },
    ]);
    expect(text).not.toContain('@');
  });

  it('costs a few read units for a catalogue of forty', async () => {
    for (let index = (await repos.offers.list()).length; index < 40; index++) {
      await makeOffer({ city: 'Другой город', description: 'о'.repeat(300) });
    }
    const cost = await measure(async () => {
      await list();
    });
    expect(cost.reads).toBeLessThanOrEqual(6);
  });
});

describe('fails', () => {
  it.each([
    [{ category: 'casino' }, 'category'],
    [{ online: 'maybe' }, 'online'],
    [{ limit: '1000' }, 'limit'],
    [{ q: 'о'.repeat(101) }, 'q'],
    [{ sort: 'price' }, ''],
  ])('for %o', async (query, path) => {
    const { status, body } = await list(query as Record<string, string>);
    expect(status).toBe(422);
    expect(body.errors?.map((error) => error.path)).toContain(path);
  });
});
