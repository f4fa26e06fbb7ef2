import { turnoverWords } from '#text/finance/turnover-words.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { sum } from '#shared/rules/sum.ts';
import { teamKey } from '#shared/rules/team-key.ts';
import { addDays, daysBetween } from '#shared/rules/working-days.ts';
import type { Employment, Observed } from '../data.ts';
import { leaversOf, presentOn } from '../exposure.ts';
import { HIGH_LOAD } from './coefficients.ts';
import { chanceToLeave, expectedOf, exposureOf, hazardsOf } from './hazards.ts';
import { logLikelihood, predictCount } from './predict-count.ts';
import { teamsOf } from './teams.ts';
import { whyOf } from './why.ts';

/** One more with every change of what the outlook says of the same data: its record begins anew. */
export const OUTLOOK_METHOD = 1;
export const HORIZON_MONTHS = 6;
export const HORIZON_DAYS = 183;
/** Older leavings say little of today's company. */
const LOOKED_AT_DAYS = 3 * 365 + 1;
/** Without every season once, a half-year ahead is a guess. */
const OBSERVED_FROM_DAYS = 365;
/**
 * With five leavers the rate is known to a factor of seven (exact interval 1.6–11.7), with four to one of ten: an outlook
 * would say «from none to many».
 */
export const LEAVERS_FROM = 5;
const HALF_AN_EVENT = 0.5;
/**
 * How alike the teams of a company may be, as the shape of a gamma variable: of 4, a team leaves half as often as the
 * mean or half as often again; of infinity, all alike. All are weighed by how well they explain what each team has had.
 */
const ALIKENESS = [2, 4, 8, 16, 32, 64, Infinity];

/** How many of a team are likely to leave. */
export interface TeamOutlook {
  readonly team: string | null;
  readonly people: number;
  readonly expected: number;
  readonly low: number;
  readonly high: number;
  /** In words, for people; nobody is named. */
  readonly why: string[];
}

export type Outlook =
  | { readonly status: 'silent'; readonly reason: string }
  | {
      readonly status: 'published' | 'calibrated';
      readonly leavers: number;
      readonly expected: number;
      readonly low: number;
      readonly high: number;
      readonly own: readonly number[] | null;
      /** Whether the load of any team was known. */
      readonly load: boolean;
      readonly teams: TeamOutlook[];
    };

/**
 * How many of those who are there now are likely to leave within six months, of all and by team. `highLoad` holds the
 * keys of teams under high load; null where no load is known. Load moves the outlook between teams and adds nothing to
 * the company's: its level is set by its own leavers, who had their load, too.
 */
export function lookAhead(observed: Observed, highLoad: ReadonlySet<string> | null): Outlook {
  const { employments, until, since } = observed;
  const lookedAt = addDays(until, 1 - LOOKED_AT_DAYS);
  const window = { from: lookedAt > since ? lookedAt : since, to: until };
  const present = presentOn(employments, until);
  const reason = whySilent(observed, leaversOf(employments, window).length, present.length);
  if (reason !== null) return { status: 'silent', reason };

  const hazards = hazardsOf(exposureOf(employments, window));
  const chances = (people: readonly Employment[]) =>
    sum(people.map(({ hiredOn }) => chanceToLeave(hiredOn, until, HORIZON_DAYS, hazards)));
  const expected = chances(present);
  // Of the level of the company so much is known as its leavers tell.
  const uncertain = 1 / (hazards.leavers + HALF_AN_EVENT);
  const all = predictCount(expected, expected ** 2 * uncertain);

  const teams = teamsOf(employments, present).map((team) => {
    const exposure = exposureOf(team.all, window);
    const seen = { left: sum(exposure.left), expected: expectedOf(exposure, hazards) };
    const loaded = team.name !== null && (highLoad?.has(teamKey(team.name)) ?? false);
    return { ...team, ahead: chances(team.present), seen, loaded };
  });
  const alike = weighAlikeness(teams.map(({ seen }) => seen));
  const told = teams.map((team) => ({ ...team, factor: factorOf(team.seen, alike) }));
  const raw = told.map(({ ahead, factor, loaded }) => ahead * factor.mean * (loaded ? HIGH_LOAD : 1));
  const level = expected / sum(raw);
  return {
    status: hazards.calibrated ? 'calibrated' : 'published',
    leavers: hazards.leavers,
    own: hazards.own,
    load: highLoad !== null && teams.some(({ name }) => name !== null),
    ...atMost({ expected, ...all }, present.length),
    teams: told.map((team, place): TeamOutlook => {
      const mean = raw[place]! * level;
      const { mean: factor, variance } = team.factor;
      const interval = predictCount(mean, mean ** 2 * (variance / factor ** 2 + uncertain));
      const people = team.present.length;
      const perHead = team.ahead / people / (expected / present.length);
      const why = whyOf({ ...team, people, perHead, factor, until });
      return { team: team.name, people, ...atMost({ expected: mean, ...interval }, people), why };
    }),
  };
}

/** Nobody leaves twice. */
function atMost(told: { expected: number; low: number; high: number }, people: number) {
  return {
    expected: Math.min(told.expected, people),
    low: Math.min(told.low, people),
    high: Math.min(told.high, people),
  };
}

function whySilent({ since, until }: Observed, leavers: number, people: number): string | null {
  const days = daysBetween(since, until) + 1;
  if (days < OBSERVED_FROM_DAYS) {
    const months = Math.floor(days / 30.4);
    return turnoverWords.silent.shortData(months);
  }
  if (people < SMALLEST_GROUP) return turnoverWords.silent.fewPeople;
  if (leavers >= LEAVERS_FROM) return null;
  return turnoverWords.silent.fewLeavers(leavers, LEAVERS_FROM);
}

interface Seen {
  readonly left: number;
  readonly expected: number;
}

/** How well each degree of alikeness explains what the teams have had, as weights that add up to 1. */
function weighAlikeness(teams: readonly Seen[]): number[] {
  const logs = ALIKENESS.map((shape) => sum(teams.map(({ left, expected }) => logLikelihood(left, expected, shape))));
  const best = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - best));
  return weights.map((weight) => weight / sum(weights));
}

/**
 * How many times as often as its tenure says people leave a team: what it has had, drawn towards 1 by as much as teams
 * are alike (Gamma-Poisson shrinkage), with its variance.
 */
function factorOf({ left, expected }: Seen, weights: readonly number[]): { mean: number; variance: number } {
  const each = ALIKENESS.map((shape) =>
    shape === Infinity
      ? { mean: 1, variance: 0 }
      : { mean: (shape + left) / (shape + expected), variance: (shape + left) / (shape + expected) ** 2 },
  );
  const mean = sum(each.map((one, place) => one.mean * weights[place]!));
  const square = sum(each.map((one, place) => (one.variance + one.mean ** 2) * weights[place]!));
  return { mean, variance: square - mean ** 2 };
}
