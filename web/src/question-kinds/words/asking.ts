import { wordsKind } from '../parts/words-kind.ts';
import { kindNames } from '#text/question-kinds/names.ts';

/** Own words, as many as are needed. */
export const words = wordsKind({ name: kindNames.words, required: false, ofPoll: 'words' });
