import { describe, expect, it } from 'vitest';
import { seededRandom } from '#shared/rules/statistics/seeded-random.ts';
import { syntheticCompany, type Simulated } from '#tests/support/synthetic-company.ts';
import type { Employment } from '../data.ts';
import { TENURE_BRACKETS } from './coefficients.ts';
import { CALIBRATED_FROM } from './hazards.ts';
import { LEAVERS_FROM, lookAhead, type Outlook } from './outlook.ts';
import { predictCount } from './predict-count.ts';

const PUBLISHED = TENURE_BRACKETS.map(({ published }) => published);

function spoken(outlook: Outlook) {
  if (outlook.status === 'silent') throw new Error(outlook.reason);
  return outlook;
}

describe('the published coefficients', () => {
  it('follow from the printed table of how many jobs have ended after 1, 2, 5 and 10 years', () => {
    // Rates a year: −ln 0.748 = 0.2904; −ln(0.600/0.748) = 0.2205; −ln(0.395/0.600)/3 = 0.1394; −ln(0.244/0.395)/5 = 0.0964.
    expect(PUBLISHED.map((one) => Math.round(one * 100) / 100)).toEqual([2.08, 1.58, 1, 0.69]);
  });
});

describe('the interval of a count to come', () => {
  it('is Poisson’s where the expectation is known', () => {
    // Of Poisson(4): P(0) = 0.0183, P(≤1) = 0.0916; P(≤7) = 0.9489, P(≤8) = 0.9786.
    expect(predictCount(4, 0)).toEqual({ low: 1, high: 8 });
    expect(predictCount(0, 0)).toEqual({ low: 0, high: 0 });
  });

  it('is wider where the expectation is itself uncertain', () => {
    // Negative binomial of mean 4 and size 4 (variance 8): P(0) = 0.0625; P(≤10) = 0.9713, P(≤11) = 0.9824.
    expect(predictCount(4, 4)).toEqual({ low: 0, high: 11 });
  });

  it('holds for thousands', () => {
    // ±1.96 × √(2000 + 100²) around 2 000.
    const { low, high } = predictCount(2000, 10_000);
    expect(low).toBeGreaterThan(1780);
    expect(low).toBeLessThan(1800);
    expect(high).toBeGreaterThan(2205);
    expect(high).toBeLessThan(2230);
  });
});

describe('the outlook of a company', () => {
  const of = (observed: Simulated) => lookAhead(observed, null);
  const company = (seed: number, more: Partial<Parameters<typeof syntheticCompany>[0]> = {}) =>
    syntheticCompany({
      random: seededRandom(seed),
      people: 60,
      years: 3,
      level: 0.15,
      coefficients: PUBLISHED,
      ...more,
    });

  it('is silent, with its reason, where a year was not seen or hardly anybody left', () => {
    expect(of(company(1, { years: 0.5, level: 1 }))).toMatchObject({
      status: 'silent',
      reason: expect.stringContaining('Прогнозу нужен хотя бы год данных') as string,
    });
    expect(of(company(2, { level: 0.0001 }))).toMatchObject({
      status: 'silent',
      reason: expect.stringContaining('не\u00A0было ни\u00A0одного ухода') as string,
    });
    // As soon as five have left it speaks.
    const few = company(3, { people: 30, years: 2 });
    const leavers = few.employments.filter(({ leftOn }) => leftOn !== null);
    expect(leavers.length).toBeGreaterThan(LEAVERS_FROM);
    const keep = (count: number) => ({
      ...few,
      employments: few.employments.filter((one) => one.leftOn === null || leavers.indexOf(one) < count),
    });
    expect(of(keep(LEAVERS_FROM - 1)).status).toBe('silent');
    expect(of(keep(LEAVERS_FROM)).status).toBe('published');
  });

  it('has an interval that holds in about 95 of 100 companies, all people and each team', () => {
    const random = seededRandom(5);
    const seen = { all: 0, covered: 0, teams: 0, teamsCovered: 0 };
    for (let one = 0; one < 250; one++) {
      const teams = [0.6, 0.8, 1, 1.2, 1.6];
      const simulated = syntheticCompany({ random, people: 60, years: 3, level: 0.15, coefficients: PUBLISHED, teams });
      const outlook = lookAhead(simulated, null);
      if (outlook.status === 'silent') continue;
      const within = ({ low, high }: { low: number; high: number }, left: number) => low <= left && left <= high;
      seen.all++;
      if (within(outlook, simulated.next.length)) seen.covered++;
      for (const team of outlook.teams.filter(({ team: name }) => name !== null)) {
        seen.teams++;
        const left = simulated.next.filter(({ department }) => department === team.team).length;
        if (within(team, left)) seen.teamsCovered++;
      }
    }
    expect(seen.all).toBeGreaterThan(240);
    expect(seen.covered / seen.all).toBeGreaterThan(0.93);
    // Whole people make a discrete interval hold a little more often.
    expect(seen.covered / seen.all).toBeLessThan(0.995);
    expect(seen.teams).toBeGreaterThan(1000);
    expect(seen.teamsCovered / seen.teams).toBeGreaterThan(0.93);
  });

  it('has an interval that holds where it rests on one year of leavers, and not because it is endless', () => {
    const random = seededRandom(17);
    const seen = { all: 0, covered: 0, width: 0, expected: 0 };
    for (let one = 0; one < 200; one++) {
      const simulated = syntheticCompany({ random, people: 110, years: 1, level: 0.15, coefficients: PUBLISHED });
      const outlook = lookAhead(simulated, null);
      if (outlook.status === 'silent') continue;
      seen.all++;
      seen.width += outlook.high - outlook.low;
      seen.expected += outlook.expected;
      if (outlook.low <= simulated.next.length && simulated.next.length <= outlook.high) seen.covered++;
    }
    expect(seen.all).toBeGreaterThan(190);
    expect(seen.covered / seen.all).toBeGreaterThan(0.94);
    expect(seen.width).toBeLessThan(2 * seen.expected);
  });

  it('keeps the published coefficients below thirty leavers, and finds its own with many', () => {
    const small = spoken(of(company(8, { people: 25 })));
    expect(small.leavers).toBeLessThan(CALIBRATED_FROM);
    expect(small).toMatchObject({ status: 'published', own: null });

    // Here newcomers stay and the old ones go.
    const planted = [0.5, 0.8, 1, 2];
    const large = spoken(of(company(9, { people: 3000, coefficients: planted })));
    expect(large.status).toBe('calibrated');
    for (const [place, own] of large.own!.entries()) {
      expect(own / planted[place]!).toBeGreaterThan(0.8);
      expect(own / planted[place]!).toBeLessThan(1.25);
    }
  });

  it('is nearer to what happens with its own coefficients where they differ, and hardly farther where they do not', () => {
    const error = (coefficients: readonly number[], level: number) => {
      const random = seededRandom(13);
      const sums = { own: 0, published: 0 };
      for (let one = 0; one < 60; one++) {
        // Teams of old hands and of newcomers: what differs by tenure differs by team.
        const simulated = syntheticCompany({ random, people: 150, years: 3, level, coefficients });
        const own = spoken(lookAhead(simulated, null));
        if (own.own === null) continue;
        for (const [place, coefficient] of own.own.entries()) {
          sums.own += Math.log(coefficient / coefficients[place]!) ** 2;
          sums.published += Math.log(PUBLISHED[place]! / coefficients[place]!) ** 2;
        }
      }
      return { own: Math.sqrt(sums.own / 240), published: Math.sqrt(sums.published / 240) };
    };
    const different = error([1, 1, 1, 1], 0.2);
    expect(different.own).toBeLessThan(different.published * 0.75);
    // Where the published ones are right, own ones are off by less than a quarter.
    expect(error(PUBLISHED, 0.2).own).toBeLessThan(0.25);
  });

  it('finds a team that people leave more often, drawn towards the others', () => {
    const teams = [1, 1, 1, 1, 4];
    const outlook = spoken(of(company(21, { people: 200, level: 0.1, teams })));
    const perHead = outlook.teams.map(({ team, expected, people }) => [team, expected / people] as const);
    const [name, worst] = perHead.toSorted(([, a], [, b]) => b - a)[0]!;
    expect(name).toBe('Отдел 5');
    const others = perHead.filter(([team]) => team !== 'Отдел 5').map(([, each]) => each);
    expect(worst).toBeGreaterThan(1.5 * Math.max(...others));
    expect(outlook.teams.find(({ team }) => team === name)!.why.join()).toMatch(/За.три года уш(?:ёл|ли)/);
  });

  it('adds up: the teams together are the company, with load and without', () => {
    const simulated = company(4, { teams: [1, 1, 1] });
    const without = spoken(lookAhead(simulated, null));
    const loaded = spoken(lookAhead(simulated, new Set(['отдел 2'])));
    for (const { expected, teams } of [without, loaded]) {
      expect(teams.reduce((sum, team) => sum + team.expected, 0)).toBeCloseTo(expected, 8);
    }
    expect(loaded.expected).toBe(without.expected);
    const second = ({ teams }: typeof without) => teams.find(({ team }) => team === 'Отдел 2')!;
    expect(second(loaded).expected).toBeGreaterThan(second(without).expected);
    expect(second(loaded).why.join()).toContain('Высокая нагрузка');
    expect(without.load).toBe(false);
  });

  it('tells of no team below five: small ones stand together, and never so that one could be subtracted', () => {
    const observed = company(6, { people: 40, level: 0.2 });
    const inTeams = (sizes: Record<string, number>) => {
      const names = Object.entries(sizes).flatMap(([name, size]) => Array.from({ length: size }, () => name));
      let next = 0;
      const employments = observed.employments.map((one) =>
        one.leftOn === null ? { ...one, department: names[next++] ?? 'Склад' } : { ...one, department: 'Склад' },
      );
      return spoken(lookAhead({ ...observed, employments }, null)).teams.map(
        ({ team, people }) => [team, people] as const,
      );
    };
    const all = observed.employments.filter(({ leftOn }) => leftOn === null).length;
    expect(inTeams({ Юристы: 3, Логистика: 4, Продажи: 6 })).toEqual([
      ['Склад', all - 13],
      ['Продажи', 6],
      [null, 7],
    ]);
    // Three alone would follow from the total: the smallest of the others goes with them.
    expect(inTeams({ Юристы: 3, Продажи: 6 })).toEqual([
      ['Склад', all - 9],
      [null, 9],
    ]);
    // One spelling for a team.
    expect(inTeams({ 'склад ': 6 })).toEqual([]);
    expect(inTeams({ Юристы: 2 })).toEqual([]);
  });

  it('knows nobody: all of the same team, tenure and history give the same figures in whatever order', () => {
    const observed = company(7, { teams: [1, 1] });
    const turned = { ...observed, employments: observed.employments.toReversed() as Employment[] };
    expect(spoken(of(turned)).teams.map(({ people }) => people)).toEqual(
      spoken(of(observed)).teams.map(({ people }) => people),
    );
    expect(spoken(of(turned)).expected).toBeCloseTo(spoken(of(observed)).expected, 8);
  });

  it('counts people without a day of hiring as the average', () => {
    const observed = company(10);
    const blind = { ...observed, employments: observed.employments.map((one) => ({ ...one, hiredOn: null })) };
    const [seeing, without] = [spoken(of(observed)), spoken(of(blind))];
    expect(without.expected / seeing.expected).toBeGreaterThan(0.8);
    expect(without.expected / seeing.expected).toBeLessThan(1.25);
  });
});
