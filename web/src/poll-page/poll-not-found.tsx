import { siteAddress } from '#web/lib/site-address.ts';
import { noFormText as text } from '#text/poll-page/no-form.ts';
import { NotFound } from './not-found.tsx';
import type { PollSource } from './poll-source.ts';

/** There is no poll behind this address. A code that leads nowhere was most likely mistyped. */
export function PollNotFound({ via }: Pick<PollSource, 'via'>) {
  if (via !== 'code') return <NotFound title={text.notFound}>{text.notFoundHint}</NotFound>;
  return (
    <NotFound title={text.wrongCode} way={{ href: siteAddress('/c'), text: text.typeCode }}>
      {text.wrongCodeHint}
    </NotFound>
  );
}
