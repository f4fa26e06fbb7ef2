import { wordsKind } from '../parts/words-kind.ts';

/** Own words on one line. */
export const line = wordsKind({ name: 'Строка', required: true });
