import { describe, expect, it } from 'vitest';
import { holds } from '../rules/asked-questions.ts';
import { SURVEY_QUESTION_TYPES, type QuestionKind, type ShowIf } from '../rules/surveys.ts';
import {
  QUESTION_KINDS,
  amountsOf,
  choicesOf,
  countedRows,
  hasStatements,
  isInWords,
  isMeanAbout,
  scoresOf,
} from './index.ts';
import type { AskedQuestion, Settings } from './kind.ts';

const options = ['Офис', 'Дом', 'Дорога'];
/** A question of every kind, answers to it as they are stored, and each as a person reads it. */
const EVERY: Record<
  QuestionKind,
  { readonly asked: AskedQuestion; readonly answers: Readonly<Record<string, string>> }
> = {
  TEXT: { asked: { scale: null, options: [] }, answers: { Коротко: 'Коротко' } },
  TEXTAREA: { asked: { scale: null, options: [] }, answers: { '0,1': '0,1' } },
  RADIO: { asked: { scale: null, options }, answers: { 0: 'Офис', 2: 'Дорога' } },
  CHECKBOX: { asked: { scale: null, options }, answers: { 1: 'Дом', '0,2': 'Офис; Дорога' } },
  RATING: { asked: { scale: '0-10', options: [] }, answers: { 0: '0', 10: '10' } },
  NUMBER: {
    asked: { scale: null, options: [], settings: { min: 0, max: 60, unit: 'ч' } },
    answers: { '0:0': '0\u00a0ч', '3:17': '17\u00a0ч', '12:60': '60\u00a0ч' },
  },
  DATE: {
    asked: { scale: null, options: [], settings: { from: '2026-01-15', to: '2026-12-31' } },
    answers: { '0:2026-01-15': '15 января 2026', '5:2026-06-14': '14 июня 2026', '11:2026-12-31': '31 декабря 2026' },
  },
  RANKING: { asked: { scale: null, options }, answers: { '2,0,1': '1. Дорога; 2. Офис; 3. Дом' } },
  MATRIX: {
    asked: { scale: '1-5', options },
    answers: { '4,5,1': 'Офис: 4; Дом: 5; Дорога: 1', ',,2': 'Дорога: 2' },
  },
  YESNO: { asked: { scale: null, options: ['Да', 'Нет'] }, answers: { 1: 'Нет' } },
};
const kinds = SURVEY_QUESTION_TYPES.map((name) => [name, QUESTION_KINDS[name], EVERY[name]] as const);

describe.each(kinds)('a question of kind %s', (name, kind, { asked, answers }) => {
  it('reads every answer again that it has stored, and tells it to a person', () => {
    for (const [stored, words] of Object.entries(answers)) {
      const said = kind.said(stored, asked);
      expect(Object.keys(said)).toEqual([kind.field]);
      expect(kind.read(said, asked)).toEqual({ answer: stored });
      expect(kind.inWords(stored, asked)).toBe(words);
    }
  });

  it('counts each of its answers in a counter of its own that is told', () => {
    const { counting } = kind;
    expect(isInWords({ kind: name })).toBe(counting === null);
    const rows = countedRows({ kind: name, ...asked });
    const told = rows.flatMap(({ counters }) => counters);
    expect(new Set(told).size).toBe(told.length);
    for (const row of rows) expect(row.labels()).toHaveLength(row.counters.length);
    if (!counting) return;
    const counters = counting.counters(asked);
    for (const stored of Object.keys(answers)) {
      const raised = counting.raised(stored, counters);
      expect(raised.length).toBeGreaterThan(0);
      expect(raised.every((counter) => counter < counters && told.includes(counter))).toBe(true);
    }
    expect(counting.raised('нет такого', counters)).toEqual([]);
  });

  it('makes up answers that it would take', () => {
    for (const lean of [0, 0.5, 0.999]) {
      const made = kind.example(asked, lean);
      if (made === null) expect(kind.counting).toBeNull();
      else expect(kind.read(kind.said(made, asked), asked)).toEqual({ answer: made });
    }
  });

  it('takes some time', () => {
    expect(kind.seconds).toBeGreaterThan(0);
  });
});

it('only a scale has numbers, and eNPS is computed from eleven of them', () => {
  const numeric = kinds.filter(([name, , { asked }]) => scoresOf({ kind: name, ...asked }) !== null);
  expect(numeric.map(([name]) => name)).toEqual(['RATING']);
  expect(scoresOf({ kind: 'RATING', scale: '1-5', options: [] })).toEqual([1, 2, 3, 4, 5]);
  expect((['0-10', '1-5'] as const).map((scale) => QUESTION_KINDS.RATING.isEnps({ scale }))).toEqual([true, false]);
});

it('options are at least two that differ; «Да» and «Нет» stand by themselves', () => {
  const { RADIO: radio, YESNO: yesNo, TEXT: line } = QUESTION_KINDS;
  expect(radio.optionsOf(['Офис', ' ', 'Дом'])).toEqual(['Офис', 'Дом']);
  expect(radio.optionsMistake(['Офис', 'Офис'])).toBe('Варианты ответа повторяются');
  expect(radio.optionsMistake(['Офис'])).toBe('Нужно не меньше двух вариантов ответа');
  expect(radio.optionsMistake(options)).toBeNull();
  expect(yesNo.optionsOf(['Может быть'])).toEqual(['Да', 'Нет']);
  expect([line.optionsOf(['Лишний']), line.optionsMistake([])]).toEqual([[], null]);
});

describe('a number', () => {
  const { NUMBER: number } = QUESTION_KINDS;
  const within = (min: number, max: number, unit = ''): AskedQuestion => ({
    scale: null,
    options: [],
    settings: { min, max, unit },
  });
  const told = (asked: AskedQuestion) => countedRows({ kind: 'NUMBER', ...asked })[0]!;

  it('is a whole one within its bounds', () => {
    const read = (said: number) => number.read({ answer_rating: said }, within(10, 30));
    expect([9, 31, 10.5, -10].map((said) => 'mistake' in read(said))).toEqual([true, true, true, true]);
    expect(read(9)).toEqual({ mistake: 'Ответ на этот вопрос — целое число от 10 до 30' });
    expect([10, 30].map(read)).toEqual([{ answer: '0:10' }, { answer: '20:30' }]);
  });

  it('is counted by itself where its bounds are close, with others where they are not, in 21 counters at most', () => {
    expect(told(within(18, 20)).labels()).toEqual(['18', '19', '20']);
    expect(isMeanAbout({ kind: 'NUMBER', ...within(18, 20) })).toBe(false);
    expect(
      told(within(0, 60, 'ч'))
        .labels()
        .slice(0, 2),
    ).toEqual(['0–4\u00a0ч', '5–9\u00a0ч']);
    expect(
      told(within(0, 60, 'ч'))
        .labels()
        .at(-1),
    ).toBe('60\u00a0ч');
    expect(isMeanAbout({ kind: 'NUMBER', ...within(0, 60) })).toBe(true);
    const spans = [2, 20, 21, 22, 100, 101, 1000, 12_345, 1_000_000_000];
    for (const span of spans) expect(told(within(0, span)).counters.length).toBeLessThanOrEqual(21);
  });

  it('has a mean, about, by which nothing is compared', () => {
    const asked = { kind: 'NUMBER', ...within(0, 60) } as const;
    expect(scoresOf(asked)).toBeNull();
    expect(amountsOf(asked)!.slice(0, 2)).toEqual([2, 7]);
    expect(amountsOf({ kind: 'RADIO', scale: null, options })).toBeNull();
  });

  it('knows what is wrong with its bounds and its unit', () => {
    const read = (given: Settings) => number.settings!(given);
    expect(read({ more: 'x' })).toEqual({ settings: { min: 0, max: 100, unit: '' } });
    const wrong = [{ min: 5, max: 5 }, { min: -1 }, { max: 1.5 }, { max: '7' }, { max: 2e9 }, { unit: 'ч'.repeat(21) }];
    for (const given of [...wrong, { unit: 'а\nб' }]) expect(read(given)).toHaveProperty('mistake');
  });
});

describe('a day', () => {
  const { DATE: date } = QUESTION_KINDS;
  const within = (from: string, to: string): AskedQuestion => ({ scale: null, options: [], settings: { from, to } });
  const labels = (asked: AskedQuestion) => countedRows({ kind: 'DATE', ...asked })[0]!.labels();

  it('is one that there is, within its bounds', () => {
    const read = (said: string) => date.read({ answer_text: said }, within('2026-02-10', '2026-04-30'));
    for (const wrong of ['2026-02-09', '2026-05-01', '2026-02-30', '2026-13-01', '14.03.2026', 'завтра']) {
      expect(read(wrong)).toEqual({
        mistake: 'Ответ на этот вопрос — день с 10 февраля 2026 по 30 апреля 2026',
      });
    }
    expect(['2026-02-10', ' 2026-04-30 '].map(read)).toEqual([{ answer: '0:2026-02-10' }, { answer: '2:2026-04-30' }]);
  });

  it('is counted by its month, over years by several together, in 24 counters at most', () => {
    expect(labels(within('2026-11-24', '2027-01-02'))).toEqual(['ноябрь 2026', 'декабрь 2026', 'январь 2027']);
    expect(labels(within('2026-01-01', '2029-12-31')).slice(0, 1)).toEqual(['январь 2026 – март 2026']);
    expect(labels(within('1950-03-01', '2026-12-31')).slice(-1)).toEqual(['март 2025 – декабрь 2026']);
    for (const to of ['1900-02-01', '1902-01-01', '1910-01-01', '1950-01-01', '2100-12-31']) {
      expect(labels(within('1900-01-01', to)).length).toBeLessThanOrEqual(24);
    }
  });

  it('has bounds that are days, the last after the first', () => {
    const read = (given: Settings) => date.settings!(given);
    expect(read({ from: '2026-01-01', to: '2026-12-31', more: 1 })).toEqual({
      settings: { from: '2026-01-01', to: '2026-12-31' },
    });
    const wrong = [{}, { from: '2026-01-01' }, { from: '2026-01-01', to: '2026-01-01' }];
    for (const given of [
      ...wrong,
      { from: '2026-02-30', to: '2026-12-31' },
      { from: '1899-12-31', to: '2026-01-01' },
    ]) {
      expect(read(given)).toHaveProperty('mistake');
    }
  });
});

describe('a ranking', () => {
  const { RANKING: ranking } = QUESTION_KINDS;
  const asked: AskedQuestion = { scale: null, options };

  it('is all of its options, each once; anything less is no answer', () => {
    const read = (...said: string[]) => ranking.read({ answer_options: said }, asked);
    expect(read('Дорога', 'Офис', 'Дом')).toEqual({ answer: '2,0,1' });
    const unfinished = { mistake: 'Расставьте все варианты, каждый один раз' };
    expect([read('Дорога'), read('Дорога', 'Офис'), read('Дом', 'Дом', 'Офис')]).toEqual([
      unfinished,
      unfinished,
      unfinished,
    ]);
    expect(read('Дорога', 'Офис', 'Луна')).toEqual({ mistake: 'Такого варианта нет' });
  });

  it('counts each option at its place, and nothing of what is no order', () => {
    const counting = ranking.counting!;
    // Дорога is first, Офис second, Дом third.
    expect(counting.raised('2,0,1', 9)).toEqual([6, 1, 5]);
    for (const wrong of ['2,0', '2,0,0', '2,0,3', '2,0,1,1', '']) expect(counting.raised(wrong, 9)).toEqual([]);
    const rows = countedRows({ kind: 'RANKING', ...asked });
    expect(rows.map(({ numbers }) => numbers)).toEqual(options.map(() => [1, 2, 3]));
    expect(rows[1]!.labels()).toEqual(['Дом: 1-е место', 'Дом: 2-е место', 'Дом: 3-е место']);
    expect(scoresOf({ kind: 'RANKING', ...asked })).toBeNull();
  });

  it('is told in short by what was put first', () => {
    expect(choicesOf({ kind: 'RANKING', ...asked }, [4, 1, 0, 1, 3, 1, 0, 1, 4])).toEqual([
      { text: 'Офис: 1-е место', count: 4 },
      { text: 'Дом: 1-е место', count: 1 },
      { text: 'Дорога: 1-е место', count: 0 },
    ]);
  });

  it('has between two options and ten that differ', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `Вариант ${index}`);
    expect([many(1), many(11), ['А', 'А']].map((given) => ranking.optionsMistake(given) === null)).toEqual([
      false,
      false,
      false,
    ]);
    expect(ranking.optionsMistake(many(10))).toBeNull();
  });
});

describe('statements on one scale', () => {
  const { MATRIX: matrix } = QUESTION_KINDS;
  const asked: AskedQuestion = { scale: '1-5', options };
  const ten: AskedQuestion = { ...asked, scale: '0-10' };

  it('are rated by one number each in their order, all of them where the question must be answered', () => {
    const read = (said: string[], question = asked) => matrix.read({ answer_options: said }, question);
    expect(read(['4', ' 5 ', '1'])).toEqual({ answer: '4,5,1' });
    expect(read(['10', '0', ''], ten)).toEqual({ answer: '10,0,' });
    expect(read(['', '5', ''])).toEqual({ answer: ',5,' });
    expect(read(['', '5', '4'], { ...asked, required: true })).toEqual({ mistake: 'Оцените каждое утверждение' });
    expect(read(['', ' ', ''])).toEqual({ mistake: 'Оцените хотя бы одно утверждение' });
    for (const wrong of [['4', '5'], ['4', '5', '1', '2'], []]) {
      expect(read(wrong)).toEqual({ mistake: 'Нужны оценки всех утверждений по порядку: 3' });
    }
    for (const wrong of ['0', '6', '10', '4.5', '-1', 'Офис']) {
      expect(read([wrong, '5', '1'])).toEqual({ mistake: 'Ответ на этот вопрос — целое число от 1 до 5' });
    }
    expect(read(['11', '5', '1'], ten)).toHaveProperty('mistake');
  });

  it('are counted each by itself, and nothing of what has another number of them', () => {
    const counting = matrix.counting!;
    expect(counting.counters(asked)).toBe(33);
    expect(counting.raised('4,,1', 33)).toEqual([4, 23]);
    for (const wrong of ['4,5', '4,5,1,2', '']) expect(counting.raised(wrong, 33)).toEqual([]);
    const rows = countedRows({ kind: 'MATRIX', ...asked });
    expect(rows.map(({ statement, numbers }) => [statement, numbers])).toEqual(
      options.map((option) => [option, [1, 2, 3, 4, 5]]),
    );
    expect(rows[1]!.labels()).toEqual(['Дом: 1', 'Дом: 2', 'Дом: 3', 'Дом: 4', 'Дом: 5']);
    expect(rows[1]!.counters).toEqual([12, 13, 14, 15, 16]);
    expect(countedRows({ kind: 'MATRIX', ...ten })[1]!.counters).toEqual(Array.from({ length: 11 }, (_, n) => 11 + n));
    expect(scoresOf({ kind: 'MATRIX', ...asked })).toBeNull();
    expect([asked, ten].map(({ scale }) => matrix.isEnps({ scale }))).toEqual([false, false]);
  });

  it('are told in short by their highest number, but for those that nobody is told to have rated', () => {
    const counts = [1, 0, 0, 2, 7, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0];
    expect(choicesOf({ kind: 'MATRIX', ...asked }, counts)).toEqual([
      { text: 'Офис: 5', count: 7 },
      { text: 'Дорога: 5', count: 0 },
    ]);
    expect(hasStatements({ kind: 'MATRIX', ...asked })).toBe(true);
    expect(hasStatements({ kind: 'RANKING', ...asked })).toBe(false);
  });

  it('are two to ten that differ', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `Утверждение ${index}`);
    expect([many(1), many(11), ['А', 'А'], many(2), many(10)].map((given) => matrix.optionsMistake(given))).toEqual([
      'Нужно не меньше двух утверждений',
      'Утверждений может быть не больше 10',
      'Утверждения повторяются',
      null,
      null,
    ]);
  });
});

describe('a condition', () => {
  const byOption: ShowIf = { question_id: 'a', options: ['Дом'] };
  const byNumber: ShowIf = { question_id: 'a', from: 0, to: 6 };

  it('fits options that there are, or numbers of the scale, and no words', () => {
    const fits = (name: QuestionKind, condition: ShowIf) =>
      QUESTION_KINDS[name].fits?.(condition, EVERY[name].asked) ?? false;
    expect([fits('CHECKBOX', byOption), fits('RATING', byNumber)]).toEqual([true, true]);
    expect([
      fits('CHECKBOX', byNumber),
      fits('RATING', byOption),
      fits('TEXT', byOption),
      fits('RANKING', byOption),
      fits('MATRIX', byNumber),
    ]).toEqual(Array.from({ length: 5 }, () => false));
    expect([fits('RADIO', { ...byOption, options: ['Луна'] }), fits('RATING', { ...byNumber, to: 11 })]).toEqual([
      false,
      false,
    ]);
    expect(fits('RATING', { ...byNumber, from: 7 })).toBe(false);
    expect([fits('NUMBER', byNumber), fits('NUMBER', { ...byNumber, to: 61 }), fits('NUMBER', byOption)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('holds for one of its options, or a number between its ends', () => {
    expect(holds(byOption, { answer_options: ['Офис', 'Дом'] })).toBe(true);
    expect(holds(byOption, { answer_options: ['Офис'] })).toBe(false);
    expect([0, 6, 7].map((number) => holds(byNumber, { answer_rating: number }))).toEqual([true, true, false]);
    expect([holds(byNumber, {}), holds(byOption, {}), holds(byNumber, { answer_options: ['Дом'] })]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
