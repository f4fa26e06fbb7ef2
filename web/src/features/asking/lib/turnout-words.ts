import { runsText } from '#text/asking/runs.ts';
import type { Turnout } from './turnout.ts';

/** How many have answered, and of how many where that is known; a bound, or that they are few, where no more is told. */
export function turnoutFigure({ answered, asked, rounded }: Turnout): string {
  const text = runsText.progress.figure;
  if (rounded && answered === 0) return text.fewerThanFive;
  if (rounded) return asked === null ? text.atLeast(answered) : text.atLeastOf(answered, asked);
  return asked === null ? text.exactly(answered) : text.exactlyOf(answered, asked);
}

/**
 * How many of them are members and how many came by the link, or by a code where there are `codes`; null where all are
 * members, or nobody may know.
 */
export function turnoutParts({ members, byLink, rounded }: Turnout, codes = false): string | null {
  const text = runsText.progress.parts;
  if (byLink === 0 || (rounded && members === 0)) return null;
  if (members === 0) return codes ? text.allByLinkOrCode : text.allByLink;
  return rounded ? text.atLeast(members, byLink, codes) : text.exactly(members, byLink, codes);
}

/** How many answers there are, as far as that is told. */
export function gatheredWords({ answered, rounded }: Pick<Turnout, 'answered' | 'rounded'>): string {
  const text = runsText.gathered;
  if (!rounded) return text.exactly(answered);
  return answered === 0 ? text.fewerThanFive : text.atLeast(answered);
}
