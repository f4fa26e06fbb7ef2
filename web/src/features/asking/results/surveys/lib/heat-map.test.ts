import { describe, expect, it } from 'vitest';
import type { SurveyQuestion } from '#shared/models/survey-answers.ts';
import { surveyBank } from '#shared/rules/survey-bank.ts';
import { surveySets } from '#shared/rules/survey-sets.ts';
import { axisOf, inOrder, strongestDriver } from './drivers.ts';
import { factsOf } from './facts.ts';
import { columnsOf, heatMapOf, hiddenTogether, levelOf, reachOf } from './heat-map.ts';
import {
  makeCell,
  makeFigures,
  makeGroup,
  makeQuestion,
  makeResults,
  NO_DRIVERS,
} from '../test-support/make-results.ts';

const goals = makeQuestion(0, { text: 'Понимаю цели', theme: 'meaning' });
const why = makeQuestion(1, { text: 'Почему?', type: 'TEXTAREA' });
const growth = makeQuestion(2, { text: 'Вижу, куда могу вырасти в ближайшие полгода', theme: 'growth' });
const course = makeQuestion(3, { text: 'Хватает времени на учёбу', theme: 'growth' });
const questions = [goals, why, growth, course];
const counts = [1, 2, 3, 4, 5];
const figures = [
  makeFigures(goals, counts),
  { question_id: why.id, answered: 12, counts: null, mean: null, favourable: null },
  makeFigures(growth, counts),
  makeFigures(course, counts),
];
const cells = [makeCell(goals, counts), null, makeCell(growth, [1, 1, 1, 1, 0]), makeCell(course, counts, 'higher')];
const results = makeResults({
  questions,
  figures,
  dimensions: [
    {
      dimension: 'team',
      why_not: null,
      groups: [makeGroup(null, 9, cells), makeGroup('Склад', 15, cells)],
      hidden: [
        { name: 'Поддержка', why: 'few' },
        { name: 'Маркетинг', why: 'few' },
      ],
    },
    { dimension: 'tenure', why_not: 'overlap', groups: [], hidden: [{ name: 'До полугода', why: 'few' }] },
  ],
});

describe('the heat map', () => {
  it('has a column for each question on a scale: in its words, else in those of the bank, never by its theme', () => {
    expect(columnsOf(questions).map(({ label, place }) => [place, label])).toEqual([
      [0, 'Понимаю цели'],
      [2, 'Вижу, куда могу вырасти в…'],
      [3, 'Хватает времени на учёбу'],
    ]);
    const long = makeQuestion(0, {
      text: 'Понятно ли, почему компания принимает те или иные решения?',
      theme: 'meaning',
    });
    expect(columnsOf([long])[0]!.label).toBe('Понятно ли, почему компания…');
    const label = (text: string, values: Parameters<typeof makeQuestion>[1] = {}) =>
      columnsOf([makeQuestion(0, { text, ...values })])[0]!.label;
    // «Нагрузка 2,1» would say nothing of what is low.
    expect(
      label('Хватало ли вам рабочего времени на свои задачи? 1 — почти никогда, 5 — почти всегда.', { theme: 'load' }),
    ).toBe('Хватает времени');
    // The mean of a recommendation is no eNPS.
    const enps = { theme: 'enps', scale: '0-10' } as const;
    expect(label('Насколько вероятно, что вы порекомендуете нас знакомым?', enps)).toBe('Готовность рекомендовать');
  });

  it('leaves what the ends of a scale mean out of the name of a column', () => {
    const asked = makeQuestion(0, { text: 'Растёте ли вы? 1 — совсем нет, 5 — полностью.' });
    expect(columnsOf([asked])[0]!.label).toBe('Растёте ли вы?');
  });

  it('begins with the company and ends with small groups together; a cell of too few is empty', () => {
    const map = heatMapOf(results, 'team')!;
    expect(map.rows.map(({ kind, name, answered }) => [kind, name, answered])).toEqual([
      ['company', null, 34],
      ['group', 'Склад', 15],
      ['small', null, 9],
    ]);
    expect(map.rows[1]!.cells.map((cell) => cell && [cell.answered, cell.differs])).toEqual([
      [15, null],
      // Four answers have no mean.
      null,
      [15, 'higher'],
    ]);
    expect(map.hidden.map(({ name }) => name)).toEqual(['Поддержка', 'Маркетинг']);
  });

  it('tells hidden groups by their reasons, and no interval where everybody answered', () => {
    const hidden = [
      { name: 'Поддержка', why: 'few' },
      { name: 'Продажи', why: 'remainder' },
      { name: 'Маркетинг', why: 'few' },
    ] as const;
    expect(hiddenTogether(hidden)).toEqual([
      { why: 'few', names: ['Поддержка', 'Маркетинг'] },
      { why: 'remainder', names: ['Продажи'] },
    ]);
    expect(reachOf({ value: 4.2, low: 4.2, high: 4.2 })).toBeNull();
    expect(reachOf({ value: 4.2, low: 3.8, high: 4.6 })).toBe('0,4');
  });

  it('is not there for a dimension that is not told', () => {
    expect(heatMapOf(results, 'tenure')).toBeNull();
    expect(heatMapOf(results, 'role')).toBeNull();
  });

  it.each([
    [1.6, 1, 5, 'worst'],
    [2.9, 1, 5, 'poor'],
    [3.3, 1, 5, 'middle'],
    [3.6, 1, 5, 'good'],
    [4, 1, 5, 'best'],
    [7, 0, 10, 'good'],
  ])('a mean of %d between %d and %d is %s', (mean, least, most, level) => {
    expect(levelOf(mean, { least, most, direction: 'higher_is_better' })).toBe(level);
  });

  it('colours load by what it means, and nothing where nobody has said what is better', () => {
    const load = (direction: SurveyQuestion['direction']) => {
      const question = makeQuestion(0, { text: 'Какой была нагрузка?', scale: '0-10', direction });
      const many = [0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 3];
      const cell = makeCell(question, many);
      const groups = [makeGroup('Склад', 15, [cell]), makeGroup('Продажи', 15, [cell])];
      const of = makeResults({
        questions: [question],
        figures: [makeFigures(question, many)],
        dimensions: [{ dimension: 'team', why_not: null, groups, hidden: [] }],
      });
      return heatMapOf(of, 'team')!.rows[1]!.cells[0]!.level;
    };
    expect([load('lower_is_better'), load('higher_is_better')]).toEqual(['worst', 'best']);
    expect([load('neither'), load(null)]).toEqual([null, null]);
  });

  it('each ready question has a name that a column has room for', () => {
    const scales = [...surveyBank(), ...surveySets().flatMap((set) => set.questions)].filter(({ scale }) => scale);
    const cut = columnsOf(scales.map(({ text, scale }, place) => makeQuestion(place, { text, scale })));
    expect(cut.filter(({ label }) => label.endsWith('…')).map(({ question }) => question.text)).toEqual([]);
  });
});

describe('the figures beside the finding', () => {
  const shown = (values: Parameters<typeof makeResults>[0]['values']) =>
    factsOf(makeResults({ questions, figures, ...(values && { values }) })).map(({ figure, note }) =>
      `${figure} ${note}`.replaceAll('\u00a0', ' '),
    );
  const { stats } = results;

  it('are turnout, time and hidden groups', () => {
    expect(factsOf(results).map(({ figure, note }) => `${figure} ${note}`.replaceAll('\u00a0', ' '))).toEqual([
      '34 из 40 ответили, 85 %',
      '2 мин 10 с в среднем на ответы',
      '3 группы скрыты в двух разрезах: меньше пяти ответов',
    ]);
  });

  it('count who came by the link apart from the members who were asked', () => {
    expect(shown({ stats: { ...stats, total_responded: 40, responded_by_link: 6, average_time_spent: null } })).toEqual(
      ['34 из 40 ответили, 85 %', '+6 ещё по ссылке'],
    );
  });

  it('speak of no more than is known while an anonymous one is open, where turnout is told in steps', () => {
    const open = (total_responded: number, invited = 12) =>
      shown({
        breakdown: null,
        breakdown_state: 'open',
        shown: 6,
        survey: { ...makeResults({ questions: [], figures: [] }).survey, responded_at_least: true },
        stats: { ...stats, total_invited: invited, total_responded, response_rate: 40, average_time_spent: null },
      });
    expect(open(5)).toEqual(['не меньше 5 из 12 ответило']);
    expect(open(0)).toEqual(['меньше пяти из 12 ответило']);
    expect(open(10, 0)).toEqual(['не меньше 10 ответило']);
  });

  it('name no share where nobody knows how many were asked', () => {
    expect(shown({ stats: { ...stats, response_rate: null, average_time_spent: 45 } })).toEqual([
      '34 ответили',
      '45 с в среднем на ответы',
    ]);
  });
});

describe('relations with the general score', () => {
  const driver = (question_id: string, value: number, related = true) => ({
    question_id,
    related,
    weight: { value: 0, low: 0, high: 0 },
    correlation: { value, low: value - 0.1, high: value + 0.1 },
  });

  it('stand by what they explain, else by their strength, whichever way they go', () => {
    const items = [driver('a', 0.2), driver('b', -0.5), driver('c', 0.6, false)];
    expect(inOrder(items).map(({ question_id }) => question_id)).toEqual(['c', 'b', 'a']);
    const weighed = items.map((item, place) => ({
      ...item,
      weight: { value: [0.6, 0.3, 0.1][place]!, low: 0, high: 1 },
    }));
    expect(inOrder(weighed).map(({ question_id }) => question_id)).toEqual(['a', 'b', 'c']);
  });

  it('are named where one is told from the others', () => {
    const items = [driver('a', 0.2), driver('b', -0.5)];
    expect(strongestDriver({ ...NO_DRIVERS, items, strongest_question_id: 'b' })?.question_id).toBe('b');
    expect(strongestDriver({ ...NO_DRIVERS, items })).toBeUndefined();
  });

  it('are drawn on an axis that holds zero, a strong relation and every interval', () => {
    expect(axisOf([])).toEqual({ low: -0.25, high: 0.75, ticks: [-0.25, 0, 0.25, 0.5, 0.75] });
    expect(axisOf([driver('b', -0.5), driver('a', 0.8)])).toMatchObject({ low: -0.75, high: 1 });
  });
});
