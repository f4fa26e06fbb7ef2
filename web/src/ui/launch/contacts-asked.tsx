import { openingText } from '#text/common/launch.ts';
import { formatKopecks } from '#text/format.ts';
import { Caption } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import type { ContactsToAsk } from './use-contacts-asked.ts';

const text = openingText.channels;

interface ContactsAskedProps {
  readonly contacts: ContactsToAsk | null;
}

/** How many people without an account a run would ask, what SMS to them would cost, and how many it leaves out. */
export function ContactsAsked({ contacts }: ContactsAskedProps) {
  if (!contacts) return null;
  const { people, messages, price, price_most: most, total, left } = contacts.asked;
  return (
    <>
      {people > 0 && (
        <Caption>
          {text.contacts(people)}
          {messages > 0 &&
            price !== null &&
            ` ${text.smsCost(messages, text.smsPrice(formatKopecks(price), most === price ? null : formatKopecks(most!)), formatKopecks(total!))}`}
        </Caption>
      )}
      {contacts.missed > 0 && <Caption>{text.contactsMissed(contacts.missed)}</Caption>}
      {messages > 0 && price === null && <Note tone="warning">{text.smsUnknown}</Note>}
      {total !== null && left !== null && total > left && (
        <Note tone="warning">{text.smsOverCap(formatKopecks(left))}</Note>
      )}
    </>
  );
}
