import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FILES = globSync(['web/src/**/*.{ts,tsx}', 'shared/**/*.ts', 'functions/**/*.ts'], { cwd: ROOT }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
);
const SOURCES = FILES.map((file) => ({
  file,
  source: readFileSync(`${ROOT}${file}`, 'utf8').replaceAll('\u00A0', ' '),
}));

/** Words that those who read the product aloud stumbled over: wrong Russian, or more than one way to read them. */
it.each([
  ['a verb that does not agree with its number', /Ответили меньше людей/],
  ['a question without its words', /Что одно изменить/],
  ['too many participles', /Отдельно посчитаны первые|изменить свои ответившие/],
  ['no Russian for «without a limit»', /без предела/],
  ['a name and an address of nobody knows whom', /Не хранятся: имя, адрес/],
  ['what reads as the content of the answers', /Отмечается: что вы ответили/],
  ['the same word twice', /Согласованные меры[^'"`]*без долгих согласований/],
  ['a plan that is not «less»', /тариф меньше/],
  ['a closed section without a reason', /раздел вам не открыт/],
])('nothing says any more what was mended: %s', (_, words) => {
  expect(FILES.length).toBeGreaterThan(500);
  expect(SOURCES.filter(({ source }) => words.test(source)).map(({ file }) => file)).toEqual([]);
});

it('«Битрикс24» stands in Russian letters only where the specification has it so', () => {
  const found = SOURCES.flatMap(({ source }) => source.match(/[^'"`\n]*Битрикс24[^'"`\n]*/g) ?? []);
  expect(found.filter((words) => !words.includes('Ошибка импорта из Битрикс24'))).toEqual([]);
});
