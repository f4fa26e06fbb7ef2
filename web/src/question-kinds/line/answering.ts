import { inOwnWords } from '../parts/writing.ts';

/** Own words on one line. */
export const line = inOwnWords('one');
