import { strFromU8, unzipSync } from 'fflate';
import { parse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvOf } from '#web/lib/csv.ts';
import { xlsxOf } from '#web/lib/export-xlsx.ts';
import { linesOf, sheetsOf } from './export.ts';
import { heatTable } from './export-heat.ts';
import { relationsTable } from './export-relations.ts';
import { heatMapOf } from './heat-map.ts';
import { relationRows } from './relation-rows.ts';
import { makeCell, makeEnps, makeFigures, makeGroup, makeQuestion, makeResults } from '../test-support/make-results.ts';

const goals = makeQuestion(0, { text: '=Понимаю; "цели"' });
const where = makeQuestion(1, { text: 'Где вам удобнее?', type: 'RADIO', options: ['Дома', 'В офисе'] });
const counts = [1, 2, 3, 4, 5];
const cell = makeCell(goals, counts, 'lower');
const SECRET = 'Поддержка';
const results = makeResults({
  questions: [goals, where],
  figures: [makeFigures(goals, counts), makeFigures(where, [10, 4])],
  values: { enps: makeEnps([0, 0, 0, 0, 0, 0, 5, 5, 5, 10, 10]) },
  dimensions: [
    {
      dimension: 'team',
      why_not: null,
      groups: [makeGroup('Склад', 15, [cell, null]), makeGroup(null, 9, [null, null])],
      hidden: [{ name: SECRET, why: 'few' }],
    },
    // What is not told has no line, whatever came with it.
    { dimension: 'role', why_not: 'overlap', groups: [makeGroup('HR', 5, [cell, null])], hidden: [] },
  ],
  drivers: {
    outcome_question_id: goals.id,
    answered: 34,
    needed: 30,
    why_not: null,
    strongest_question_id: goals.id,
    items: [
      {
        question_id: goals.id,
        weight: { value: 0.6, low: 0.3, high: 0.8 },
        correlation: { value: 0.58, low: 0.3, high: 0.77 },
        related: true,
      },
    ],
  },
});

describe('what is saved of a survey', () => {
  it('is every figure of the reply in a line of its own, and none of what is not told', async () => {
    const text = await csvOf(linesOf(results)).text();
    const { data, errors } = parse<string[]>(text.trim().replace(/^\uFEFF/, ''), { delimiter: ';' });
    expect(errors).toEqual([]);
    const [header, ...rows] = data;
    expect(header).toHaveLength(7);
    const of = (...start: string[]) => rows.filter((row) => start.every((part, index) => row[index] === part));
    expect(of('Вся компания', 'Вся компания', '', 'eNPS')[0]!.slice(4)[0]).toBe('42,86');
    expect(of('Вся компания', 'Вся компания', 'Где вам удобнее?').map((row) => row.slice(3, 5))).toEqual([
      ['Ответили', '14'],
      ['Ответили «Дома»', '10'],
      ['Ответили «В офисе»', '4'],
    ]);
    const load = makeQuestion(0, { text: 'Какой была нагрузка?', direction: 'lower_is_better' });
    const saved = (question: typeof load) =>
      linesOf(makeResults({ questions: [question], figures: [makeFigures(question, counts)] }))
        .rows.map((row) => [row[3], row[4]])
        .filter(([what]) => what === 'Какие оценки лучше' || what === 'Хорошие оценки, %');
    expect(saved(load)).toEqual([
      ['Какие оценки лучше', 'меньше — лучше'],
      ['Хорошие оценки, %', 20],
    ]);
    expect(saved({ ...load, direction: null })).toEqual([]);
    const hours = makeQuestion(0, { text: 'Сколько часов?', type: 'NUMBER', settings: { min: 0, max: 40, unit: 'ч' } });
    const about = { value: 7.5, low: 4, high: 11 };
    const asCounted = { question_id: hours.id, answered: 6, counts: [4, 2], mean: about, favourable: null };
    const numbers = linesOf(makeResults({ questions: [hours], figures: [asCounted] })).rows;
    expect(numbers.slice(0, 4).map((row) => row.slice(3, 5))).toEqual([
      ['Ответили', 6],
      ['Среднее, примерно', 7.5],
      ['Ответили «0–1\u00a0ч»', 4],
      ['Ответили «2–3\u00a0ч»', 2],
    ]);
    const what = makeQuestion(0, { text: 'Что важнее?', type: 'RANKING', options: ['Рост', 'График'] });
    const ordered = { question_id: what.id, answered: 10, counts: [8, 2, 2, 8], mean: null, favourable: null };
    const places = linesOf(makeResults({ questions: [what], figures: [ordered] })).rows;
    expect(places.map((row) => row.slice(3, 5))).toEqual([
      ['Ответили', 10],
      ['Среднее место: Рост', 1.2],
      ['Среднее место: График', 1.8],
      ['Ответили «Рост: 1-е место»', 8],
      ['Ответили «Рост: 2-е место»', 2],
      ['Ответили «График: 1-е место»', 2],
      ['Ответили «График: 2-е место»', 8],
    ]);
    // What a spreadsheet would run is text.
    expect(of('Команды', 'Склад').map((row) => [row[2], row[3], row[4]])).toEqual([
      [`'=Понимаю; "цели"`, 'Ответили', '15'],
      [`'=Понимаю; "цели"`, 'Среднее', '3,67'],
      [`'=Понимаю; "цели"`, 'Хорошие оценки, %', '60'],
      [`'=Понимаю; "цели"`, 'Отличие от остальных больше случайного', 'ниже'],
    ]);
    expect(of('Роли')).toEqual([]);
    expect(of('Команды', 'Небольшие группы вместе')).toEqual([]);
    expect(text).not.toContain(SECRET);
  });

  it('is a workbook of sheets: the survey, its questions, groups, what goes with the score', async () => {
    const sheets = sheetsOf(results);
    expect(sheets.map(({ name }) => name)).toEqual(['Итоги', 'Вопросы', 'Команды', 'Связи']);
    const files = unzipSync(new Uint8Array(await xlsxOf(sheets).arrayBuffer()));
    const sheet = (number: number) => strFromU8(files[`xl/worksheets/sheet${number}.xml`]!);
    // Names of hidden groups stand where the screen has them, without a figure.
    expect(sheet(1)).toContain(SECRET);
    expect(sheet(1)).toContain('<v>42.86</v>');
    expect(sheet(3)).toContain('<v>3.67</v>');
    // The line of a hidden group says why it is one, and has no figure.
    const line = sheet(3)
      .match(/<row.*?<\/row>/g)
      ?.find((row) => row.includes(SECRET));
    expect(line).toContain('меньше пяти ответов');
    expect(line).not.toContain('<v>');
    expect(sheet(4)).toContain('<v>0.58</v>');
    expect(sheet(4)).toContain('<v>60</v>');
    for (const number of [1, 2, 3, 4]) expect(sheet(number)).not.toMatch(/<f[ >]|undefined|NaN/);
  });
});

it('relations of questions are a sheet of their own, with figures as they are shown', () => {
  const rows = relationRows(results.survey, results.breakdown!.drivers);
  expect(relationsTable(rows).rows).toEqual([['=Понимаю; "цели"', 0.58, 0.3, 0.77, 60, 'связь есть']]);
});

it('the heat map is a sheet of its own: what is not shown says why and has no figure, and a sheet beside it tells how to read it', () => {
  const map = heatMapOf(results, 'team');
  if (!map) throw new Error('There is no map.');
  const { header, rows, notes } = heatTable(map, 5);
  const question = goals.text;
  expect(header).toEqual([
    ...['Группа', 'Ответили', 'Спросили', question],
    ...[`${question}: от`, `${question}: до`, `${question}: рядом с остальными`],
  ]);
  expect(rows.map((row) => row.length)).toEqual(rows.map(() => header.length));
  expect(rows.map(([group, answered, , mean]) => [group, answered, mean])).toEqual([
    ['Вся компания', 34, 3.67],
    ['Склад', 15, 3.67],
    ['Небольшие группы вместе', 9, 'не показываем'],
    [SECRET, '', 'меньше пяти ответов — показываем только вместе с другими'],
  ]);
  expect(rows[1]?.at(-1)).toBe('ниже');
  expect(rows[3]?.filter((cell) => typeof cell === 'number')).toEqual([]);
  expect(notes).toContainEqual([question, '1…5']);
});
