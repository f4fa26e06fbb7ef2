import { expect, it } from 'vitest';
import type { CompletedSurvey } from './break-down-survey.ts';
import type { CountedQuestion } from '../count-answers.ts';
import { exampleAnswers, exampleBreakdown } from './example.ts';

const rating: CountedQuestion = { id: 'q', kind: 'RATING', scale: '1-5', options: [], theme: null, showIf: null };
const SURVEY: CompletedSurvey = {
  questions: [
    { ...rating, scale: '0-10', theme: 'enps' },
    rating,
    { ...rating, kind: 'RADIO', options: ['Да', 'Нет'], scale: null },
    { ...rating, kind: 'TEXT', scale: null },
    { ...rating, showIf: { question_id: 'q', from: 1, to: 2 } },
  ],
  dimensions: ['team', 'role'],
  smallestGroup: 5,
  invited: {
    team: new Map([
      ['Склад', 12],
      ['Продажи', 9],
      ['Поддержка', 4],
      [null, 3],
    ]),
    role: new Map([
      ['сотрудник', 24],
      ['руководитель', 4],
    ]),
  },
};

it('makes up a respondent for each person invited, in every group as many as there are', () => {
  const rows = exampleAnswers(SURVEY);
  expect(rows).toHaveLength(28);
  const count = (pick: (row: (typeof rows)[number]) => string | null) =>
    Object.fromEntries([...Map.groupBy(rows, pick)].map(([group, of]) => [String(group), of.length]));
  expect(count(({ team }) => team)).toEqual({ Склад: 12, Продажи: 9, Поддержка: 4, null: 3 });
  expect(count(({ role }) => role)).toEqual({ сотрудник: 24, руководитель: 4 });
  expect(rows).toEqual(exampleAnswers(SURVEY));
  expect(new Set(rows.map(({ answers }) => answers[1]))).toEqual(new Set(['1', '2', '3', '4', '5']));
  expect(rows.every(({ answers }) => Number(answers[0]) <= 10 && answers[3] === null)).toBe(true);
  expect(rows.filter(({ answers }) => answers[4] !== null)).toHaveLength(14);
});

it('shows what can be told at best, and which groups never', async () => {
  const { dimensions, drivers } = await exampleBreakdown(SURVEY);
  expect(dimensions[0]!.groups.map(({ name, answered, invited }) => [name, answered, invited])).toEqual([
    ['Склад', 12, 12],
    ['Продажи', 9, 9],
    [null, 7, 7],
  ]);
  expect(dimensions[0]!.hidden).toEqual([{ name: 'Поддержка', why: 'few' }]);
  expect(dimensions[1]).toMatchObject({ whyNot: 'one_group', hidden: [{ why: 'remainder' }, { why: 'few' }] });
  expect(drivers.why_not).toBeNull();
});

it('shows what overlaps of those who are asked, where it is known who they are', async () => {
  // All managers but one are of the store: with its team and theirs told, the one would be, too.
  const of = (many: number, team: string, role: string) =>
    Array.from({ length: many }, () => ({ team, role, tenure: null }));
  const people = [
    ...of(6, 'Склад', 'руководитель'),
    ...of(1, 'Продажи', 'руководитель'),
    ...of(20, 'Продажи', 'сотрудник'),
  ];
  const { dimensions } = await exampleBreakdown({ ...SURVEY, invited: {}, people });
  expect(dimensions.map(({ dimension, whyNot }) => [dimension, whyNot])).toEqual([
    ['team', null],
    ['role', 'overlap'],
  ]);
});

it('shows nothing of a survey nobody is invited to', async () => {
  expect(await exampleBreakdown({ ...SURVEY, invited: {} })).toMatchObject({
    dimensions: [{ groups: [] }, { groups: [] }],
  });
});
