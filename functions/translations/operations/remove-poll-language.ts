import { currentPoll } from '../requests/current.ts';
import { removeLanguage } from '../requests/change-languages.ts';
import type { PollTranslationsOperation } from '../operation.ts';

/** Takes a language away from a poll, with all that is said in it. */
export const removePollLanguage: PollTranslationsOperation<'removePollLanguage'> = async (context, { params }) =>
  removeLanguage(await currentPoll(context), params.language, context);
