import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { EndedRun } from '#shared/models/answers.ts';
import { afterTheEnd } from '#shared/rules/poll-statement.ts';
import { Stopped } from '#web/answer-form/answers-not-sent.tsx';
import { deadlineText } from '#web/answer-form/deadline-text.ts';
import { draftKey, readDraft } from '#web/answer-form/draft.ts';
import type { FormQuestion } from '#web/answer-form/form-question.ts';
import { slot } from '#web/answer-form/storage-slot.ts';
import { wordsField } from '#web/answer-form/words-field.tsx';
import { publicPageText as text } from './text.ts';

/** What is told of a run that is over; null until it is there. */
export function useTold<T>(load: () => Promise<T>): T | null {
  const [told, setTold] = useState<T | null>(null);
  const ask = useEffectEvent(load);
  useEffect(() => {
    let here = true;
    // Without an answer to this the page still says what it has to.
    ask().then(
      (found) => here && setTold(found),
      () => {},
    );
    return () => {
      here = false;
    };
  }, []);
  return told;
}

interface EndedProps {
  /** Under which a draft of an earlier visit is kept; null where that is not known. */
  readonly place: string | null;
  /** Null while nothing is known of the run but that it is over. */
  readonly ended: EndedRun | null;
  /** What else there is to say. */
  readonly children?: ReactNode;
  readonly actions: ReactNode;
}

/** The run is over: what it was, since when, what becomes of its answers. A draft that came too late can be taken along. */
export function Ended({ place, ended, children, actions }: EndedProps) {
  const [openedAt] = useState(() => new Date());
  const [draft] = useState(() => draftOf(place));
  return (
    <main className="page page-message">
      <Stopped level="h1" title={text.ended} {...draft} actions={actions}>
        {ended && <p className="ended-name">{text.of(ended.title, ended.workspace_name)}</p>}
        <p>{ended ? text.endedAt(deadlineText(ended.ended_at, openedAt)) : text.endedHint}</p>
        {ended && (
          <p>
            {afterTheEnd({
              anonymous: ended.is_anonymous,
              via: 'link',
              visibility: ended.results_visibility,
              smallestGroup: ended.smallest_group,
            })}
          </p>
        )}
        {children}
      </Stopped>
    </main>
  );
}

/** What an earlier visit left on this device; its questions are known no more, only what was written to them. */
function draftOf(place: string | null) {
  const kept = place === null ? null : slot('localStorage', draftKey(place));
  const { answers } = (kept && readDraft(kept)) ?? { answers: {} };
  const questions = Object.keys(answers).map((id): FormQuestion => ({
    id,
    text: text.yourDraft,
    required: false,
    section: null,
    field: wordsField('many'),
  }));
  return { questions, typed: { answers, kept: true, startOver: () => kept?.clear() } };
}
