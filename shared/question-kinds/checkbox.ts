import { choosing } from './parts/choosing.ts';

/** A question that is answered by any of its options. */
export const checkbox = choosing({ seconds: 15 }, { several: true });
