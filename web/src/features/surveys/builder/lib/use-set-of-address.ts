import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SURVEY_SETS } from '#shared/rules/survey-sets.ts';
import { builderText } from '../text.ts';
import { fromSet } from './from-ready.ts';
import { writtenQuestions } from './survey-draft.ts';
import type { BuilderState } from './use-builder.ts';

const QUERY = 'set';

/** Begins with the ready set the address names, once; what was built here before can be taken back. */
export function useSetOfAddress(builder: BuilderState): void {
  const [query, setQuery] = useSearchParams();
  const taken = useRef(false);
  useEffect(() => {
    const set = SURVEY_SETS.find(({ id }) => id === query.get(QUERY));
    if (taken.current || set === undefined) return;
    taken.current = true;
    const next = { ...builder.draft, title: set.title, goal: set.goal, items: fromSet(set) };
    if (writtenQuestions(builder.draft).length > 0) {
      builder.acknowledgeRestored();
      builder.replace(next, builderText.undo.replacedBySet);
    } else builder.follow(next);
    // Whoever reloads the page goes on with what they have made of it.
    setQuery({}, { replace: true });
  }, [builder, query, setQuery]);
}
