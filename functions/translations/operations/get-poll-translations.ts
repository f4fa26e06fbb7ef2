import { readTranslations } from '../requests/change-languages.ts';
import { ofPoll } from '../subject.ts';
import type { PollTranslationsOperation } from '../operation.ts';

/** The languages of a poll: every place where a text stands, and what is said there in each. */
export const getPollTranslations: PollTranslationsOperation<'getPollTranslations'> = (context) =>
  readTranslations(ofPoll(context.poll), context);
