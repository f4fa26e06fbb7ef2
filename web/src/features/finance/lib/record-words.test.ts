import { describe, expect, it } from 'vitest';
import type { TrackRecord } from '#shared/models/finance/predictions.ts';
import { pastWords, recordWords } from './record-words.ts';

const record = (given: Partial<TrackRecord>): TrackRecord => ({
  ...{ checked: 0, held: 0, share: null, verdict: 'nothing_yet', promised: 0.95, next_on: null, predictions: [] },
  ...given,
});
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('how predictions have done, in words', () => {
  it('says that nothing can be compared yet, and from which day on', () => {
    expect(plain(recordWords(record({ next_on: '2027-03-01' })))).toBe(
      'Показанное здесь ещё не с чем сравнить: первый срок — 1 марта 2027, сравним, когда в данных будет этот день.',
    );
    expect(plain(recordWords(record({})))).toBe('Показанное здесь ещё не с чем сравнить.');
  });

  it('praises nothing of three that held', () => {
    expect(plain(recordWords(record({ checked: 3, held: 3, verdict: 'too_few' })))).toBe(
      'Из 3 прогнозов сбылись 3. Судить рано: для этого нужно 5 сроков, которые не пересекаются.',
    );
    expect(plain(recordWords(record({ checked: 1, held: 0, verdict: 'too_few' })))).toMatch(
      /^Прогноз пока один: не сбылся\. Судить рано/,
    );
  });

  it('holds the count against the promise, with what so few can tell', () => {
    const share = { low: 0.615, high: 0.998 };
    expect(plain(recordWords(record({ checked: 12, held: 11, share, verdict: 'as_promised' })))).toBe(
      'Из 12 прогнозов сбылись 11 при обещанных 19 из 20. Обещанию это не противоречит; видно лишь, что сбывается от 62 до 100 % таких прогнозов.',
    );
  });

  it('says plainly where it fell short', () => {
    const share = { low: 0.04, high: 0.78 };
    expect(plain(recordWords(record({ checked: 6, held: 2, share, verdict: 'less_often' })))).toBe(
      'Из 6 прогнозов сбылись 2 — реже обещанных 19 из 20. Настоящий разброс больше, чем говорит интервал: берите его с запасом.',
    );
  });

  it('says of the past that it was not said', () => {
    expect(plain(pastWords(record({ checked: 3, held: 2, verdict: 'too_few' })))).toBe(
      'Такой прогноз за 3 прошлых полугодия сбылся бы 2 раза. Судить рано: для этого нужно 5 сроков, которые не пересекаются.',
    );
    expect(plain(pastWords(record({ checked: 1, held: 0, verdict: 'too_few' })))).toMatch(
      /^Такой прогноз за прошлое полугодие не сбылся бы\./,
    );
  });
});
