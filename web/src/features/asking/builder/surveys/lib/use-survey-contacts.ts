import { toGivenAudience } from '#web/lib/audience.ts';
import { type ContactsToAsk, useContactsAsked } from '#web/ui/launch/use-contacts-asked.ts';
import { choiceOf } from './audience.ts';
import type { SurveyDraft } from './survey-draft.ts';

/** The people without an account whom a survey asks; null while nobody knows, and where it asks members alone. */
export function useSurveyContacts(draft: SurveyDraft): ContactsToAsk | null {
  return useContactsAsked(toGivenAudience(choiceOf(draft)), draft.channels);
}
