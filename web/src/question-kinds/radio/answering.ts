import { byOptions } from '../parts/choosing.ts';

/** One option of a list. */
export const radio = byOptions();
