import { personRef } from '#shared/rules/people/sources.ts';
import type { PersonRecord } from './records.ts';
import type { Contact } from './repositories/contacts.ts';

/** What the workspace has written down of people without an account. */
export function contactRecords(contacts: readonly Contact[]): PersonRecord[] {
  return contacts.map((contact) => ({
    ref: personRef('contact', contact.id),
    source: 'contact',
    firstName: contact.firstName,
    secondName: '',
    lastName: contact.lastName,
    email: null,
    position: null,
    team: contact.team,
    hiredOn: null,
    manager: null,
    isTop: false,
    active: true,
    guest: false,
    lastLogin: null,
    leftAt: null,
  }));
}
