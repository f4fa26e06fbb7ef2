import { useEffect, useState } from 'react';
import type { PublicPoll } from '#shared/models/poll.ts';
import { pollPageText as text } from '#web/text/poll-page.ts';
import { loadPoll, Refusal } from './api.ts';
import { wordsOf } from './judge.ts';
import { LoadError, Loading, NotFound } from './page-states.tsx';
import { PollForm } from './poll-form.tsx';

type State =
  | { readonly is: 'loading' }
  | { readonly is: 'not-found' }
  | { readonly is: 'error'; readonly message: string }
  | { readonly is: 'ready'; readonly poll: PublicPoll };

/** A token is any text; one the server cannot even read is answered like one that never existed. */
const UNKNOWN_LINK = [400, 404, 422];

/** The public poll page: finds the poll of a link and shows its form. */
export function PollPage({ token }: { token: string | null }) {
  const [state, setState] = useState<State>({ is: 'loading' });
  useEffect(() => (token === null ? undefined : find(token, setState)), [token]);

  if (token === null || state.is === 'not-found') return <NotFound />;
  const ask = () => {
    setState({ is: 'loading' });
    find(token, setState);
  };
  if (state.is === 'loading') return <Loading />;
  if (state.is === 'error') return <LoadError message={state.message} onRetry={ask} />;
  return <PollForm token={token} poll={state.poll} onReload={ask} />;
}

/** Asks for the poll and shows what came of it, unless the returned function says that nobody waits any more. */
function find(token: string, show: (state: State) => void): () => void {
  let waiting = true;
  loadPoll(token).then(
    (poll) => {
      if (!waiting) return;
      document.title = poll.title;
      show({ is: 'ready', poll });
    },
    (error: unknown) => waiting && show(afterFailure(error)),
  );
  return () => {
    waiting = false;
  };
}

function afterFailure(error: unknown): State {
  if (!(error instanceof Refusal)) return { is: 'error', message: text.loadOffline };
  return UNKNOWN_LINK.includes(error.status) ? { is: 'not-found' } : { is: 'error', message: wordsOf(error) };
}
