import { useEffect, useEffectEvent, useState } from 'react';
import { polls } from '#shared/contract/polls.ts';
import type { Call } from '#shared/contract/route.ts';
import type { PollToTake } from '#shared/models/poll.ts';
import { everyField } from '#web/lib/every-field.ts';
import { callApi } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { watchReturn } from '#web/lib/connection.ts';
import type { SentAnswer } from '#web/answer-form/form-state.ts';

export type Taking =
  | { readonly kind: 'loading' | 'not-found' }
  | { readonly kind: 'error'; readonly error: unknown }
  | { readonly kind: 'ready'; readonly poll: PollToTake };

/**
 * What a member may answer now, asked for afresh at every opening and left alone while they type: neither an old copy
 * nor a newer run may slip under their hands. For one poll: another one needs another key.
 */
export function useTaking(pollId: string): { readonly taking: Taking; readonly reload: () => void } {
  const [taking, setTaking] = useState<Taking>({ kind: 'loading' });
  useEffect(() => find(pollId, setTaking), [pollId]);
  const reload = () => {
    setTaking({ kind: 'loading' });
    find(pollId, setTaking);
  };
  const failed = taking.kind === 'error';
  const afterReturn = useEffectEvent(reload);
  useEffect(() => (failed ? watchReturn(() => afterReturn()) : undefined), [failed]);
  return { taking, reload };
}

/** Asks and shows what came of it, unless the returned function says that nobody waits any more. */
function find(pollId: string, show: (taking: Taking) => void): () => void {
  let waiting = true;
  callApi(polls.getPollToTake, { params: { id: pollId } }).then(
    (poll) => waiting && show({ kind: 'ready', poll }),
    (error: unknown) => waiting && show(afterFailure(error)),
  );
  return () => {
    waiting = false;
  };
}

function afterFailure(error: unknown): Taking {
  return error instanceof ApiError && error.status === 404 ? { kind: 'not-found' } : { kind: 'error', error };
}

/** Sends, or sends again, a member's answers; gives back the session of an anonymous run, null of one with names. */
export async function sendAnswers(
  runId: string,
  answers: readonly SentAnswer[],
  session: string | null,
): Promise<string | null> {
  const body = everyField<Call<typeof polls.takePoll>['body']>({
    answers: [...answers],
    anonymous_session_id: session ?? undefined,
  });
  return (await callApi(polls.takePoll, { params: { id: runId }, body })).anonymous_session_id;
}
