import { useState, type ReactNode } from 'react';
import type { ErrorCode } from '#shared/errors.ts';
import type { Translation } from '#shared/models/translation.ts';
import { place, said } from '#shared/rules/text-places.ts';
import { slot } from '#web/answer-form/storage-slot.ts';
import { publicPageText as text } from '#text/poll-page.ts';
import { LanguageBar } from './language/language-bar.tsx';
import { speakOf } from './language/language.ts';
import { languageNow } from './language/now.ts';
import type { Offer } from './language/wanted.ts';
import { later } from './later.tsx';
import { LoadError, Loading } from './page-states.tsx';
import { Beside } from './beside-later.tsx';
import { wordsOf } from './sending-failure.ts';
import { Refusal } from './transport.ts';

/** Whether this device has a key to a dialogue, which may have been answered. */
const hasKeys = slot('localStorage', 'tonus:dialogues').read();
const NotOpen = later(async () => (await import('./not-found.tsx')).NotOpen);

/** What an address leads to. */
export type Found<T> =
  | { readonly kind: 'not-found' | 'not-open' | 'closed' }
  /** Null without a word of the server. */
  | { readonly kind: 'error'; readonly refusal: Refusal | null }
  | { readonly kind: 'ready'; readonly content: T };

/** A link is any text; one the server cannot even read is answered like one that never existed. */
const UNKNOWN_LINK = [400, 404, 422];
/** The link is right, and its run has not been opened yet. */
const NOT_OPEN: ErrorCode = 'run_not_open';
/** The link is right, and takes no answers any more. */
const CLOSED = 409;

/** Asks for what an address names; null names nothing. Never fails. */
export async function find<Link, T>(link: Link | null, load: (link: Link) => Promise<T>): Promise<Found<T>> {
  if (link === null) return { kind: 'not-found' };
  try {
    return { kind: 'ready', content: await load(link) };
  } catch (error) {
    return afterFailure(error);
  }
}

function afterFailure(error: unknown): Exclude<Found<never>, { readonly kind: 'ready' }> {
  if (!(error instanceof Refusal)) return { kind: 'error', refusal: null };
  if (error.code === NOT_OPEN) return { kind: 'not-open' };
  if (error.status === CLOSED) return { kind: 'closed' };
  return UNKNOWN_LINK.includes(error.status) ? { kind: 'not-found' } : { kind: 'error', refusal: error };
}

/** What is shown has a name, and may have languages. */
interface Shown extends Offer {
  readonly title: string;
  readonly translation?: Translation | null | undefined;
}

/** Speaks of what was found in the language that suits it and the reader, and names the page. */
export async function speakOfFound<T extends Shown>(found: Found<T>): Promise<Found<T>> {
  const content = found.kind === 'ready' ? found.content : null;
  await speakOf(content ?? {});
  document.title = content ? said(content.translation ?? null, place.title, content.title) : text.untitled;
  return found;
}

interface FoundPageProps<T> {
  /** What came of asking the first time; the document itself stands in for the wait. */
  readonly first: Found<T>;
  readonly find: () => Promise<Found<T>>;
  readonly notFound: ReactNode;
  readonly closed: ReactNode;
  /** What is shown has no text of its own that would have to be in the language of the page. */
  readonly anyLanguage?: boolean;
  readonly children: (content: T, onReload: () => void) => ReactNode;
}

/** A page of what its link leads to, or why there is nothing. */
export function FoundPage<T extends Shown>({
  first,
  find: ask,
  notFound,
  closed,
  anyLanguage,
  children,
}: FoundPageProps<T>) {
  const [state, setState] = useState<Found<T> | { readonly kind: 'loading' }>(first);
  const askAgain = () => {
    setState({ kind: 'loading' });
    void ask().then(speakOfFound).then(setState);
  };
  const change = async () => {
    const found = await ask();
    // What somebody is answering stays: it can be had in this language, if not in that one.
    if (state.kind === 'ready' && found.kind !== 'ready') throw new Error('There is nothing in another language');
    setState(await speakOfFound(found));
  };
  return (
    <>
      {hasKeys && <Beside />}
      <LanguageBar
        of={state.kind === 'ready' && !anyLanguage ? { language: languageNow(), ...state.content } : {}}
        onChange={change}
      />
      <Content {...{ state, askAgain, notFound, closed, children }} />
    </>
  );
}

interface ContentProps<T> extends Pick<FoundPageProps<T>, 'notFound' | 'closed' | 'children'> {
  readonly state: Found<T> | { readonly kind: 'loading' };
  readonly askAgain: () => void;
}

function Content<T>({ state, askAgain, notFound, closed, children }: ContentProps<T>) {
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
      return <LoadError message={state.refusal ? wordsOf(state.refusal) : text.loadOffline} onRetry={askAgain} />;
    case 'ready':
      return children(state.content, askAgain);
  }
}
