import { wordsKind } from '../parts/words-kind.ts';
import { kindNames } from '#text/question-kinds/names.ts';

/** Own words on one line. */
export const line = wordsKind({ name: kindNames.line, required: true });
