import { expect, it } from 'vitest';
import { shorten } from './shorten.ts';

it('cuts a long text at a word, and a word where there is nothing else', () => {
  expect(shorten('Что мешало?')).toBe('Что мешало?');
  expect(shorten('Что на этой неделе мешало работать?', 20)).toBe('Что на этой неделе…');
  expect(shorten('ы'.repeat(30), 20)).toBe(`${'ы'.repeat(20)}…`);
});
