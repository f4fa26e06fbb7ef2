import type { pollsText as Russian } from '../ru/asking.ts';
import type { Catalogue } from '../catalogue.ts';
import { plural } from './format.ts';

/** Words that every screen of polls needs. Phrases of the specification stand to the letter. */
export const pollsText: Catalogue<typeof Russian> = {
  types: { ENPS: 'eNPS', PULSE: 'Pulse' },
  questions: (count) => plural(count, 'question', 'questions'),
  tryAgain: 'Try again',
  understood: 'Got it',
};
