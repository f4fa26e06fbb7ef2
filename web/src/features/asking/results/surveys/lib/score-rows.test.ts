import { describe, expect, it } from 'vitest';
import type { SurveyComparison } from '#shared/models/survey-results.ts';
import { companyWords } from './finding.ts';
import { makeEnps, makeFigures, makeQuestion, makeResults } from '../test-support/make-results.ts';
import { scoresTable } from './export-scores.ts';
import { changesOf, scoreGroups } from './score-rows.ts';

const goals = makeQuestion(0, { text: 'Понимаю цели' });
const tired = makeQuestion(1, { text: 'Устаю к вечеру', direction: 'lower_is_better' });
const plain = makeQuestion(2, { text: 'Как часто бываете в офисе', direction: null });
const ten = makeQuestion(3, { text: 'Как прошла неделя', scale: '0-10' });
const enpsQuestion = makeQuestion(4, { text: 'Порекомендуете ли нас?', theme: 'enps', scale: '0-10' });
const where = makeQuestion(5, { text: 'Где удобнее?', type: 'RADIO', options: ['Дома', 'В офисе'] });
const SCORES = [0, 0, 1, 1, 1, 3, 3, 4, 6, 9, 6];
const results = makeResults({
  questions: [goals, tired, plain, ten, enpsQuestion, where],
  figures: [
    makeFigures(goals, [1, 1, 4, 18, 10]),
    makeFigures(tired, [0, 1, 3, 10, 20]),
    makeFigures(plain, [10, 10, 4, 0, 0]),
    makeFigures(ten, SCORES),
    makeFigures(enpsQuestion, SCORES),
    makeFigures(where, [20, 14]),
  ],
  values: { enps: makeEnps(SCORES) },
});

describe('the rows of scores', () => {
  it('are saved as numbers, as they are shown', () => {
    const { header, rows, kinds } = scoresTable(scoreGroups(results));
    expect(rows.map(([question, scale]) => [question, scale])).toEqual([
      ['Порекомендуете ли нас?', '-100…100'],
      ['Устаю к вечеру', '1…5'],
      ['Понимаю цели', '1…5'],
      ['Как часто бываете в офисе', '1…5'],
      ['Как прошла неделя', '0…10'],
    ]);
    expect(rows[2]!.slice(2)).toEqual([4, expect.any(Number), expect.any(Number), 82]);
    expect(rows.every((row) => row.length === header.length)).toBe(true);
    expect(kinds?.at(-1)).toBe('percent');
  });

  it('stand scale by scale, the eNPS first, the weakest question before others, and last what says of no answer that it is better', () => {
    const told = scoreGroups(results).map(({ kind, axis, rows }) => ({
      kind,
      ends: [axis.ticks[0], axis.ticks.at(-1)],
      rows: rows.map(({ question, tone }) => [question.text, tone]),
    }));
    expect(told).toEqual([
      // Its interval holds zero.
      { kind: 'enps', ends: [-100, 100], rows: [['Порекомендуете ли нас?', undefined]] },
      {
        kind: 'mean',
        ends: [1, 5],
        rows: [
          // A high number is the bad one here.
          ['Устаю к вечеру', 'bad'],
          ['Понимаю цели', 'good'],
          ['Как часто бываете в офисе', undefined],
        ],
      },
      { kind: 'mean', ends: [0, 10], rows: [['Как прошла неделя', 'good']] },
    ]);
  });

  it('leave out what is not told', () => {
    const silent = { ...makeFigures(goals, [0, 0, 1, 1, 0]), counts: null, mean: null, favourable: null };
    expect(scoreGroups(makeResults({ questions: [goals], figures: [silent] }))).toEqual([]);
  });
});

describe('a change in a row', () => {
  const run = (id: string) => ({ id, title: id, published_at: '2026-08-10T09:00:00.000Z', responses: 30 });
  const figure = (value: number) => ({ value, low: value - 0.2, high: value + 0.2 });
  const question = { noticeable: null, silent: null } as const;
  const comparison: SurveyComparison = {
    first: run('a'),
    second: run('b'),
    enps: { difference: { value: -21, low: -40, high: -2 }, distinguishable: true, noticeable: null, silent: null },
    questions: [
      {
        ...question,
        origin_id: goals.id,
        text: goals.text,
        first: figure(3.44),
        second: figure(3.56),
        difference: figure(0.12),
        distinguishable: false,
        verdict: null,
      },
      {
        ...question,
        origin_id: tired.id,
        text: tired.text,
        first: null,
        second: figure(4),
        difference: null,
        distinguishable: false,
        verdict: null,
      },
    ],
  };

  it('is what whoever subtracts the figures that are shown finds, sure or not, and none where either is not told', () => {
    const { enps, byOrigin } = changesOf(comparison, []);
    expect(enps).toMatchObject({ value: '−21', sure: true, verdict: 'worse' });
    // 3,4 and 3,6 are shown.
    expect(byOrigin.get(goals.id)).toMatchObject({ value: '+0,2', sure: false, verdict: null });
    expect(byOrigin.get(tired.id)).toMatchObject({ value: null, sure: false });
  });
});

describe('what is copied for the team', () => {
  it('holds who answered, the eNPS and the mean of each question of the whole company, and no group', () => {
    const words = companyWords(results).map((line) => line.replaceAll(/\s/g, ' '));
    expect(words[0]).toBe('Ответили: 34 из 40');
    expect(words[1]).toMatch(/^eNPS \+18, вероятно от/);
    expect(words.slice(-5)).toEqual([
      'Понимаю цели — 4,0 из 5',
      'Устаю к вечеру — 4,4 из 5, меньше — лучше',
      'Как часто бываете в офисе — 1,8 из 5',
      'Как прошла неделя — 7,6 из 10',
      '«Где удобнее?»: чаще всего отвечают «Дома»',
    ]);
  });
});
