import { writing } from './parts/writing.ts';

/** A question that is answered by a line. */
export const line = writing({ seconds: 25 });
