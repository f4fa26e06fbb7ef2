import { useEffect, useState } from 'react';
import { polls } from '#shared/contract/polls.ts';
import type { PollToTake } from '#shared/models/poll.ts';
import { callApi } from '#web/lib/api-client.ts';
import { ApiError, messageOf, NetworkError } from '#web/lib/api-error.ts';
import type { SentAnswer } from '#web/poll-form/form-state.ts';
import type { Trouble } from '#web/poll-form/sending.ts';

export type Taking =
  | { readonly is: 'loading' | 'not-found' }
  | { readonly is: 'error'; readonly error: unknown }
  | { readonly is: 'ready'; readonly poll: PollToTake };

/**
 * What a member may answer now, asked for afresh at every opening and left alone while they type: neither an old copy
 * nor a newer frame may slip under their hands. For one poll: another one needs another key.
 */
export function useTaking(pollId: string): { readonly taking: Taking; readonly reload: () => void } {
  const [taking, setTaking] = useState<Taking>({ is: 'loading' });
  useEffect(() => find(pollId, setTaking), [pollId]);
  const reload = () => {
    setTaking({ is: 'loading' });
    find(pollId, setTaking);
  };
  return { taking, reload };
}

/** Asks and shows what came of it, unless the returned function says that nobody waits any more. */
function find(pollId: string, show: (taking: Taking) => void): () => void {
  let waiting = true;
  callApi(polls.getPollToTake, { params: { id: pollId } }).then(
    (poll) => waiting && show({ is: 'ready', poll }),
    (error: unknown) => waiting && show(afterFailure(error)),
  );
  return () => {
    waiting = false;
  };
}

function afterFailure(error: unknown): Taking {
  return error instanceof ApiError && error.status === 404 ? { is: 'not-found' } : { is: 'error', error };
}

/** Sends, or sends again, a member's answers; gives back the session of an anonymous frame, null of one with names. */
export async function sendAnswers(
  frameId: string,
  answers: readonly SentAnswer[],
  session: string | null,
): Promise<string | null> {
  const body = { answers: [...answers], ...(session !== null && { anonymous_session_id: session }) };
  return (await callApi(polls.takePoll, { params: { id: frameId }, body })).anonymous_session_id;
}

/** The gateway asks for patience without saying how much. */
const PATIENCE_SECONDS = 15;

/** What a failed attempt to send means for the member. */
export function judge(error: unknown): Trouble {
  if (error instanceof NetworkError) return { is: 'lost' };
  if (!(error instanceof ApiError)) return { is: 'refused', message: messageOf(error), unsure: true };
  if (error.code === 'already_answered') return { is: 'stopped', why: 'elsewhere' };
  if (error.code === 'run_closed' || error.status === 404) return { is: 'stopped', why: 'closed' };
  if (error.status === 429) return { is: 'busy', seconds: PATIENCE_SECONDS };
  return { is: 'refused', message: messageOf(error), unsure: error.status >= 500 };
}
