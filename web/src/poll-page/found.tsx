import { useState, type ReactNode } from 'react';
import type { ErrorCode } from '#shared/errors.ts';
import { publicPageText as text } from '#text/poll-page.ts';
import { later } from './later.tsx';
import { LoadError, Loading } from './page-states.tsx';
import { wordsOf } from './sending-failure.ts';
import { Refusal } from './transport.ts';

const NotOpen = later(async () => (await import('./not-found.tsx')).NotOpen);

/** What an address leads to. */
export type Found<T> =
  | { readonly kind: 'not-found' | 'not-open' | 'closed' }
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'ready'; readonly content: T };

/** A link is any text; one the server cannot even read is answered like one that never existed. */
const UNKNOWN_LINK = [400, 404, 422];
/** The link is right, and its run has not been opened yet. */
const NOT_OPEN: ErrorCode = 'run_not_open';
/** The link is right, and takes no answers any more. */
const CLOSED = 409;

/** Asks for what an address names; null names nothing. Never fails. */
export async function find<Link, T extends { readonly title: string }>(
  link: Link | null,
  load: (link: Link) => Promise<T>,
): Promise<Found<T>> {
  if (link === null) return { kind: 'not-found' };
  try {
    const content = await load(link);
    document.title = content.title;
    return { kind: 'ready', content };
  } catch (error) {
    return afterFailure(error);
  }
}

function afterFailure(error: unknown): Exclude<Found<never>, { readonly kind: 'ready' }> {
  if (!(error instanceof Refusal)) return { kind: 'error', message: text.loadOffline };
  if (error.code === NOT_OPEN) return { kind: 'not-open' };
  if (error.status === CLOSED) return { kind: 'closed' };
  return UNKNOWN_LINK.includes(error.status) ? { kind: 'not-found' } : { kind: 'error', message: wordsOf(error) };
}

interface FoundPageProps<T> {
  /** What came of asking the first time; the document itself stands in for the wait. */
  readonly first: Found<T>;
  readonly find: () => Promise<Found<T>>;
  readonly notFound: ReactNode;
  readonly closed: ReactNode;
  readonly children: (content: T, onReload: () => void) => ReactNode;
}

/** A page of what its link leads to, or why there is nothing. */
export function FoundPage<T>({ first, find: ask, notFound, closed, children }: FoundPageProps<T>) {
  const [state, setState] = useState<Found<T> | { readonly kind: 'loading' }>(first);
  const askAgain = () => {
    setState({ kind: 'loading' });
    void ask().then(setState);
  };
  switch (state.kind) {
    case 'loading':
      return <Loading />;
    case 'not-found':
      return notFound;
    case 'not-open':
      return <NotOpen onRetry={askAgain} />;
    case 'closed':
      return closed;
    case 'error':
      return <LoadError message={state.message} onRetry={askAgain} />;
    case 'ready':
      return children(state.content, askAgain);
  }
}
