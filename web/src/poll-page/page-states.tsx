import type { ReactNode } from 'react';
import { publicPageText as text } from '#text/poll-page.ts';
import { Pulse } from './pulse.tsx';
import { siteAddress } from '#web/lib/site-address.ts';

/** The shape of the form while it is on its way. */
export function Loading() {
  return (
    <main className="page" aria-busy="true">
      <p className="visually-hidden" role="status">
        {text.loading}
      </p>
      <div aria-hidden="true" className="skeletons">
        <div className="skeleton skeleton-bar" />
        <div className="skeleton skeleton-title" />
        <div className="skeleton skeleton-note" />
        <div className="skeleton skeleton-card" />
        <div className="skeleton skeleton-card" />
      </div>
    </main>
  );
}

const START = { href: siteAddress('/'), text: text.toStart };

interface NotFoundProps {
  readonly title: ReactNode;
  /** Where to go from here; to the first page, unless another is named. */
  readonly way?: typeof START;
  readonly children: ReactNode;
}

/** The link leads nowhere, or to what is no longer open. */
export function NotFound({ title, way = START, children }: NotFoundProps) {
  return (
    <main className="page page-message">
      <Pulse />
      <h1>{title}</h1>
      <p>{children}</p>
      <a className="button button-outline" href={way.href}>
        {way.text}
      </a>
    </main>
  );
}

/** The link is right, but nobody has opened its run yet. */
export function NotOpen({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main className="page page-message">
      <Pulse />
      <h1>{text.notOpen}</h1>
      <p>{text.notOpenHint}</p>
      <button type="button" className="button button-outline" onClick={onRetry}>
        {text.checkAgain}
      </button>
    </main>
  );
}

/** The poll could not be read; asking again may help. */
export function LoadError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <main className="page page-message">
      <Pulse />
      <div role="alert">
        <h1>{text.loadFailed}</h1>
        <p>{message}</p>
      </div>
      <button type="button" className="button" onClick={onRetry}>
        {text.retry}
      </button>
    </main>
  );
}
