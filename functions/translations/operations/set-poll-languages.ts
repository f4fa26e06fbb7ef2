import { currentPoll } from '../requests/current.ts';
import { setLanguages } from '../requests/change-languages.ts';
import type { PollTranslationsOperation } from '../operation.ts';

/** The own language of a poll, and what becomes of a launch while texts are missing. */
export const setPollLanguages: PollTranslationsOperation<'setPollLanguages'> = async (context, { body }) =>
  setLanguages(await currentPoll(context), body, context);
