import type { LabelledComment } from './labelled-comment.ts';
import { comments as first } from './tuning.ts';
import { comments as voicesA } from './tuning-voices-a.ts';
import { comments as voicesB } from './tuning-voices-b.ts';
import { comments as voicesC } from './tuning-voices-c.ts';
import { comments as voicesD } from './tuning-voices-d.ts';
import { comments as voicesE } from './tuning-voices-e.ts';

const LEFT_OUT = 190;

/** Comments that are counted and read while the analyst is tuned. */
export const tuning: readonly LabelledComment[] = [
  ...first,
  ...voicesA,
  ...voicesB.slice(0, -LEFT_OUT),
  ...voicesC,
  ...voicesD,
  ...voicesE,
];

/** Comments of the same voices that are left out: they tell whether what is tuned by the others holds for these. */
export const validation: readonly LabelledComment[] = voicesB.slice(-LEFT_OUT);
