import { currentPoll } from '../requests/current.ts';
import { saveTexts } from '../requests/change-languages.ts';
import type { PollTranslationsOperation } from '../operation.ts';

/** What a poll says in a language, in some places of it. */
export const savePollTexts: PollTranslationsOperation<'savePollTexts'> = async (context, { params, body }) =>
  saveTexts(await currentPoll(context), params.language, body, context);
