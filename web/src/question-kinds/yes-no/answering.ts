import { byOptions } from '../parts/choosing.ts';

/** Yes or no. */
export const yesNo = byOptions({ inRow: true });
