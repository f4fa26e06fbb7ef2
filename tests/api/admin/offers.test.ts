import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { keys } from '#data/keys.ts';
import { USAGE, UsageError } from '#scripts/admin/command.ts';
import { commandOf } from '#scripts/admin/commands.ts';
import type { Scan } from '#scripts/admin/open-table.ts';
import { offers } from '#shared/contract/offers.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, repos, table } from '#tests/support/factories.ts';

const NOW = new Date('2026-11-17T09:00:00.000Z');
const folder = mkdtempSync(join(tmpdir(), 'tonus-offers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const none: Scan = async function* () {};
const admin = (...words: string[]) => commandOf(words, {})(repos, NOW, none);
function file(content: unknown): string {
  const path = join(folder, 'offers.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const COURSE = {
  title: 'Курс для руководителей',
  partner: 'Школа «Пример»',
  category: 'course',
  description: 'Двенадцать занятий.',
  price: { amount: 12_500.5, per: 'person' },
  discount: 10,
  site: 'https://school.example/kurs',
  requests_to: 'Zapros@School.example',
  valid_until: '2027-12-31',
};
const GYM = { ...COURSE, title: 'Зал', category: 'gym', city: 'Казань', valid_until: '2026-11-16' };

beforeEach(async () => {
  await table.removeMany((await repos.offers.list()).map(({ id }) => keys.offer(id)));
});

describe('offer', () => {
  it('takes one from a file, which everybody with an account sees at once', async () => {
    const [line] = await admin('offer', 'add', file(COURSE));
    expect(line).toMatch(/^[\da-f-]{36} {2}Курс для руководителей, Школа «Пример»: added$/);
    const { token } = await makePerson({ plan: 'startup' });
    const { requests_to: _, ...shown } = COURSE;
    expect((await request(offers.listOffers, { token })).body.offers).toEqual([
      { id: line!.slice(0, 36), ...shown, city: null },
    ]);
    expect(await repos.offers.find(line!.slice(0, 36))).toMatchObject({ requestsTo: 'zapros@school.example' });
  });

  it('lists what there is, with what people are not shown', async () => {
    expect(await admin('offer', 'list')).toEqual(['There are no partner offers']);
    await admin('offer', 'add', file([COURSE, GYM]));
    const lines = (await admin('offer', 'list')).map((line) => line.slice(38)).toSorted();
    expect(lines).toEqual([
      'course  Курс для руководителей, Школа «Пример»  online  12500.5 RUB a person, 10% off  zapros@school.example  until 2027-12-31',
      'gym  Зал, Школа «Пример»  Казань  12500.5 RUB a person, 10% off  zapros@school.example  until 2026-11-16  ended',
    ]);
  });

  it('replaces one that is read again, hidden as it was; by its id it can be renamed', async () => {
    const [id] = (await admin('offer', 'add', file(COURSE))).map((line) => line.slice(0, 36));
    await admin('offer', 'hide', id!);
    const again = await admin('offer', 'add', file([{ ...COURSE, discount: 20 }]));
    expect(again).toEqual([`${id}  Курс для руководителей, Школа «Пример»: replaced`]);
    expect(await repos.offers.find(id!)).toMatchObject({ discount: 20, hidden: true });
    await admin('offer', 'add', file({ ...COURSE, id, title: 'Иначе' }));
    expect((await repos.offers.list()).map(({ title }) => title)).toEqual(['Иначе']);
    expect(await admin('offer', 'show', id!)).toEqual(['The offer is shown from now on']);
    expect(await repos.offers.find(id!)).toMatchObject({ hidden: false });
  });

  it('takes nothing from a file with a mistake, and tells every mistake in it by its place', async () => {
    const wrong = { ...GYM, category: 'casino', price: { amount: -1, per: 'year' }, requests_to: 'zapros', free: true };
    const attempt = () => admin('offer', 'add', file([COURSE, wrong]));
    expect(attempt).toThrow('Nothing was taken from');
    for (const place of ['1.category', '1.price.amount', '1.price.per', '1.requests_to', '1:']) {
      expect(attempt).toThrow(`\n  ${place}`);
    }
    expect(attempt).not.toThrow('\n  0');
    expect(await repos.offers.list()).toEqual([]);
  });

  it.each([
    ['a title of spaces', { title: ' ' }, 'title: is empty'],
    ['a title of two lines', { title: 'Курс\nдля всех' }, 'title: is more than one line'],
    ['a price to a tenth of a kopeck', { price: { amount: 1.001, per: 'person' } }, 'has more than two decimals'],
    ['a discount above all', { discount: 101 }, 'discount'],
    ['a site that is no address', { site: 'javascript:alert(1)' }, 'site: is no https address'],
    ['a site without encryption', { site: 'http://school.example' }, 'site: is no https address'],
    ['a day there is not', { valid_until: '2027-02-30' }, 'valid_until: is no day'],
    ['no address for requests', { requests_to: undefined }, 'requests_to'],
  ])('refuses %s', (_, changes, words) => {
    expect(() => admin('offer', 'add', file({ ...COURSE, ...changes }))).toThrow(words);
  });

  it('refuses one that stands in a file twice, what is no JSON, and a file there is not', () => {
    expect(() => admin('offer', 'add', file([COURSE, COURSE]))).toThrow('stands in it twice');
    expect(() => admin('offer', 'add', file('title;partner'))).toThrow(UsageError);
    expect(() => admin('offer', 'add', join(folder, 'none.json'))).toThrow('cannot be read as JSON');
    expect(() => admin('offer', 'hide', 'первое')).toThrow(UsageError);
  });

  it('hides nothing that is not there', async () => {
    await expect(admin('offer', 'hide', '7f9c0a4e-1d22-4a55-9b3f-0c8d5e6f7a8b')).rejects.toThrow('There is no offer');
  });

  it('is told of in the usage', () => {
    for (const words of ['offer add FILE.json', 'offer list', 'offer hide ID', 'offer show ID', '"requests_to"']) {
      expect(USAGE).toContain(words);
    }
  });
});
