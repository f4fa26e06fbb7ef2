import type { Run as StoredRun } from './run.ts';
import { isWithheld } from './withheld.ts';

/** How many people have answered a run, as far as it is told; `total` may be more than both parts together. */
export interface Answered {
  readonly members: number;
  /** By the public link or by a one-time code: nothing counts these apart. */
  readonly byLink: number;
  readonly total: number;
  /** At least so many: each number is rounded down, and the exact one is told when the run is closed, if ever. */
  readonly atLeast: boolean;
}

/** A run at a moment: who has answered it, how many of these answers are shown, and in what steps the rest is told. */
export interface Turnout {
  readonly members: number;
  readonly byLink: number;
  readonly shown: number;
  readonly step: number;
}

type Run = Pick<
  StoredRun,
  'published' | 'resultsVisibility' | 'isAnonymous' | 'allowAnonymousLink' | 'invited' | 'codes' | 'contacts' | 'kiosks'
>;

/**
 * What is told of who has answered, by everything that tells it. While answers wait to be shown together their number is
 * rounded down to steps, but never below what is shown already, which everybody can count; of a run that is never shown
 * it stays so.
 */
export function shownTurnout(run: Run, { members, byLink, shown, step }: Turnout): Answered {
  const total = members + byLink;
  const atLeast = isWithheld(run, total) || (run.resultsVisibility !== 'live' && run.published);
  if (!atLeast) return { members, byLink, total, atLeast };
  const told = (people: number): number => people - (people % step);
  return { members: told(members), byLink: told(byLink), total: Math.max(told(total), shown), atLeast };
}
