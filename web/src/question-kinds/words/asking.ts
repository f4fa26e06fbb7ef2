import { wordsKind } from '../parts/words-kind.ts';

/** Own words, as many as are needed. */
export const words = wordsKind({ name: 'Текст', required: false, ofPoll: 'words' });
