import { expect, it } from 'vitest';
import { BANK_THEMES, QUESTION_BANK } from './question-bank.ts';

it('about every theme there are questions on a scale and one in one’s own words', () => {
  for (const theme of BANK_THEMES) {
    const scales = QUESTION_BANK.filter((question) => question.theme === theme).map(({ scale }) => scale);
    expect([theme, scales.length >= 3, scales.includes(null)]).toEqual([theme, true, true]);
  }
  expect(QUESTION_BANK.length).toBeGreaterThanOrEqual(40);
});

it('no question stands twice, each is short, and each scale says what its ends mean', () => {
  expect(new Set(QUESTION_BANK.map(({ text }) => text)).size).toBe(QUESTION_BANK.length);
  for (const { text, scale } of QUESTION_BANK) {
    expect(text.length).toBeLessThan(120);
    if (scale === '0-10') expect(text).toMatch(/0 — .+, 10 — .+\.$/);
    else if (scale === '1-5') expect(text).toMatch(/1 — .+, 5 — .+\.$/);
    else expect(text).toMatch(/\?$/);
  }
});

it('each scale states its direction and has a name for columns; words have neither', () => {
  for (const { text, scale, direction, short } of QUESTION_BANK) {
    expect([text, direction !== null, short !== null]).toEqual([text, scale !== null, scale !== null]);
    expect((short ?? '').length).toBeLessThanOrEqual(28);
  }
  expect(QUESTION_BANK.filter(({ direction }) => direction === 'lower_is_better').map(({ text }) => text)).toEqual([
    'Какой была нагрузка на этой неделе? 0 — совсем лёгкая, 10 — непосильная.',
  ]);
});
