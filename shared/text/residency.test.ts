import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isInRussia } from './input/residency.ts';

const TEXTS = import.meta.dirname;
const WEB = join(TEXTS, '../../web/src');

/** What a sentence says that promises a place: data, servers or keeping, and where. */
const PROMISES = [
  /(?:сервер|дата-?центр|данные|хран|облак)[^.'`]*\s(?:в|на территории)\s(?:Росси|РФ|ЕС\b|Европ|Москв|США)/i,
  /российск\S*\s(?:сервер|дата-?центр|облак|хостинг)/i,
  /(?:server|data ?cent|data|stor|cloud|host)[^.'`]*\sin\s(?:Russia\b|the EU|Europe|Moscow|the US)/i,
  /Russian\s(?:server|data ?cent|cloud|host)/i,
];

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && /\.tsx?$/.test(one.name) && !/\.test\.tsx?$/.test(one.name))
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** Comments promise nothing to anybody. */
const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

it('says where data lie by the setting of the stage alone', () => {
  const files = [...filesIn(TEXTS), ...filesIn(WEB)];
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    withoutComments(readFileSync(file, 'utf8'))
      .split('\n')
      .filter((line) => PROMISES.some((promise) => promise.test(line)))
      .map((line) => `${file.slice(TEXTS.length)}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

it.each([
  'Данные хранятся в России',
  'Храним ответы на серверах в России',
  'Российские серверы',
  'All data is stored in Russia',
  'Servers in the EU',
])('knows «%s» for such a promise', (sentence) => {
  expect(PROMISES.some((promise) => promise.test(sentence))).toBe(true);
});

it.each([
  ['Данные хранятся в России', true],
  ['The data are kept in Russia', true],
  ['In the EU', false],
  [undefined, false],
])('takes %s for a place in Russia: %s', (residency, expected) => {
  expect(isInRussia(residency)).toBe(expected);
});
