import { describe, expect, it } from 'vitest';
import { avoidedNote } from './ledger-note.ts';

const note = (...args: Parameters<typeof avoidedNote>) => avoidedNote(...args).replaceAll(/\s/g, ' ');

describe('what the saving of the ledger is made of', () => {
  it('names the two counts whose difference is multiplied', () => {
    expect(note({ left: 4, expected: 6 }, 4, '340 000 ₽')).toBe(
      'ушли 4, с прошлогодней частотой ушло бы 6 · замена 340 000 ₽',
    );
    expect(note({ left: 1, expected: 4.365 }, 1, '273 тыс. ₽')).toBe(
      'ушёл 1, с прошлогодней частотой ушло бы 4,4 · замена 273 тыс. ₽',
    );
  });

  it('says that dismissals are not among them, where there were any', () => {
    expect(note({ left: 2, expected: 4.365 }, 3, '273 тыс. ₽')).toMatch(/^сами ушли 2, /);
  });
});
