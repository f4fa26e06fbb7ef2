import type { ReactNode } from 'react';
import { siteAddress } from '#web/lib/site-address.ts';
import { noFormText as text } from '#text/poll-page/no-form.ts';
import { Pulse } from './pulse.tsx';

/** Where to go from a page that has nothing. */
interface Way {
  readonly href: string;
  readonly text: string;
}

interface NotFoundProps {
  readonly title: ReactNode;
  /** Where to go from here; to the first page, unless another is named. */
  readonly way?: Way;
  readonly children: ReactNode;
}

/** The link leads nowhere, or to what is no longer open. */
export function NotFound({ title, way = { href: siteAddress('/'), text: text.toStart }, children }: NotFoundProps) {
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
