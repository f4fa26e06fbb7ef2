import { turnoverWords } from '#text/finance/turnover-words.ts';
import type { Observed } from './data.ts';
import { CALIBRATED_FROM } from './outlook/hazards.ts';
import type { Outlook } from './outlook/outlook.ts';

/** How what was unclear in the data was decided, in words. */
export function notesOf({ unclear }: Observed): string[] {
  const kinds = ['disappeared', 'withoutHiring', 'contradictory', 'unknown'] as const;
  return kinds.filter((kind) => unclear[kind] > 0).map((kind) => turnoverWords.notes[kind](unclear[kind]));
}

/** What the outlook does not know, in words. */
export function blindOf(outlook: Outlook): string[] {
  if (outlook.status === 'silent') return [];
  const { hiring, plans, intentions, past, load, ownCoefficients } = turnoverWords.blind;
  return [
    hiring,
    plans,
    intentions,
    past,
    ...(outlook.load ? [] : [load]),
    ...(outlook.status === 'published' ? [ownCoefficients(CALIBRATED_FROM)] : []),
  ];
}
