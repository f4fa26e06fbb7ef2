import { useState } from 'react';
import type { PublicPoll } from '#shared/models/answers.ts';
import { publicPageText as text } from './text.ts';
import { loadPoll, Refusal } from './api.ts';
import { wordsOf } from './sending-failure.ts';
import { LoadError, Loading, NotFound } from './page-states.tsx';
import { PublicAnswerForm } from './public-answer-form.tsx';

/** What a link leads to. */
export type Found =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'ready'; readonly poll: PublicPoll };

/** A token is any text; one the server cannot even read is answered like one that never existed. */
const UNKNOWN_LINK = [400, 404, 422];

interface PollPageProps {
  readonly token: string;
  /** What came of asking for the poll the first time; the document itself stands in for the wait. */
  readonly first: Found;
}

/** The public poll page: the form of a link's poll, or why there is none. */
export function PollPage({ token, first }: PollPageProps) {
  const [state, setState] = useState<Found | { readonly kind: 'loading' }>(first);
  const ask = () => {
    setState({ kind: 'loading' });
    void findPoll(token).then(setState);
  };
  switch (state.kind) {
    case 'loading':
      return <Loading />;
    case 'not-found':
      return <NotFound />;
    case 'error':
      return <LoadError message={state.message} onRetry={ask} />;
    case 'ready':
      return <PublicAnswerForm token={token} poll={state.poll} onReload={ask} />;
  }
}

/** Asks for the poll of a link; never fails. */
export async function findPoll(token: string): Promise<Found> {
  try {
    const poll = await loadPoll(token);
    document.title = poll.title;
    return { kind: 'ready', poll };
  } catch (error) {
    return afterFailure(error);
  }
}

function afterFailure(error: unknown): Found {
  if (!(error instanceof Refusal)) return { kind: 'error', message: text.loadOffline };
  return UNKNOWN_LINK.includes(error.status) ? { kind: 'not-found' } : { kind: 'error', message: wordsOf(error) };
}
