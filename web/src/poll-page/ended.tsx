import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { EndedRun } from '#shared/models/answers.ts';
import { afterTheEnd } from '#shared/rules/after-the-end.ts';
import { Stopped } from '#web/answer-form/answers-not-sent.tsx';
import { deadlineText } from '#web/answer-form/deadline-text.ts';
import { draftKey, readDraft } from '#web/answer-form/draft.ts';
import type { FormQuestion } from '#web/answer-form/form-question.ts';
import { slot } from '#web/answer-form/storage-slot.ts';
import { wordsField } from '#web/answer-form/words-field.tsx';
import { noFormText as text } from '#text/poll-page/no-form.ts';
import { siteAddress } from '#web/lib/site-address.ts';

/** What is told of a run that is over; null until it is there. */
export function useEnding<T>(load: () => Promise<T>): T | null {
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
  readonly told: { readonly ended: EndedRun | null; readonly report_link: string | null } | null;
  /** What else there is to say while nobody has told what came of it. */
  readonly children?: ReactNode;
}

/** The run is over: what it was, since when, what becomes of its answers, what came of them where that is told. A draft that came too late can be taken along. */
export function Ended({ place, told, children }: EndedProps) {
  const { ended = null, report_link: report = null } = told ?? {};
  const [openedAt] = useState(() => new Date());
  const [draft] = useState(() => draftOf(place));
  const way =
    report === null ? (
      <a className="button button-outline" href={siteAddress('/')}>
        {text.toStart}
      </a>
    ) : (
      <a className="button" href={`/r/${encodeURIComponent(report)}`}>
        {text.toReport}
      </a>
    );
  return (
    <main className="page page-message">
      <Stopped level="h1" title={text.ended} {...draft} actions={way}>
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
        {report === null ? children : <p>{text.reportHint}</p>}
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
