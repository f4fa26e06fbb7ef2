import { describe, expect, it } from 'vitest';
import type { FrameSummary, QuestionFigures, RunFigures } from '#shared/models/run-results.ts';
import { ENPS_QUESTION, runFigures, summaryOf } from '#tests/support/run-figures.ts';
import { findingOf } from './finding.ts';

const NOW = new Date('2026-12-01T09:00:00.000Z');
/** With plain spaces, for reading. */
const find = (summary: FrameSummary, runs: readonly RunFigures[] = []) => {
  const { kind, ...texts } = findingOf(summary, runs, NOW);
  const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;
  return {
    kind,
    sentence: plain(texts.sentence),
    question: texts.question,
    certainty: plain(texts.certainty),
    comparison: plain(texts.comparison),
  };
};
/** 15 promoters, 10 passives, 9 detractors. */
const MIXED = { 9: 9, 10: 6, 8: 6, 7: 4, 6: 3, 5: 3, 2: 3 };
const oneQuestion = (change: Partial<QuestionFigures>): Partial<FrameSummary> => ({
  questions: [{ id: 'q1', text: 'Что мешает?', order_index: 0, scale: null, direction: null, is_required: true }],
  by_question: [{ question_id: 'q1', answered: 42, scores: null, values: [], values_error: 0, other: 0, ...change }],
});

describe('the finding of a run', () => {
  it('says who is ahead, whether that may be chance, and how many have answered', () => {
    expect(find(summaryOf({ day: 1, enps: true, scores: MIXED }))).toEqual({
      kind: 'closed',
      sentence: 'Сторонников больше, но перевес может быть случайным',
      question: null,
      certainty: 'eNPS +18, вероятно между −11 и +44: ответили 34',
      comparison: null,
    });
    // The same answers of 34 out of 40 people: even if all six who are silent were critics, supporters are as many.
    expect(find(summaryOf({ day: 1, enps: true, scores: MIXED, asked: 40 }))).toMatchObject({
      sentence: 'Сторонников больше, чем критиков',
      certainty: 'eNPS +18, вероятно между +4 и +30: ответили 34 из 40',
    });
    expect(find(summaryOf({ day: 1, enps: true, scores: MIXED, asked: 34 }))).toMatchObject({
      sentence: 'Сторонников больше, чем критиков',
      certainty: 'eNPS +18: ответили все 34',
    });
    expect(find(summaryOf({ day: 1, enps: true, scores: { 3: 12, 7: 4, 9: 2 } })).sentence).toBe(
      'Критиков больше, чем сторонников',
    );
    expect(find(summaryOf({ day: 1, enps: true, scores: { 3: 4, 7: 4, 9: 2 } })).sentence).toBe(
      'Критиков больше, но перевес может быть случайным',
    );
    expect(find(summaryOf({ day: 1, enps: true, scores: { 3: 5, 9: 5 } })).sentence).toBe(
      'Сторонников и критиков поровну',
    );
  });

  it('believes no number of people asked below that of answers', () => {
    expect(find(summaryOf({ day: 1, enps: true, scores: MIXED, asked: 30 })).certainty).toBe(
      'eNPS +18, вероятно между −11 и +44: ответили 34',
    );
  });

  it('keeps cases and numbers of Russian', () => {
    const answered = (n: number, asked: number | null = null) =>
      find(summaryOf({ day: 1, enps: true, scores: { 9: n }, asked })).certainty!.split(': ')[1];
    expect([21, 22, 25].map((n) => answered(n))).toEqual(['ответил 21', 'ответили 22', 'ответили 25']);
    expect(answered(31, 40)).toBe('ответил 31 из 40');
    expect(find(summaryOf({ day: 1, enps: true, scores: { 9: 9 }, responses: 12 })).certainty).toMatch(
      /: оценку поставили 9$/,
    );
  });

  it('gives no figures below five answers, or five scores', () => {
    const few = (responses: number, open = false) =>
      find(summaryOf({ day: 1, enps: true, scores: { 9: responses }, open }));
    expect(few(0)).toMatchObject({ kind: 'none', sentence: 'В этом запуске никто не ответил', certainty: null });
    expect(few(0, true)).toMatchObject({ kind: 'none', sentence: 'Ответов пока нет' });
    expect(few(1).sentence).toBe('Один человек ответил: для выводов нужно хотя бы пять ответов');
    expect(few(1, true).sentence).toBe('Один человек уже ответил: выводы появятся, когда ответят хотя бы пятеро');
    expect(few(3)).toEqual({
      kind: 'few',
      sentence: 'Трое ответили: для выводов нужно хотя бы пять ответов',
      question: null,
      certainty: null,
      comparison: null,
    });
    expect(few(4, true)).toMatchObject({ kind: 'few', certainty: null });
    expect(find(summaryOf({ day: 1, enps: true, scores: { 9: 4 }, responses: 20 }))).toEqual({
      kind: 'few',
      sentence: 'Оценок меньше пяти: для выводов этого мало',
      question: null,
      certainty: null,
      comparison: null,
    });
    expect(few(5)).toMatchObject({ kind: 'closed', certainty: expect.stringContaining('eNPS +100') });
  });

  it('of a pulse says where most answers are if they surely are there, else their mean', () => {
    const pulse = (scores: Record<number, number>, change: Partial<FrameSummary> = {}) =>
      find(summaryOf({ day: 1, scores, asked: 40 }, change));
    expect(pulse({ 8: 20, 9: 8, 3: 4 })).toMatchObject({
      sentence: 'Большинство ставит 7 и выше',
      question: ENPS_QUESTION,
      certainty: expect.stringMatching(/^Среднее 7,6 из 10, вероятно между \d,\d и \d,\d: ответили 32 из 40$/),
    });
    expect(pulse({ 2: 20, 1: 8, 9: 4 }).sentence).toBe('Большинство ставит 4 и ниже');
    expect(pulse({ 3: 15, 9: 15 }).sentence).toBe('Средняя оценка — 6,0 из 10');
    expect(pulse({ 3: 15, 9: 15 }).certainty).toMatch(
      /^Вероятно между \d,\d и \d,\d, с поправкой на промолчавших от \d,\d до \d,\d: ответили 30 из 40$/,
    );
    const waiting = summaryOf({ day: 1, scores: { 3: 15, 9: 15 }, asked: 40, open: true });
    expect(find({ ...waiting, answered: 33 }).certainty).toMatch(
      /: показаны ответы 30 из 40, остальные откроются группами, не меньше чем по пять$/,
    );
    const closed = summaryOf({ day: 1, scores: { 3: 15, 9: 15 }, asked: 40 });
    expect(find({ ...closed, answered: 33 }).certainty).toMatch(/: показаны ответы 30 из 40$/);
    const five = find(summaryOf({ day: 1, scale: '1-5', scores: { 4: 20, 5: 8, 1: 4 }, asked: 40 }));
    expect(five.sentence).toBe('Большинство ставит 4 и выше');
    expect(five.certainty).toMatch(/^Среднее 3,9 из 5, /);
  });

  it('of short answers names the most frequent one, with its share', () => {
    const said = (change: Partial<QuestionFigures>) =>
      find(summaryOf({ day: 1, responses: 42, scores: {} }, oneQuestion(change)));
    const values = [
      { text: 'Зарплата', count: 12 },
      { text: 'График', count: 10 },
      { text: 'Шум', count: 9 },
    ];
    expect(said({ values, other: 11 })).toMatchObject({
      sentence: 'Чаще всего отвечают «Зарплата»',
      certainty: expect.stringMatching(/^12 из 42 ответов, вероятно от \d+ % до \d+ %$/),
    });
    // Which of them leads is not known where the counts may be off by two.
    expect(said({ values, values_error: 2, other: 11 })).toMatchObject({
      sentence: '42 человека ответили',
      certainty: null,
    });
    expect(said({ values, values_error: 1, other: 11 }).certainty).toMatch(/^не меньше 12 из 42 ответов/);
    expect(said({ other: 42 }).sentence).toBe('42 человека ответили');
    // Of everybody there is nothing to guess.
    const everybody = {
      ...summaryOf({ day: 1, responses: 42, scores: {} }, oneQuestion({ values })),
      people_asked: 42,
    };
    expect(find(everybody).certainty).toBe('12 из 42 ответов: ответили все 42');
  });

  it('of an open run says that it is open, and compares it with none', () => {
    const runs = [
      runFigures({ day: 1, enps: true, scores: { 2: 30 } }),
      runFigures({ day: 8, enps: true, open: true, scores: MIXED }),
    ];
    expect(find(summaryOf({ day: 8, enps: true, open: true, scores: MIXED, asked: 40 }), runs)).toEqual({
      kind: 'open',
      sentence: 'Пока сторонников больше, чем критиков',
      question: null,
      certainty: 'eNPS +18, вероятно между +4 и +30: ответили 34 из 40',
      comparison: 'Запуск ещё открыт: сравним с прошлыми, когда он закроется',
    });
    expect(find(summaryOf({ day: 8, enps: true, open: true, scores: MIXED }), runs.slice(1)).comparison).toBeNull();
  });

  it('begins with what is more than chance, and puts below what may be random', () => {
    const of = (day: number, scores: Record<number, number>) => runFigures({ day, enps: true, scores });
    const summary = summaryOf({ day: 8, enps: true, scores: MIXED });
    expect(find(summary, [of(1, { 2: 20, 9: 4 }), of(8, MIXED)])).toMatchObject({
      sentence: 'eNPS вырос: было −67, стало +18, это больше случайной разницы',
      certainty: 'Вероятно между −11 и +44: ответили 34',
      comparison: 'Сторонников больше, но перевес может быть случайным',
    });
    expect(find(summary, [of(1, { ...MIXED, 9: 6 }), of(8, MIXED)])).toMatchObject({
      sentence: 'Сторонников больше, но перевес может быть случайным',
      certainty: 'Вероятно между −11 и +44: ответили 34',
      comparison: 'eNPS был +10, стал +18: разница может быть случайной',
    });
    // Of what came later nothing is said here, and of a first run nothing at all.
    expect(find(summary, [of(8, MIXED), of(15, { 2: 30 })]).comparison).toBeNull();
    expect(find(summary, []).comparison).toBeNull();
  });

  it('of many questions in numbers takes the one whose trend is more than chance among so many', () => {
    const days = [1, 8, 15, 22, 29];
    const counts = (score: number) => Array.from({ length: 11 }, (_, at) => (at === score ? 30 : 0));
    const question = (id: string, score: number) => ({
      id,
      text: `Вопрос ${id}`,
      scale: null,
      direction: null,
      answered: 30,
      mean: score,
      scores: counts(score),
    });
    const runs = days.map((day, index) => ({
      ...runFigures({ day, responses: 30 }),
      questions: [question('flat', 7), question('rising', 3 + index)],
    }));
    const last = runs.at(-1)!;
    const summary = summaryOf(
      { day: 29, responses: 30 },
      {
        questions: last.questions.map(({ id, text }, order_index) => ({
          id,
          text,
          order_index,
          scale: null,
          direction: null,
          is_required: true,
        })),
        by_question: last.questions.map(({ id, scores }) => ({
          question_id: id,
          answered: 30,
          scores,
          values: [],
          values_error: 0,
          other: 0,
        })),
      },
    );
    expect(find(summary, runs)).toMatchObject({
      sentence: 'За пять запусков среднее выросло с 3,0 до 7,0, это больше случайной разницы',
      question: 'Вопрос rising',
      comparison: 'Большинство ставит 7 и выше',
    });
    expect(find(summary, runs.slice(3)).question).toBe('Вопрос flat');
  });
});
