import { roundToKopecks, sumOfMoney } from '#shared/rules/finance/money.ts';
import { teamKey } from '#shared/rules/team-key.ts';
import type { Employment, Observed } from './data.ts';
import { presentOn } from './exposure.ts';
import { HORIZON_MONTHS, type Outlook } from './outlook/outlook.ts';
import { teamsOf } from './outlook/teams.ts';
import { meanReplacement } from './replacement.ts';

const MONTHS_OF_YEAR = 12;
const PERCENT = 0.01;
/** So many measures fit into one look; the newest say most. */
const MEASURES_SHOWN = 5;

/** Something the company pays for so that people stay. */
export interface PricedMeasure {
  readonly id: string;
  readonly title: string;
  readonly department: string | null;
  readonly roubles: number;
}

/** What is told of the price of leaving. */
export interface DecisionOptions {
  /** The share of annual pay that replacing somebody costs. */
  readonly share: number;
  /** The newest first. */
  readonly measures: readonly PricedMeasure[];
}

/** How many are expected to leave, and what replacing them would cost in roubles at each end. */
interface Replacing {
  /** What replacing one costs on average; null where nobody's pay is known. */
  readonly each: number | null;
  readonly cost: { readonly expected: number; readonly low: number; readonly high: number } | null;
}

/** What the outlook comes to in roubles, by team, and what measures would have to bring. */
export interface DecisionFigures extends Replacing {
  readonly share: number;
  /** In the order of the outlook's teams. */
  readonly teams: readonly Replacing[];
  /** What one percent more pay for everybody costs until the outlook's end, without taxes; null where nobody's pay is known. */
  readonly raisePercent: number | null;
  /**
   * The newest; `team` is the place of the outlook's team that a measure is for: null for the whole company, and for a
   * department that is none of them, with which nothing is compared.
   */
  readonly measures: readonly (PricedMeasure & { readonly team: number | null })[];
}

/**
 * What the company would have to pay for replacing at each end of the outlook, by the mean pay of those who are there:
 * who leaves is not known, so nobody's own pay is taken. Null where the outlook is silent.
 */
export function decisionOf(
  { employments, until }: Observed,
  outlook: Outlook,
  { share, measures }: DecisionOptions,
): DecisionFigures | null {
  if (outlook.status === 'silent') return null;
  const present = presentOn(employments, until);
  const teams = teamsOf(employments, present);
  const places = new Map(teams.flatMap(({ name }, place) => (name === null ? [] : [[teamKey(name), place] as const])));
  return {
    share,
    ...replacingOf(present, outlook, share),
    teams: outlook.teams.map((team, place) => replacingOf(teams[place]!.present, team, share)),
    raisePercent: onePercent(present),
    measures: measures
      .filter(({ roubles }) => roubles > 0)
      .slice(0, MEASURES_SHOWN)
      .map((one) => ({ ...one, team: one.department === null ? null : (places.get(teamKey(one.department)) ?? null) })),
  };
}

interface Interval {
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

function replacingOf(people: readonly Employment[], { expected, low, high }: Interval, share: number): Replacing {
  const each = meanReplacement(people, share);
  const of = (count: number) => roundToKopecks(count * (each ?? 0));
  return { each, cost: each === null ? null : { expected: of(expected), low: of(low), high: of(high) } };
}

function onePercent(people: readonly Employment[]): number | null {
  const pays = people.map(({ annualPay }) => annualPay ?? 0);
  const all = sumOfMoney(pays);
  return all === 0 ? null : roundToKopecks((PERCENT * all * HORIZON_MONTHS) / MONTHS_OF_YEAR);
}
