import { expect, it } from 'vitest';
import { archiveSize } from './archive-size.ts';

it.each([
  [1, '1 КБ'],
  [245_760, '240 КБ'],
  [3_565_158, '3,4 МБ'],
  [52_428_800, '50 МБ'],
])('%d bytes are «%s»', (bytes, words) => {
  expect(archiveSize(bytes).replaceAll('\u00A0', ' ')).toBe(words);
});
