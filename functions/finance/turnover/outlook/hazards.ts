import { sum } from '#shared/rules/sum.ts';
import { addDays, daysBetween } from '#shared/rules/working-days.ts';
import type { Employment } from '../data.ts';
import { daysWithin, type Window } from '../exposure.ts';
import { TENURE_BRACKETS } from './coefficients.ts';

const DAYS_OF_YEAR = 365.25;
/**
 * From so many leavers on the coefficients are the company's own as far as they differ. With thirty, a bracket has seven
 * or eight, whose own rate is known to a factor of two: about as far as the published coefficients of two ages of
 * beginning a job lie apart. With fewer, the company would learn its own noise.
 */
export const CALIBRATED_FROM = 30;
/** A published coefficient is believed as much as so many leavers of one's own in its bracket. */
const PRIOR_LEAVERS = 10;
/** Jeffreys' half an event: it makes a prediction of counts hold for few. */
const HALF_AN_EVENT = 0.5;

/** Years people were there and seen, and how many left, by bracket of tenure; the last place is of unknown tenure. */
export interface Exposure {
  readonly years: readonly number[];
  readonly left: readonly number[];
}

/** How often people leave this company. */
export interface Hazards {
  readonly calibrated: boolean;
  readonly leavers: number;
  /** Leavings per person and year, by bracket; the last place is of unknown tenure. */
  readonly perYear: readonly number[];
  /** The company's own coefficients, where there are enough leavers to tell. */
  readonly own: readonly number[] | null;
}

const UNKNOWN = TENURE_BRACKETS.length;

/** What was seen of these people within a window. */
export function exposureOf(employments: readonly Employment[], window: Window): Exposure {
  const years = Array.from({ length: UNKNOWN + 1 }, () => 0);
  const left = Array.from({ length: UNKNOWN + 1 }, () => 0);
  for (const one of employments) {
    for (const [place, within] of withinBrackets(one.hiredOn, window).entries()) {
      if (!within) continue;
      years[place]! += daysWithin(one, within) / DAYS_OF_YEAR;
      if (one.leftOn !== null && one.leftOn >= within.from && one.leftOn <= within.to) left[place]!++;
    }
  }
  return { years, left };
}

/** The part of a window that lies in each bracket of somebody's tenure. */
function withinBrackets(hiredOn: string | null, window: Window): (Window | null)[] {
  if (hiredOn === null) return [...TENURE_BRACKETS.map(() => null), window];
  return TENURE_BRACKETS.map(({ from, to }) => {
    const begin = addDays(hiredOn, Math.round(from * DAYS_OF_YEAR));
    const end = to === Infinity ? window.to : addDays(hiredOn, Math.round(to * DAYS_OF_YEAR) - 1);
    const part = { from: begin > window.from ? begin : window.from, to: end < window.to ? end : window.to };
    return part.from <= part.to ? part : null;
  });
}

/**
 * The company's own level × the coefficients of tenure. The level is always its own: as many leavers as it had. Its
 * coefficients are the published ones, and with enough leavers drawn towards its own (gamma prior, Poisson counts: the
 * mean of what was published, weighing ten leavers, and of what was seen).
 */
export function hazardsOf({ years, left }: Exposure): Hazards {
  const leavers = sum(left);
  const published = TENURE_BRACKETS.map((bracket) => bracket.published);
  const calibrated = leavers >= CALIBRATED_FROM;
  let coefficients = published;
  if (calibrated) {
    const known = TENURE_BRACKETS.map((_, place) => left[place]!);
    const level = sum(known) / sum(published.map((one, place) => one * years[place]!));
    coefficients = published.map((one, place) => {
      const expected = level * one * years[place]!;
      return (one * (PRIOR_LEAVERS + known[place]!)) / (PRIOR_LEAVERS + expected);
    });
  }
  const weighted = sum(coefficients.map((one, place) => one * years[place]!));
  const known = sum(years.slice(0, UNKNOWN));
  // Whose tenure is not known leaves as often as all on average.
  const all = [...coefficients, known > 0 ? weighted / known : 1];
  const level = (leavers + HALF_AN_EVENT) / sum(all.map((one, place) => one * years[place]!));
  const reference = coefficients[published.indexOf(1)]!;
  return {
    calibrated,
    leavers,
    perYear: all.map((one) => one * level),
    own: calibrated ? coefficients.map((one) => one / reference) : null,
  };
}

/** How many leavers were to be expected of what was seen. */
export function expectedOf({ years }: Exposure, { perYear }: Hazards): number {
  return sum(years.map((one, place) => one * perYear[place]!));
}

/** How likely somebody who is there on a day leaves within so many days. */
export function chanceToLeave(hiredOn: string | null, day: string, days: number, { perYear }: Hazards): number {
  const ahead = { from: addDays(day, 1), to: addDays(day, days) };
  const hazard = sum(
    withinBrackets(hiredOn, ahead).map((part, place) =>
      part ? (perYear[place]! * (daysBetween(part.from, part.to) + 1)) / DAYS_OF_YEAR : 0,
    ),
  );
  return 1 - Math.exp(-hazard);
}
