import { currentPoll } from '../requests/current.ts';
import { addLanguage } from '../requests/change-languages.ts';
import type { PollTranslationsOperation } from '../operation.ts';

/** One more language that a poll is asked in; what the bank says in it is said at once. */
export const addPollLanguage: PollTranslationsOperation<'addPollLanguage'> = async (context, { body }) =>
  addLanguage(await currentPoll(context), body.language, context);
