import { writing } from './parts/writing.ts';

/** A question that is answered by a line. */
export const line = writing({ label: 'Строка', seconds: 25 });
