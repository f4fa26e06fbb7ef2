import { choosing } from './parts/choosing.ts';

/** A question that is answered by one of its options. */
export const radio = choosing({ seconds: 10 });
