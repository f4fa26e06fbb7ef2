import { useEffect, useEffectEvent, useState } from 'react';
import { polls } from '#shared/contract/polls.ts';
import type { Call } from '#shared/contract/route.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { PollToTake } from '#shared/models/poll.ts';
import type { SurveyToTake } from '#shared/models/survey-answers.ts';
import type { SentAnswer } from '#web/answer-form/form-state.ts';
import { callApi } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { watchReturn } from '#web/lib/connection.ts';
import { everyField } from '#web/lib/every-field.ts';
import type { SurveyAnswer } from '#web/question-kinds/answering.ts';

export type Taking<ToTake> =
  | { readonly kind: 'loading' | 'not-found' | 'not-asked' | 'closed' }
  | { readonly kind: 'error'; readonly error: unknown }
  | { readonly kind: 'ready'; readonly toTake: ToTake };

interface Found<ToTake> {
  readonly taking: Taking<ToTake>;
  readonly reload: () => void;
}

/** What a member may answer of a poll now. */
export const usePollToTake = (id: string): Found<PollToTake> => useTaking(id, readPoll);

/** What a member may answer of a survey now. */
export const useSurveyToTake = (id: string): Found<SurveyToTake> => useTaking(id, readSurvey);

const readPoll = (id: string) => callApi(polls.getPollToTake, { params: { id } });
const readSurvey = (id: string) => callApi(surveys.getSurveyToTake, { params: { id } });

/**
 * Asked for afresh at every opening and left alone while they type: neither an old copy nor a newer run may slip under
 * their hands. For one poll or survey: another one needs another key.
 */
function useTaking<ToTake>(id: string, read: (id: string) => Promise<ToTake>): Found<ToTake> {
  const [taking, setTaking] = useState<Taking<ToTake>>({ kind: 'loading' });
  useEffect(() => find(read(id), setTaking), [id, read]);
  const reload = () => {
    setTaking({ kind: 'loading' });
    find(read(id), setTaking);
  };
  const failed = taking.kind === 'error';
  const afterReturn = useEffectEvent(reload);
  useEffect(() => (failed ? watchReturn(() => afterReturn()) : undefined), [failed]);
  return { taking, reload };
}

/** Shows what came of a reading, unless the returned function says that nobody waits any more. */
function find<ToTake>(reading: Promise<ToTake>, show: (taking: Taking<ToTake>) => void): () => void {
  let waiting = true;
  reading.then(
    (toTake) => waiting && show({ kind: 'ready', toTake }),
    (error: unknown) => waiting && show(afterFailure(error)),
  );
  return () => {
    waiting = false;
  };
}

function afterFailure(error: unknown): Taking<never> {
  if (error instanceof ApiError) {
    if (error.code === 'run_closed') return { kind: 'closed' };
    if (error.status === 403) return { kind: 'not-asked' };
    // An address that can name nothing is a mistake of the address (422).
    if (error.status === 404 || error.status === 422) return { kind: 'not-found' };
  }
  return { kind: 'error', error };
}

/** Sends, or sends again, a member's answers to a run of a poll; the session is null of a run with names. */
export async function sendToPoll(runId: string, answers: readonly SentAnswer[], session: string | null): Promise<void> {
  const body = everyField<Call<typeof polls.takePoll>['body']>({
    answers: [...answers],
    anonymous_session_id: session ?? undefined,
  });
  await callApi(polls.takePoll, { params: { id: runId }, body });
}

interface SentToSurvey {
  readonly answers: readonly SurveyAnswer[];
  /** Seconds. */
  readonly timeSpent: number;
  /** When answering began; told in surveys with names alone. */
  readonly startedAt: string | null;
  /** The session of an anonymous survey; null in one with names. */
  readonly session: string | null;
}

/** Sends, or sends again, a member's answers to a survey. */
export async function sendToSurvey(
  surveyId: string,
  { answers, timeSpent, startedAt, session }: SentToSurvey,
): Promise<void> {
  const body = everyField<Call<typeof surveys.respondToSurvey>['body']>({
    answers: [...answers],
    time_spent: timeSpent,
    started_at: startedAt ?? undefined,
    anonymous_session_id: session ?? undefined,
  });
  await callApi(surveys.respondToSurvey, { params: { id: surveyId }, body });
}
