import { boxBehind, readOwn } from '../own-dialogue.ts';
import type { AnswersOperation } from '../operation.ts';

/** What the company has answered to somebody nobody knows, for whoever has the key. Nothing notes that it was read. */
export const getOwnDialogue: AnswersOperation<'getOwnDialogue'> = async (context, { params }) =>
  readOwn(await boxBehind(params.key, context), context);
