import { writing } from './parts/writing.ts';

/** A question that is answered in one's own words, of any length. */
export const words = writing({ seconds: 45 });
