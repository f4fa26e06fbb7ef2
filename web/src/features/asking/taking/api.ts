import { useEffect, useEffectEvent, useState } from 'react';
import { polls } from '#shared/contract/polls.ts';
import type { Call } from '#shared/contract/route.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { PollToTake } from '#shared/models/poll-answers.ts';
import type { SurveyToTake } from '#shared/models/survey-answers.ts';
import { pollLanguageOf, type PollLanguage } from '#shared/rules/poll-languages.ts';
import type { SentAnswer } from '#web/answer-form/form-state.ts';
import { slot } from '#web/answer-form/storage-slot.ts';
import { callApi } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { watchReturn } from '#web/lib/connection.ts';
import { everyField } from '#web/lib/every-field.ts';
import type { SurveyAnswer } from '#web/question-kinds/answering.ts';

export type Taking<ToTake> =
  | { readonly kind: 'loading' | 'not-found' | 'not-asked' | 'closed' }
  | { readonly kind: 'error'; readonly error: unknown }
  | { readonly kind: 'ready'; readonly toTake: ToTake };

export interface Found<ToTake> {
  readonly taking: Taking<ToTake>;
  readonly reload: () => void;
  /** Shows the same in another language from now on, on this device at later visits as well. Fails where it cannot be had. */
  readonly speak: (language: PollLanguage) => Promise<void>;
}

/** How something is asked for, and how what is answered already is told in the language of another reply. */
interface Way<ToTake> {
  readonly read: (id: string, wanted: readonly PollLanguage[]) => Promise<ToTake>;
  readonly inWordsOf: (now: ToTake, other: ToTake) => ToTake;
}

/** What a member may answer of a poll now. */
export const usePollToTake = (id: string): Found<PollToTake> => useTaking(id, POLL);

/** What a member may answer of a survey now. */
export const useSurveyToTake = (id: string): Found<SurveyToTake> => useTaking(id, SURVEY);

const POLL: Way<PollToTake> = {
  read: (id, wanted) => callApi(polls.getPollToTake, { params: { id }, ...inLanguages(wanted) }),
  // A newer run has words of its own.
  inWordsOf: (now, { frame, translation }) => (frame?.id === now.frame?.id ? { ...now, translation } : now),
};
const SURVEY: Way<SurveyToTake> = {
  read: (id, wanted) => callApi(surveys.getSurveyToTake, { params: { id }, ...inLanguages(wanted) }),
  inWordsOf: (now, { survey: { translation } }) => ({ ...now, survey: { ...now.survey, translation } }),
};

/** The language of polls that was chosen on this device: here or on a page of respondents. */
const chosen = slot('localStorage', 'tonus:language');

/** Those that are wanted here, best first: chosen on this device, named by the address. Without any the server knows. */
function languagesWanted(): PollLanguage[] {
  const named = [chosen.read(), new URLSearchParams(window.location.search).get('lang')];
  return named.flatMap((one) => pollLanguageOf(one) ?? []);
}

function inLanguages(wanted: readonly PollLanguage[]) {
  return wanted.length === 0 ? {} : { query: { language: wanted.join(',') } };
}

/**
 * Asked for afresh at every opening and left alone while they type: neither an old copy nor a newer run may slip under
 * their hands. For one poll or survey: another one needs another key.
 */
function useTaking<ToTake>(id: string, { read, inWordsOf }: Way<ToTake>): Found<ToTake> {
  const [taking, setTaking] = useState<Taking<ToTake>>({ kind: 'loading' });
  useEffect(() => find(read(id, languagesWanted()), setTaking), [id, read]);
  const reload = () => {
    setTaking({ kind: 'loading' });
    find(read(id, languagesWanted()), setTaking);
  };
  const speak = async (language: PollLanguage) => {
    const other = await read(id, [language]);
    chosen.write(language);
    setTaking((now) => (now.kind === 'ready' ? { ...now, toTake: inWordsOf(now.toTake, other) } : now));
  };
  const failed = taking.kind === 'error';
  const afterReturn = useEffectEvent(reload);
  useEffect(() => (failed ? watchReturn(() => afterReturn()) : undefined), [failed]);
  return { taking, reload, speak };
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
