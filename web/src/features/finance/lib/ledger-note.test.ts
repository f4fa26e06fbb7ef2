import { describe, expect, it } from 'vitest';
import { avoidedNote } from './ledger-note.ts';

const note = (...args: Parameters<typeof avoidedNote>) => avoidedNote(...args).replaceAll(/\s/g, ' ');

describe('what the saving of the ledger is made of', () => {
  it('names the two counts whose difference is multiplied', () => {
    expect(note({ left: 4, expected: 6 }, null, '340 000 ₽')).toBe(
      'сами ушли 4, с прежней частотой ушло бы 6 · замена 340 000 ₽',
    );
    expect(note({ left: 1, expected: 4.365 }, null, '273 тыс. ₽')).toBe(
      'сам ушёл 1, с прежней частотой ушло бы 4,4 · замена 273 тыс. ₽',
    );
  });

  it('says since when it counts', () => {
    expect(note({ left: 2, expected: 4.365 }, '2025-12-28', '273 тыс. ₽')).toMatch(
      /^с 28 декабря 2025(?: г\.)? сами ушли 2, /,
    );
  });
});
