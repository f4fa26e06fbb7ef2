import { openingText } from '#text/common/launch.ts';
import { formatKopecks } from '#text/format.ts';
import { Caption } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import type { ContactsToAsk } from './use-contacts-asked.ts';

const text = openingText.channels;

interface ContactsAskedProps {
  readonly contacts: ContactsToAsk | null;
  /** Whether the run reminds. */
  readonly reminders: boolean;
}

/** How many people without an account a run would ask, what SMS to them would cost, with a reminder, and how many it leaves out. */
export function ContactsAsked({ contacts, reminders }: ContactsAskedProps) {
  if (!contacts) return null;
  const { people, messages, price, price_most: most, total, reminder_total: reminding, left } = contacts.asked;
  const inAll = total === null || reminding === null ? null : total + (reminders ? reminding : 0);
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
      {people > 0 && reminders && (
        <Caption>
          {text.contactsReminded(reminding !== null && reminding > 0 ? formatKopecks(reminding) : null)}
        </Caption>
      )}
      {contacts.missed > 0 && <Caption>{text.contactsMissed(contacts.missed)}</Caption>}
      {messages > 0 && price === null && <Note tone="warning">{text.smsUnknown}</Note>}
      {inAll !== null && left !== null && inAll > left && (
        <Note tone="warning">{text.smsOverCap(formatKopecks(left))}</Note>
      )}
    </>
  );
}
