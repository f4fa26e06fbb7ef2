import { siteAddress } from '#web/lib/site-address.ts';
import { noFormText as text } from '#text/poll-page/no-form.ts';
import { NotFound } from './not-found.tsx';

/** A code that leads nowhere was most likely mistyped. */
export function WrongCode() {
  return (
    <NotFound title={text.wrongCode} way={{ href: siteAddress('/c'), text: text.typeCode }}>
      {text.wrongCodeHint}
    </NotFound>
  );
}
