import { inOwnWords } from '../parts/writing.ts';

/** Own words, as many as are needed. */
export const words = inOwnWords('many');
