import { describe, expect, it } from 'vitest';
import { NewSurvey, SURVEY_THEMES } from '../models/survey.ts';
import { surveyBank } from './survey-bank.ts';
import { surveySets } from './survey-sets.ts';
import { YES_NO } from './wire-words.ts';
import { readyQuestionsText } from '../text/en/ready/questions.ts';
import { readyQuestion, type ReadyName } from './ready-questions.ts';

const all = [...surveyBank(), ...surveySets().flatMap(({ questions }) => questions)];

describe('the bank of ready questions', () => {
  it('has sixty questions or more, none twice, and some about every theme', () => {
    const texts = surveyBank().map(({ text }) => text);
    expect(texts.length).toBeGreaterThanOrEqual(60);
    expect(new Set(texts).size).toBe(texts.length);
    for (const theme of SURVEY_THEMES) {
      expect([theme, surveyBank().filter((question) => question.theme === theme).length >= 3]).toEqual([theme, true]);
    }
  });

  it.each(all)('$text', ({ text, type, scale, options, direction, short }) => {
    expect(text.length).toBeLessThan(140);
    expect(scale === null).toBe(type !== 'RATING');
    expect([direction === null, (short ?? '').length > 28]).toEqual([scale === null, false]);
    if (scale === null) expect(text).toMatch(/\?$/);
    else expect(text).toMatch(scale === '0-10' ? /0 — .+, 10 — .+\.$/ : /1 — .+, 5 — .+\.$/);
    const isChoice = type === 'RADIO' || type === 'CHECKBOX';
    expect(options.length >= 2).toBe(isChoice);
    expect(new Set(options).size).toBe(options.length);
  });
});

describe('a ready question in English', () => {
  const all = Object.entries<{ readonly text: string; readonly short?: string }>(readyQuestionsText);

  it('is none of the others', () => {
    const bank = all.filter(([, { short }]) => short !== undefined).map(([, { text }]) => text);
    expect(new Set(bank).size).toBe(bank.length);
  });

  it.each(all)('%s', (name, { text, short = '' }) => {
    const { scale } = readyQuestion(name as ReadyName);
    expect(text.length).toBeLessThan(140);
    expect(short.length).toBeLessThanOrEqual(28);
    if (scale === null) expect(text).toMatch(/\?$/);
    else expect(text).toMatch(scale === '0-10' ? /\? 0 – .+, 10 – .+\.$/ : /\? 1 – .+, 5 – .+\.$/);
  });
});

describe('ready surveys', () => {
  it('asks twelve questions about engagement', () => {
    expect(surveySets().find(({ id }) => id === 'engagement')?.questions).toHaveLength(12);
  });

  it.each(surveySets())(
    '$title can be created and its conditions name earlier answers',
    ({ title, goal, questions }) => {
      const given = questions.map(({ text, type, options, scale, direction }) => ({
        ...{ text, type, options, scale, direction },
      }));
      expect(NewSurvey.safeParse({ title, goal, questions: given }).success).toBe(true);
      for (const [index, { showIf }] of questions.entries()) {
        if (!showIf) continue;
        const asked = questions[showIf.question - 1]!;
        expect(showIf.question).toBeLessThanOrEqual(index);
        expect(asked.type === 'YESNO' ? YES_NO : asked.options).toEqual(expect.arrayContaining([...showIf.options]));
      }
    },
  );

  it.each(surveySets())('$title keeps the questions of a section together', ({ questions }) => {
    const headings = questions.map(({ section }) => section).filter((section, at, list) => section !== list[at - 1]);
    expect(new Set(headings).size).toBe(headings.length);
  });
});
