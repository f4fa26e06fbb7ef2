import { expect, it } from 'vitest';
import { ANSWER_LIMIT_MAX } from '#shared/models/run.ts';
import { runsText } from '#text/asking/runs.ts';

/** Every text that is not made from something else. */
function plainTexts(of: object): string[] {
  return Object.values(of).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? plainTexts(value) : [];
  });
}

it('holds the digits of a number together', () => {
  expect(plainTexts(runsText).filter((text) => /\d \d/.test(text))).toEqual([]);
  expect(runsText.limit.invalid(ANSWER_LIMIT_MAX)).toBe('Нужно целое число от 1 до 100\u00a0000');
});
