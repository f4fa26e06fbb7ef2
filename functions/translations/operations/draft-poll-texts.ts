import { requestDrafts } from '../requests/request-drafts.ts';
import { ofPoll } from '../subject.ts';
import type { TranslationDraftsOperation } from '../operation.ts';

/** Has the connected model draft what is missing of a poll in a language. */
export const draftPollTexts: TranslationDraftsOperation<'draftPollTexts'> = (context, { params }) =>
  requestDrafts(ofPoll(context.poll), params.language, context);
