import { describe, expect, it } from 'vitest';
import { answersOf, pollOf, runOf } from '#tests/support/poll-data.ts';
import { analysePoll } from '#tests/support/said-analyses.ts';
import { byLanguage } from './languages.ts';

const PAY = [
  'Зарплата низкая',
  'Зарплату не повышали два года',
  'Премии урезали, плохо',
  'Оклад слишком маленький',
  'Плохо платят',
  'Зарплату задерживают',
];
const english = (count: number) => Array.from({ length: count }, (_, index) => `The pay is low, number ${index}`);
const run = runOf(1, [{ text: 'Порекомендуете ли вы нас?', scores: { 9: 30, 3: 10 } }], { asked: 60 });
const analysed = (texts: readonly string[], change: object = {}) =>
  analysePoll(pollOf([run], answersOf(texts), change));
const OTHERS = /Прочитали ответы на русском; ответов на других языках: (\d+), в темы они не вошли\./;

describe('answers in other languages', () => {
  it('are counted, and left out of themes and tone', () => {
    const { summary, otherLanguages } = analysed([...PAY, ...english(12)]);
    const { sentiment_details: details, tones } = summary.sentiment_analysis;
    expect(OTHERS.exec(details)?.[1]).toBe('12');
    expect(details).toMatch(/^Своими словами написали 6\u00a0человек/);
    expect(Object.values(tones).reduce((all, count) => all + count)).toBe(6);
    expect(summary.themes).toMatchObject([{ theme: 'pay', people: 6, metric: { count: 6, of: 28 } }]);
    expect(JSON.stringify(summary)).not.toContain('The pay');
    expect(otherLanguages).toBe(12);
  });

  it('of fewer than five people are told of nowhere: they stand among those whose tone is unclear', () => {
    const { summary, otherLanguages } = analysed([...PAY, ...english(4)]);
    const { sentiment_details: details, tones } = summary.sentiment_analysis;
    expect(details).not.toMatch(OTHERS);
    expect(details).toMatch(/^Своими словами написали 10\u00a0человек/);
    expect(tones.unclear).toBe(4 + analysed(PAY).summary.sentiment_analysis.tones.unclear);
    expect(summary.themes[0]).toMatchObject({ theme: 'pay', people: 6, metric: { of: 40 } });
    expect(otherLanguages).toBe(0);
    expect(analysed([...PAY, ...english(5)]).otherLanguages).toBe(5);
  });

  it('are not told of where subtraction would tell how few wrote in nothing else', () => {
    const of = (respondent: string, text: string, id: string) => ({ id, respondent, questionId: 'q1', text });
    const both = ['r0', 'r1', 'r2', 'r3'].flatMap((who) => [
      of(who, 'Зарплата', `${who}a`),
      of(who, 'The pay is low', `${who}b`),
    ]);
    const alone = of('r4', 'The pay is low', 'r4b');
    expect(byLanguage([...both, alone], 5)).toMatchObject({
      otherLanguages: 0,
      unreadPeople: 0,
      unclear: { length: 5 },
    });
    const alsoRussian = of('r4', 'Оклад', 'r4a');
    expect(byLanguage([...both, alone, alsoRussian], 5)).toMatchObject({ otherLanguages: 5, unreadPeople: 0 });
  });

  it('alone do not read as if nobody had written, nor as if nothing were urgent', () => {
    const good = { text: 'Порекомендуете ли вы нас?', scores: { 9: 30, 8: 4 } };
    const { summary, recommendations } = analysePoll(pollOf([runOf(1, [good], { asked: 34 })], answersOf(english(9))));
    expect(summary.sentiment_analysis.sentiment_details).toMatch(OTHERS);
    expect(summary.sentiment_analysis.sentiment_details).not.toContain('никто не ответил');
    expect(recommendations.executive_summary).toContain('По ответам на других языках выводов не делали: их 9.');
    expect(recommendations.executive_summary).not.toContain('Срочного по ответам в целом не видно');
    expect(recommendations.next_survey_recommendations.join()).not.toContain('конкретнее');
    const few = analysed([...PAY.slice(0, 3), ...english(9)]).summary.sentiment_analysis;
    expect(few.sentiment_details).toMatch(/^На русском своими словами ответило меньше пяти человек/);
    expect(few.tones.negative).toBe(0);
  });
});
