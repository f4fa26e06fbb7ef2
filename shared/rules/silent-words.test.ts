import { expect, it } from 'vitest';
import { enpsEstimate } from './enps.ts';
import { signed } from './signed.ts';
import { silentBriefly, silentStepWords, silentWords } from './silent-words.ts';
import { meanOfCounts } from './statistics/mean.ts';
import { shareOf } from './statistics/share.ts';

const GROUPS = { promoters: 12, passives: 9, detractors: 7 };

it('says how far a figure of all may lie, and what is supposed of those who kept silent', () => {
  const estimate = enpsEstimate(GROUPS, { asked: 40 })!;
  expect(silentWords('enps', estimate, 40)).toBe(
    'Здесь нет оценок 12 из 40: если критики отвечают до полутора раз реже или чаще остальных, eNPS всех — вероятно от −16 до +51.',
  );
  expect(silentBriefly(estimate.silent, signed)).toBe(', с поправкой на промолчавших от −16 до +51');
  expect(silentWords('mean', meanOfCounts([0, 2, 4, 6, 9, 7], { asked: 40, values: [1, 2, 3, 4, 5] })!, 40)).toBe(
    'Здесь нет оценок 12 из 40: если те, кто ставит мало, отвечают до полутора раз реже или чаще остальных, среднее всех — вероятно от 3,0 до 4,0.',
  );
  expect(silentWords('share', shareOf(12, 20, { asked: 40 })!, 40)).toBe(
    'Здесь нет ответов 20 из 40: если те, кто так ответил, отвечают до полутора раз реже или чаще остальных, доля всех — вероятно от 32 % до 86 %.'.replaceAll(
      ' %',
      '\u00a0%',
    ),
  );
});

it('says nothing of them where four of five have answered, or nobody knows of how many', () => {
  for (const asked of [35, null]) {
    const estimate = enpsEstimate(GROUPS, { asked })!;
    expect([silentWords('enps', estimate, asked), silentBriefly(estimate.silent, signed)]).toEqual([null, '']);
  }
  expect(silentStepWords('enps', null, { among: 'запусков', shown: signed })).toBeNull();
});

it('says of a difference what it would be, were they others in one run alone', () => {
  expect(silentStepWords('enps', { low: -40, high: 3 }, { among: 'запусков', shown: signed })).toBe(
    'Ответили не все: если в одном из двух запусков критики отвечали до полутора раз реже или чаще остальных, разница — вероятно от −40 до +3.',
  );
});
