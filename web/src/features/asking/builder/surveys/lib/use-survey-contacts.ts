import { toGivenAudience } from '#web/lib/audience.ts';
import {
  type ContactsToAsk,
  type SpokenIn,
  UNTRANSLATED,
  useContactsAsked,
} from '#web/ui/launch/use-contacts-asked.ts';
import { choiceOf } from './audience.ts';
import type { SurveyDraft } from './survey-draft.ts';

/** The people without an account whom a survey in these languages asks; null while nobody knows, and where it asks members alone. */
export function useSurveyContacts(draft: SurveyDraft, spoken: SpokenIn = UNTRANSLATED): ContactsToAsk | null {
  return useContactsAsked(spoken, toGivenAudience(choiceOf(draft)), draft.channels);
}
