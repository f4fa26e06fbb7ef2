import { describe, expect, it } from 'vitest';
import { NewSurvey, SURVEY_THEMES } from '../models/survey.ts';
import { SURVEY_BANK } from './survey-bank.ts';
import { SURVEY_SETS } from './survey-sets.ts';
import { YES_NO } from './wire-words.ts';

const all = [...SURVEY_BANK, ...SURVEY_SETS.flatMap(({ questions }) => questions)];

describe('the bank of ready questions', () => {
  it('has sixty questions or more, none twice, and some about every theme', () => {
    const texts = SURVEY_BANK.map(({ text }) => text);
    expect(texts.length).toBeGreaterThanOrEqual(60);
    expect(new Set(texts).size).toBe(texts.length);
    for (const theme of SURVEY_THEMES) {
      expect([theme, SURVEY_BANK.filter((question) => question.theme === theme).length >= 3]).toEqual([theme, true]);
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

describe('ready surveys', () => {
  it('asks twelve questions about engagement', () => {
    expect(SURVEY_SETS.find(({ id }) => id === 'engagement')?.questions).toHaveLength(12);
  });

  it.each(SURVEY_SETS)(
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

  it.each(SURVEY_SETS)('$title keeps the questions of a section together', ({ questions }) => {
    const headings = questions.map(({ section }) => section).filter((section, at, list) => section !== list[at - 1]);
    expect(new Set(headings).size).toBe(headings.length);
  });
});
