import type { Enps } from '#shared/rules/enps.ts';
import { signed } from '#shared/rules/signed.ts';

/** Below this many answers the interval spans most of the scale. */
const FEW_ANSWERS = 10;
/** Points from −100 to +100: one person who turns from detractor to promoter moves the score by this over n. */
const WHOLE_SCALE = 200;

/** eNPS rounded for the eye, computed on unrounded figures. */
export interface EnpsDisplay {
  readonly score: string;
  readonly low: string;
  readonly high: string;
  /** Whole points by which one person can move the score at most; null when it is less than one. */
  readonly step: number | null;
}

/** Turns eNPS into what the card shows: whole points with their sign. */
export function enpsDisplay(enps: Enps): EnpsDisplay {
  const step = WHOLE_SCALE / enps.total;
  return {
    score: signed(enps.score),
    low: signed(enps.low),
    high: signed(enps.high),
    step: step >= 1 ? Math.ceil(step) : null,
  };
}

/** The eNPS of everybody asked, were all who kept silent against, or for. */
export interface EnpsOfAll {
  readonly asked: number;
  readonly silent: number;
  readonly low: string;
  readonly high: string;
}

/** The bounds that the silent leave; null where nobody is silent, or nobody knows how many were asked. */
export function enpsOfAll({ promoters, detractors, total }: Enps, asked: number | null): EnpsOfAll | null {
  if (asked === null || asked <= total) return null;
  const silent = asked - total;
  const of = (points: number) => signed((100 * points) / asked);
  return { asked, silent, low: of(promoters - detractors - silent), high: of(promoters - detractors + silent) };
}

/** What an eNPS says: which side is ahead, unless answers are few or the interval reaches over zero. */
export type EnpsFinding = 'few' | 'unsure' | 'even' | 'above' | 'below';

/** What an eNPS says in words. */
export function enpsFinding(enps: Enps): EnpsFinding {
  if (enps.total < FEW_ANSWERS) return 'few';
  if (Math.round(enps.score) === 0) return 'even';
  if (enps.low <= 0 && enps.high >= 0) return 'unsure';
  return enps.score > 0 ? 'above' : 'below';
}
