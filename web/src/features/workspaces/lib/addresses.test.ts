import { describe, expect, it } from 'vitest';
import { addressesIn, countRepeated, judgeAddresses } from './addresses.ts';

describe('the addresses in a text', () => {
  it.each([
    ['a@x.ru, b@x.ru;c@x.ru', ['a@x.ru', 'b@x.ru', 'c@x.ru']],
    ['Анна Белова <Anna@X.ru>\nБорис\tboris@x.ru\t+7 900 000-00-00', ['anna@x.ru', 'boris@x.ru']],
    ['Пишите на mailto:a@x.ru. Или «b@x.ru»!', ['a@x.ru', 'b@x.ru']],
    ['(a@x.ru)|[b@x.ru]', ['a@x.ru', 'b@x.ru']],
    ['a@x.ru A@X.RU a@x.ru', ['a@x.ru']],
    ['info@пример.рф', ['info@xn--e1afmkfd.xn--p1ai']],
    ["o'neil@x.ru 'a@x.ru'", ["o'neil@x.ru", 'a@x.ru']],
    ['o.frolova@romashka a@x.ru', ['o.frolova@romashka', 'a@x.ru']],
    ['  anna.x.ru ', ['anna.x.ru']],
    ['', []],
    [' \n ', []],
  ])('%j are %j', (text, addresses) => {
    expect(addressesIn(text)).toEqual(addresses);
  });

  it('are found among thousands of lines at once', () => {
    const lines = Array.from({ length: 5000 }, (_, n) => `Имя Фамилия ${n} <p${n}@romashka.ru>`).join('\r\n');
    const start = performance.now();
    expect(addressesIn(lines)).toHaveLength(5000);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('are counted where they repeat, within the text and with what is there', () => {
    expect(countRepeated('a@x.ru b@x.ru A@x.ru', [])).toBe(1);
    expect(countRepeated('a@x.ru b@x.ru', ['b@x.ru'])).toBe(1);
    expect(countRepeated('a@x.ru слово слово', [])).toBe(0);
  });
});

it('each address is ready, here, invited, or none, and why', () => {
  const known = { members: new Set(['anna@x.ru']), invited: new Set(['boris@x.ru']) };
  const typed = ['anna@x.ru', 'boris@x.ru', 'new@x.ru', 'anna', 'a@romashka', 'a..b@x.ru', '@', 'a@', 'a@b@c.ru'];
  expect(judgeAddresses(typed, known).map(({ state }) => state)).toEqual([
    'member',
    'invited',
    'ready',
    'no-at',
    'no-ending',
    'wrong',
    'wrong',
    'wrong',
    'wrong',
  ]);
});
