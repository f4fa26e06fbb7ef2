import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { focusField } from '#web/lib/focus-field.ts';
import type { DraftPlace } from '../../lib/device-draft.ts';
import { writtenQuestions } from '../../lib/draft.ts';
import { textFieldId } from '../../lib/field-ids.ts';
import type { BuilderState } from '../../lib/use-builder.ts';
import { surveyText } from '#text/asking/builder/surveys.ts';
import type { SurveyDraft } from './survey-draft.ts';

/** What was a poll, on its way to the builder of surveys. */
export interface CarriedPoll {
  readonly draft: SurveyDraft;
  /** The item that is written next. */
  readonly openId: string;
  /** The draft of the poll on this device, which goes when the survey is stored; null where the poll itself stays. */
  readonly pollDraft: DraftPlace | null;
}

/** Begins with what was a poll, once; what was built here before can be taken back. Says whose draft it was. */
export function useCarriedPoll(builder: BuilderState<SurveyDraft>): DraftPlace | null {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [carried] = useState(() => (state as { readonly carriedPoll?: CarriedPoll } | null)?.carriedPoll ?? null);
  const taken = useRef(false);
  useEffect(() => {
    if (carried === null || taken.current) return;
    taken.current = true;
    if (writtenQuestions(builder.draft).length > 0) {
      builder.acknowledgeRestored();
      builder.replace(carried.draft, surveyText.undo.replacedByPoll);
    } else builder.follow(carried.draft);
    builder.open(carried.openId);
    focusField(textFieldId(carried.openId));
    // Whoever reloads the page goes on with what they have made of it.
    void navigate('.', { replace: true, state: null });
  }, [builder, carried, navigate]);
  return carried?.pollDraft ?? null;
}
