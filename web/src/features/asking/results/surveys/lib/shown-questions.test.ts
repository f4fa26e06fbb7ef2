import { describe, expect, it } from 'vitest';
import type { Figure, SurveyComparison, SurveyResults, SurveyTrendPoint } from '#shared/models/survey-results.ts';
import { statementsOf } from '#shared/question-kinds/statements.ts';
import { linesOf } from './export.ts';
import { companyWords, strongestDifference, surveyFinding } from './finding.ts';
import { columnsOf, heatMapOf } from './heat-map.ts';
import {
  makeCell,
  makeFigures,
  makeGroup,
  makeQuestion,
  makeResults,
  NO_DRIVERS,
} from '../test-support/make-results.ts';
import { changesOf, scoreGroups } from './score-rows.ts';
import { metricsOf, pointsOf } from './series.ts';
import { silenceOf } from './silence.ts';
import { wholeText, type ShownQuestion } from './shown-questions.ts';

const goals = makeQuestion(0, { text: 'Понимаю цели' });
const room = makeQuestion(1, {
  text: 'Что скажете о рабочем месте:',
  ...{ type: 'MATRIX', scale: '1-5', direction: 'higher_is_better', options: ['Хватает света', 'Бывает тихо'] },
});
const words = makeQuestion(2, { text: 'Что ещё?', type: 'TEXTAREA' });
const questions = [room, goals, words];
const [light, quiet] = [0, 1].map((place) => statementsOf(questions)[place]!) as [ShownQuestion, ShownQuestion];
const of = (statement: string) => ({ question_id: room.id, statement });
const LIGHT = [1, 1, 4, 18, 10];
const QUIET = [9, 6, 5, 8, 6];
const RATED = { question_id: room.id, answered: 34, counts: [...LIGHT, ...QUIET], mean: null, favourable: null };
const base = {
  questions,
  figures: [
    RATED,
    makeFigures(goals, LIGHT),
    { question_id: words.id, answered: 9, counts: null, mean: null, favourable: null },
  ],
  dimensions: [
    {
      dimension: 'team',
      why_not: null,
      groups: [
        {
          ...makeGroup('Склад', 7, [null, makeCell(goals, [0, 0, 1, 4, 2]), null]),
          statements: [makeCell(light, [0, 0, 1, 4, 2]), makeCell(quiet, [4, 2, 1, 0, 0], 'lower')],
        },
        makeGroup('Продажи', 6, [null, makeCell(goals, [0, 0, 1, 3, 2]), null]),
      ],
      hidden: [],
    },
  ] satisfies NonNullable<SurveyResults['breakdown']>['dimensions'],
};
const figuresOf = (question: ShownQuestion, counts: readonly number[], statement: string) => ({
  ...makeFigures(question, counts),
  ...of(statement),
});
const rated = [figuresOf(light, LIGHT, 'Хватает света'), figuresOf(quiet, QUIET, 'Бывает тихо')];
const results = makeResults({ ...base, values: { statements: rated } });

describe('the statements of a question', () => {
  it('are columns of the heat map where their question stands, with their own cells', () => {
    expect(columnsOf(questions).map(({ label, place }) => [label, place])).toEqual([
      ['Хватает света', 3],
      ['Бывает тихо', 4],
      ['Понимаю цели', 1],
    ]);
    expect(columnsOf(questions)[0]!.whole).toBe('Что скажете о рабочем месте: Хватает света');
    const [company, store, sales] = heatMapOf(results, 'team')!.rows;
    const means = ({ cells }: typeof company & object) => cells.map((cell) => cell && cell.mean.value.toFixed(1));
    expect([company, store, sales].map((row) => means(row!))).toEqual([
      ['4.0', '2.9', '4.0'],
      ['4.1', '1.6', '4.1'],
      // Not told of this group, or worked out before statements were.
      [null, null, '4.2'],
    ]);
  });

  it('are rows of the scores, with what is favourable of them', () => {
    const [group] = scoreGroups(results);
    expect(group!.rows.map(({ question, favourable }) => [question.text, Math.round(favourable!.value)])).toEqual([
      ['Бывает тихо', 41],
      ['Хватает света', 82],
      ['Понимаю цели', 82],
    ]);
  });

  it('are what the finding names, where a group differs by one of them most', () => {
    expect(strongestDifference(results)!.column.question.text).toBe('Бывает тихо');
    expect(surveyFinding(results).title[0]).toContain('«Бывает тихо»');
  });

  it('are named as what goes with the score most, each by itself', () => {
    const item = (value: number) => ({
      weight: null,
      correlation: { value, low: value - 0.1, high: value + 0.1 },
      related: true,
    });
    const drivers = {
      ...NO_DRIVERS,
      why_not: null,
      ...{ strongest_question_id: room.id, strongest_statement: 'Бывает тихо' },
      items: [
        { ...of('Хватает света'), ...item(0.3) },
        { ...of('Бывает тихо'), ...item(0.6) },
      ],
    };
    const related = makeResults({ ...base, drivers, values: { statements: rated } });
    expect(surveyFinding(related).lines.join(' ')).toMatch(/связано утверждение «Бывает тихо».*0,60/);
    const saved = linesOf(related).rows.filter((row) => row[3] === 'Связь с общей оценкой');
    expect(saved.map((row) => [row[2], row[4]])).toEqual([
      ['Что скажете о рабочем месте: Хватает света', 0.3],
      ['Что скажете о рабочем месте: Бывает тихо', 0.6],
    ]);
  });

  it('are told to the team by the highest and the lowest alone', () => {
    const said = companyWords(results).join('\n');
    expect(said).toContain('выше всего оценили «Хватает света»: среднее 4,0, ниже всего «Бывает тихо»: 2,9');
    expect(said.match(/Бывает тихо/g)).toHaveLength(1);
  });

  it('are saved each in full, once', () => {
    const lines = linesOf({ ...results, breakdown: null }).rows.map((row) => row.slice(2, 5));
    const about = (question: string) => lines.filter(([name]) => name === question).map((row) => row.slice(1));
    expect(about(room.text)).toEqual([
      ['Какие оценки лучше', 'больше — лучше'],
      ['Ответили', 34],
    ]);
    expect(about('Что скажете о рабочем месте: Бывает тихо')).toEqual([
      ['Какие оценки лучше', 'больше — лучше'],
      ['Ответили', 34],
      ['Среднее', 2.88],
      ['Хорошие оценки, %', 41.18],
      ...QUIET.map((count, place) => [`Ответили «${place + 1}»`, count]),
    ]);
  });

  it('of which too few have rated one are silent of it, not as if nobody had answered', () => {
    const nothing = { ...of('Бывает тихо'), answered: 0, counts: null, mean: null, favourable: null };
    const few = makeResults({ ...base, values: { statements: [rated[0]!, nothing] } });
    expect(silenceOf(few, quiet)).toBe('few');
    const unanswered = { ...few, questions: few.questions.map((one) => ({ ...one, answered: 0 })) };
    expect(silenceOf(unanswered, quiet)).toBe('none');
  });

  it('are in full after what is asked of them', () => {
    expect([light, goals].map((one) => wholeText(questions, one))).toEqual([
      'Что скажете о рабочем месте: Хватает света',
      'Понимаю цели',
    ]);
    const asked = { ...room, text: 'Что скажете? 1 — совсем не так, 5 — именно так.' };
    expect(wholeText([asked], light)).toBe('Что скажете? Хватает света');
  });
});

describe('in a series', () => {
  const mean = (value: number): Figure => ({ value, low: value - 0.2, high: value + 0.2 });
  const told = (text: string, value: number) => ({
    ...{ origin_id: room.id, text, answered: 20, mean: mean(value), favourable: null },
  });
  const point = (id: string, ...statements: ReturnType<typeof told>[]): SurveyTrendPoint => ({
    ...{ survey_id: id, title: id, status: 'COMPLETED', published_at: '2026-08-10T09:00:00.000Z' },
    ...{ responses: 20, people_asked: 40, enps: null },
    questions: [{ origin_id: room.id, text: room.text, answered: 20, mean: null, favourable: null }],
    statements,
  });

  it('a statement has a line of its own, by its words', () => {
    const surveys = [point('a', told('Бывает тихо', 2)), point('b', told('Хватает света', 4), told('Бывает тихо', 3))];
    const metrics = metricsOf(surveys, questions);
    expect(metrics.map((one) => ('text' in one ? one.text : one.by))).toEqual([
      'Хватает света',
      'Бывает тихо',
      'responses',
    ]);
    expect(metrics.slice(0, 2).map((one) => pointsOf(surveys, one).map(({ value }) => value))).toEqual([
      [null, 4],
      [2, 3],
    ]);
  });

  it('a change stands beside its statement', () => {
    const change = (text: string, value: number) => ({
      ...{ origin_id: room.id, text, first: mean(2), second: mean(2 + value), difference: mean(value) },
      ...({ distinguishable: true, verdict: 'better', noticeable: null, silent: null } as const),
    });
    const at = { title: '', published_at: '2026-08-10T09:00:00.000Z', responses: 20 };
    const comparison: SurveyComparison = {
      ...{ first: { id: 'a', ...at }, second: { id: 'b', ...at }, enps: null, questions: [] },
      statements: [change('Хватает света', 1), change('Бывает тихо', 2)],
    };
    const { byOrigin } = changesOf(comparison, []);
    expect([...byOrigin.values()].map(({ value }) => value)).toEqual(['+1,0', '+2,0']);
  });
});
