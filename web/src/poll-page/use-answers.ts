import { useEffect, useState } from 'react';
import type { Question } from '#shared/models/poll.ts';
import { type Answers, canKeep, dropDraft, keepDraft, readDraft } from './draft.ts';
import { dropSession, keepSession, newSessionId, openStorage } from './session.ts';

interface Typed {
  readonly answers: Answers;
  readonly session: string;
  /** These answers were sent under the session, arrived or not. */
  readonly sent: boolean;
  /** There is something the server may not have. */
  readonly unsaved: boolean;
  /** Text of an earlier visit was found and put back. */
  readonly restored: boolean;
}

/** What is being typed, kept on the device, and the session it will be sent under. */
export interface AnswersOnDevice extends Typed {
  /** False when this browser keeps nothing. */
  readonly kept: boolean;
  readonly write: (questionId: string, answer: string) => void;
  /** The answers are on their way: from now on only this session may carry them. */
  readonly markSent: () => void;
  /** The server has them: the draft goes, the session id it named stays. */
  readonly confirm: (session: string) => void;
  /** Forgets the text of an earlier visit; what that visit may have sent stays untouched. */
  readonly startOver: () => void;
  /** The respondent is done: nothing of them stays in the browser. */
  readonly leave: () => void;
}

/** Holds what a respondent types for one link. */
export function useAnswers(token: string, questions: readonly Question[]): AnswersOnDevice {
  const [drafts] = useState(() => openStorage('localStorage'));
  const [sessions] = useState(() => openStorage('sessionStorage'));
  const [kept] = useState(() => canKeep(drafts));
  const [typed, setTyped] = useState(() => open(drafts, token, questions));
  const { answers, session, sent, unsaved } = typed;

  useEffect(() => {
    if (unsaved) keepDraft(drafts, token, { answers, session: sent ? session : null });
    else dropDraft(drafts, token);
  }, [drafts, token, answers, session, sent, unsaved]);
  useEffect(() => keepSession(sessions, token, session), [sessions, token, session]);

  return {
    ...typed,
    kept,
    write: (id, answer) => setTyped((now) => ({ ...now, answers: { ...now.answers, [id]: answer }, unsaved: true })),
    markSent: () => setTyped((now) => ({ ...now, sent: true, unsaved: true })),
    confirm: (named) => setTyped((now) => ({ ...now, session: named, unsaved: false, restored: false })),
    startOver: () => setTyped(blank()),
    leave: () => dropSession(sessions, token),
  };
}

function blank(): Typed {
  return { answers: {}, session: newSessionId(), sent: false, unsaved: false, restored: false };
}

/** A new session each time the page opens, unless the draft found was already sent once and may have arrived. */
function open(drafts: globalThis.Storage | null, token: string, questions: readonly Question[]): Typed {
  const draft = readDraft(drafts, token);
  if (draft === null) return blank();
  const known = questions.filter((question) => draft.answers[question.id]);
  if (known.length === 0) return blank();
  return {
    answers: Object.fromEntries(known.map((question) => [question.id, draft.answers[question.id]!])),
    session: draft.session ?? newSessionId(),
    sent: draft.session !== null,
    unsaved: true,
    restored: true,
  };
}
