import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { keeps, slot } from './storage-slot.ts';
import { type Answers, type Draft, draftFor, draftKey, keepDraft, readDraft } from './draft.ts';

/** All that may be asked; a draft keeps what is hidden by a condition, too. */
type FormField = { readonly id: string };

interface Typed extends Draft {
  /** There is something the server may not have. */
  readonly unsaved: boolean;
  /** Text of an earlier visit was found and put back. */
  readonly restored: boolean;
}

/** What is being typed, kept on the device as long as the server may not have it. */
export interface AnswersOnDevice extends Typed {
  /** False when this browser keeps nothing. */
  readonly kept: boolean;
  /** Seconds spent on these answers, on earlier visits as well. */
  readonly timeSpent: () => number;
  readonly write: (questionId: string, answer: string) => void;
  /** The answers are on their way: from now on only this session may carry them. */
  readonly markSent: (session: string | null) => void;
  /** The server has nothing of them: they are a draft that was never sent. */
  readonly unmarkSent: () => void;
  /** The server has them: the draft goes. */
  readonly confirm: () => void;
  /** Forgets the text of an earlier visit; what that visit may have sent stays untouched. */
  readonly startOver: () => void;
}

/** What every place begins with that keeps no time. */
const NO_TIME = () => 0;

/**
 * Holds what a respondent types in one place; `given` are the answers it begins with when there is no draft, `seconds`
 * tells how long this visit has lasted.
 */
export function useAnswers(
  place: string,
  questions: readonly FormField[],
  given: Answers,
  seconds: () => number = NO_TIME,
): AnswersOnDevice {
  const [draft] = useState(() => slot('localStorage', draftKey(place)));
  const [kept] = useState(() => keeps(slot('localStorage', 'tonus:probe')));
  const [typed, setTyped] = useState(() => restore(readDraft(draft), questions) ?? fresh(given));
  const { answers, session, unsaved } = typed;
  const timeSpent = () => typed.seconds + seconds();
  const spentNow = useEffectEvent(timeSpent);

  // Before anything is painted: whoever reads that the draft is gone must find it gone.
  useLayoutEffect(() => {
    if (unsaved) keepDraft(draft, { answers, session, seconds: spentNow() });
    else draft.clear();
  }, [draft, answers, session, unsaved]);

  return {
    ...typed,
    kept,
    timeSpent,
    write: (id, answer) => setTyped((now) => ({ ...now, answers: { ...now.answers, [id]: answer }, unsaved: true })),
    markSent: (under) => setTyped((now) => ({ ...now, session: under, unsaved: true })),
    unmarkSent: () => setTyped((now) => ({ ...now, session: null })),
    confirm: () => setTyped((now) => ({ ...now, unsaved: false, restored: false })),
    // Whoever begins now has not spent the time before.
    startOver: () => setTyped({ ...fresh(given), seconds: -seconds() }),
  };
}

function fresh(given: Answers): Typed {
  return { answers: given, session: null, seconds: 0, unsaved: false, restored: false };
}

function restore(kept: Draft | null, questions: readonly FormField[]): Typed | null {
  const draft = draftFor(questions, kept);
  return draft && { ...draft, unsaved: true, restored: true };
}
