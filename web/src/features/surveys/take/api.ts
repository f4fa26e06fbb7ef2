import { useEffect, useEffectEvent, useState } from 'react';
import { surveys } from '#shared/contract/surveys.ts';
import type { Call } from '#shared/contract/route.ts';
import type { SurveyToTake } from '#shared/models/survey-answers.ts';
import { callApi } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { watchReturn } from '#web/lib/connection.ts';
import { everyField } from '#web/lib/every-field.ts';
import type { SurveyAnswer } from '#web/question-kinds/answering.ts';

export type Taking =
  | { readonly kind: 'loading' | 'not-found' | 'not-asked' | 'closed' }
  | { readonly kind: 'error'; readonly error: unknown }
  | { readonly kind: 'ready'; readonly toTake: SurveyToTake };

/** What a member may answer now, asked for afresh at every opening and left alone while they type. */
export function useTaking(surveyId: string): { readonly taking: Taking; readonly reload: () => void } {
  const [taking, setTaking] = useState<Taking>({ kind: 'loading' });
  useEffect(() => find(surveyId, setTaking), [surveyId]);
  const reload = () => {
    setTaking({ kind: 'loading' });
    find(surveyId, setTaking);
  };
  const failed = taking.kind === 'error';
  const afterReturn = useEffectEvent(reload);
  useEffect(() => (failed ? watchReturn(() => afterReturn()) : undefined), [failed]);
  return { taking, reload };
}

/** Asks and shows what came of it, unless the returned function says that nobody waits any more. */
function find(surveyId: string, show: (taking: Taking) => void): () => void {
  let waiting = true;
  callApi(surveys.getSurveyToTake, { params: { id: surveyId } }).then(
    (toTake) => waiting && show({ kind: 'ready', toTake }),
    (error: unknown) => waiting && show(afterFailure(error)),
  );
  return () => {
    waiting = false;
  };
}

function afterFailure(error: unknown): Taking {
  if (error instanceof ApiError) {
    if (error.code === 'run_closed') return { kind: 'closed' };
    if (error.status === 403) return { kind: 'not-asked' };
    // An address that names no survey is a mistake of the address (422).
    if (error.status === 404 || error.status === 422) return { kind: 'not-found' };
  }
  return { kind: 'error', error };
}

interface Sent {
  readonly answers: readonly SurveyAnswer[];
  /** Seconds. */
  readonly timeSpent: number;
  /** When answering began; told in surveys with names alone. */
  readonly startedAt: string | null;
  /** The session of an anonymous survey; null in one with names. */
  readonly session: string | null;
}

/** Sends, or sends again, a member's answers. */
export async function sendSurvey(surveyId: string, { answers, timeSpent, startedAt, session }: Sent): Promise<void> {
  const body = everyField<Call<typeof surveys.respondToSurvey>['body']>({
    answers: [...answers],
    time_spent: timeSpent,
    started_at: startedAt ?? undefined,
    anonymous_session_id: session ?? undefined,
  });
  await callApi(surveys.respondToSurvey, { params: { id: surveyId }, body });
}
