import { describe, expect, it } from 'vitest';
import { meanOfCounts } from '#shared/rules/statistics/mean.ts';
import { trendOf } from '#shared/rules/statistics/trend.ts';
import { answersOf, takesPart } from './answers.ts';
import { addDays } from './days.ts';
import { createPeople, worksOn } from './people.ts';
import { loadOf, moodOf, weekOf } from './story.ts';
import { LANGUAGES } from '#shared/rules/languages.ts';
import { textsOf } from './texts.ts';

describe.each(['2026-11-21', '2027-01-15', '2027-03-08', '2027-07-01'])('the story told on %s', (day) => {
  const today = new Date(`${day}T09:00:00Z`);
  const on = (department: 'sales' | 'finance', daysAgo: number) => weekOf(department, addDays(today, -daysAgo), today);

  it('has sales under load since a summer, and relieved some weeks after a measure', () => {
    expect(on('sales', 45).overload).toBeGreaterThan(0.9);
    expect(on('sales', 3).overload).toBe(0);
    expect(on('sales', 3).relief).toBe(1);
    const before = { ...on('sales', 45), yearEnd: 0 };
    const after = { ...on('sales', 3), yearEnd: 0 };
    expect(moodOf(after) - moodOf(before)).toBeGreaterThan(3);
    expect(loadOf(after)).toBeLessThan(loadOf(before));
  });

  it('spares departments that have nothing to do with sales', () => {
    expect(on('finance', 45).overload).toBe(0);
  });
});

describe('the weekly pulse of half a year', () => {
  const texts = textsOf('ru');
  const WEEKS = 23;
  /** How the mean of a question, by its index, goes from week to week. */
  function trendFor(question: number, today: Date) {
    const people = createPeople(40, today, texts);
    const points = Array.from({ length: WEEKS }, (_, index) => {
      const date = addDays(today, -7 * (WEEKS - index));
      const answers = answersOf('pulse', date, today, texts);
      const took = people.filter(
        (one) => worksOn(one, date) && takesPart(weekOf(one.department, date, today), answers.random),
      );
      const counts = Array.from({ length: 11 }, () => 0);
      for (const person of took) counts[Number(answers.of(person)[question])]! += 1;
      return { at: index, estimate: meanOfCounts(counts)! };
    });
    const trend = trendOf(points);
    if (trend.kind === 'few') throw new Error(`${WEEKS} weeks are enough for a trend`);
    return trend;
  }

  it.each(['2026-11-22', '2026-12-08', '2026-12-20', '2027-03-08', '2027-07-01'])(
    'shows on %s that people feel better since the measure, more than chance',
    (day) => {
      const trend = trendFor(0, new Date(`${day}T09:00:00Z`));
      expect(trend).toMatchObject({ random: false });
      expect(trend.slope).toBeGreaterThan(0);
    },
  );

  it('shows that there is less to do', () => {
    const trend = trendFor(1, new Date('2026-11-22T09:00:00Z'));
    expect(trend).toMatchObject({ random: false });
    expect(trend.slope).toBeLessThan(0);
  });
});

describe('the end of a year', () => {
  it('is worse than the spring for everybody', () => {
    const today = new Date('2027-03-08T09:00:00Z');
    const december = weekOf('finance', new Date('2026-12-20T09:00:00Z'), today);
    const april = weekOf('finance', new Date('2026-04-20T09:00:00Z'), today);
    expect(moodOf(december)).toBeLessThan(moodOf(april) - 1);
    expect(loadOf(december)).toBeGreaterThan(loadOf(april) + 1);
  });
});

describe('what people write', () => {
  it.each(LANGUAGES)(
    'is at least a hundred and fifty different comments in %s, short ones and long ones',
    (language) => {
      const { helped, hindered, enps } = textsOf(language);
      const all = [
        ...Object.values(helped).flat(),
        ...Object.values(hindered).flat(),
        ...Object.values(enps.reasons).flat(),
        ...enps.changes,
      ];
      expect(new Set(all).size).toBe(all.length);
      expect(all.length).toBeGreaterThanOrEqual(150);
      expect(all.filter((text) => text.length < 20).length).toBeGreaterThan(10);
      expect(all.filter((text) => text.length > 70).length).toBeGreaterThan(15);
    },
  );
});
