import { publicPageText as text } from '#text/poll-page.ts';
import { Pulse } from './pulse.tsx';

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
