import { expect, it } from 'vitest';
import { BANK_THEMES } from './question-bank.ts';
import { surveyBank } from './survey-bank.ts';

it('about every theme there are questions on a scale and one in one’s own words', () => {
  for (const theme of BANK_THEMES) {
    const asked = surveyBank().filter((question) => question.theme === theme);
    const scales = asked.filter(({ scale }) => scale !== null);
    expect([theme, scales.length >= 2, asked.some(({ type }) => type === 'TEXTAREA')]).toEqual([theme, true, true]);
  }
});

it('each scale states its direction and has a name for columns; others have neither', () => {
  for (const { text, scale, direction, short } of surveyBank()) {
    expect([text, direction !== null, short !== null]).toEqual([text, scale !== null, scale !== null]);
    expect((short ?? '').length).toBeLessThanOrEqual(28);
  }
  const lower = surveyBank().filter(({ direction }) => direction === 'lower_is_better');
  expect(lower.map(({ text }) => text)).toEqual([
    'Какой была нагрузка на этой неделе? 0 — совсем лёгкая, 10 — непосильная.',
  ]);
});
