import { surveySets } from '#shared/rules/survey-sets.ts';
import { useReadyOfAddress } from '#web/lib/use-ready-of-address.ts';
import { surveyText } from '#text/asking/builder/surveys.ts';
import { fromSet } from './from-ready.ts';
import { writtenQuestions } from '../../lib/draft.ts';
import type { SurveyDraft } from './survey-draft.ts';
import type { BuilderState } from '../../lib/use-builder.ts';

/** Begins with the ready set the address names, once; what was built here before can be taken back. */
export function useSetOfAddress(builder: BuilderState<SurveyDraft>): void {
  useReadyOfAddress('set', surveySets(), (set) => {
    const next = { ...builder.draft, title: set.title, goal: set.goal, items: fromSet(set) };
    if (writtenQuestions(builder.draft).length > 0) {
      builder.acknowledgeRestored();
      builder.replace(next, surveyText.undo.replacedBySet);
    } else builder.follow(next);
  });
}
