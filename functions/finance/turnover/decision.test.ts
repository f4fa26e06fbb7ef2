import { describe, expect, it } from 'vitest';
import type { Employment, Observed } from './data.ts';
import { decisionOf, type PricedMeasure } from './decision.ts';
import { lookAhead, type Outlook } from './outlook/outlook.ts';

const person = (department: string | null, annualPay: number | null, leftOn: string | null = null): Employment => ({
  ...{ department, annualPay, leftOn, leaving: null },
  ...{ hiredOn: '2023-01-01', seenFrom: '2023-01-01' },
});
const many = (count: number, ...of: Parameters<typeof person>) => Array.from({ length: count }, () => person(...of));

/** Ten in the warehouse at 1,000,000 a year, five in sales at 2,000,000; three of one office, of whom nothing is known. */
const company: Observed = {
  employments: [
    ...many(10, 'Склад', 1_000_000),
    ...many(5, 'Продажи', 2_000_000),
    ...many(3, 'Офис', null),
    // Gone: their pay is nobody's any more.
    ...many(6, 'Склад', 9_000_000, '2025-06-01'),
  ],
  ...{ since: '2023-01-01', until: '2026-06-30' },
  unclear: { withoutHiring: 0, disappeared: 0, contradictory: 0, unknown: 0 },
};
const measure = (given: Partial<PricedMeasure> = {}): PricedMeasure => ({
  ...{ id: 'm', title: 'Наставники', department: null, roubles: 100_000 },
  ...given,
});
const decide = (observed: Observed = company, measures: readonly PricedMeasure[] = []) =>
  decisionOf(observed, lookAhead(observed, null), { share: 0.2, measures })!;

describe('what the outlook comes to in roubles', () => {
  it('is both of its ends × what replacing one costs on average of those who are there and paid', () => {
    const outlook = lookAhead(company, null) as Exclude<Outlook, { status: 'silent' }>;
    const { each, cost, share } = decide();
    // 20 % of (10 × 1,000,000 + 5 × 2,000,000) ÷ 15.
    expect(each).toBe(266_666.67);
    expect(share).toBe(0.2);
    expect(cost!.low).toBeCloseTo(outlook.low * 266_666.67, 2);
    expect(cost!.high).toBeCloseTo(outlook.high * 266_666.67, 2);
    expect(cost!.expected).toBeCloseTo(outlook.expected * 266_666.67, 1);
  });

  it('is of each team by its own pay, in the order of the outlook, and of nobody alone: a small team takes the smallest of the others along', () => {
    const outlook = lookAhead(company, null) as Exclude<Outlook, { status: 'silent' }>;
    expect(outlook.teams.map(({ team, people }) => [team, people])).toEqual([
      ['Склад', 10],
      [null, 8],
    ]);
    const { teams } = decide();
    // 20 % of 1,000,000; of the five whose pay is known, 20 % of 2,000,000.
    expect(teams.map(({ each }) => each)).toEqual([200_000, 400_000]);
    expect(teams.map(({ cost }) => cost!.high)).toEqual(
      outlook.teams.map(({ high }, place) => high * [200_000, 400_000][place]!),
    );
  });

  it('is silent where the outlook is, and tells no roubles where nobody is paid', () => {
    const stayed = { ...company, employments: company.employments.filter(({ leftOn }) => leftOn === null) };
    expect(decisionOf(stayed, lookAhead(stayed, null), { share: 0.2, measures: [] })).toBeNull();
    const unpaid = { ...company, employments: company.employments.map((one) => ({ ...one, annualPay: null })) };
    expect(decide(unpaid)).toMatchObject({ each: null, cost: null, raisePercent: null });
  });

  it('says what one percent more pay costs in the half-year of the outlook', () => {
    // 1 % of 20,000,000 a year for six months.
    expect(decide().raisePercent).toBe(100_000);
  });
});

describe('measures with a price', () => {
  it('are the five newest that cost something, each beside the team it is for', () => {
    const all = [
      measure({ id: 'free', roubles: 0 }),
      measure({ id: 'team', department: ' склад ' }),
      measure({ id: 'small', department: 'Офис' }),
      ...['a', 'b', 'c', 'd'].map((id) => measure({ id })),
    ];
    expect(decide(company, all).measures.map(({ id, team }) => [id, team])).toEqual([
      ['team', 0],
      // Three people are no team: nothing is compared with them, least of all the company.
      ['small', null],
      ['a', null],
      ['b', null],
      ['c', null],
    ]);
  });
});
