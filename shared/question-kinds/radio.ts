import { choosing } from './parts/choosing.ts';

/** A question that is answered by one of its options. */
export const radio = choosing({ label: 'Один из списка', seconds: 10 });
