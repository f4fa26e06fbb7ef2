import type { LabelledComment } from './labelled-comment.ts';
import { readComments } from './read-comments.ts';

/**
 * Comments that the analyst learns from and that may be read while it is tuned, by who speaks in them: what holds for
 * people it has not heard yet shows when it is learned from all voices but one and measured on that one.
 */
export const voiceNames = [
  'first',
  'offices-and-transport',
  'service-medicine-schools',
  'banks-hotels-museums',
  'many-trades',
  // Of educated people, and answers of a word or three.
  'careful-words',
  // Of shop floors, wards, cabs, counters and offices, many of them bare facts.
  'short-answers',
  // Praise and complaints with a wish, facts that are good, bad or neither, irony, slang and mistakes.
  'mixed-feelings',
  // Plain complaints and praise of shops, sites, classes and depots in many different words.
  'plain-words',
] as const;

export const voices: readonly (readonly LabelledComment[])[] = voiceNames.map((name) => readComments(`tuning/${name}`));

export const tuning: readonly LabelledComment[] = voices.flat();

/** The comments that measure the analyst: who tunes it does not look at them, or they measure nothing. */
export const heldOut: readonly LabelledComment[] = readComments('held-out');
