import { SURVEY_SETS } from '#shared/rules/survey-sets.ts';
import { useReadyOfAddress } from '#web/lib/use-ready-of-address.ts';
import { builderText } from '../text.ts';
import { fromSet } from './from-ready.ts';
import { writtenQuestions } from './survey-draft.ts';
import type { BuilderState } from './use-builder.ts';

/** Begins with the ready set the address names, once; what was built here before can be taken back. */
export function useSetOfAddress(builder: BuilderState): void {
  useReadyOfAddress('set', SURVEY_SETS, (set) => {
    const next = { ...builder.draft, title: set.title, goal: set.goal, items: fromSet(set) };
    if (writtenQuestions(builder.draft).length > 0) {
      builder.acknowledgeRestored();
      builder.replace(next, builderText.undo.replacedBySet);
    } else builder.follow(next);
  });
}
