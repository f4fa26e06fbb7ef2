import { parse } from 'papaparse';
import { NewContact } from '#shared/models/contact.ts';
import { peopleText } from '#text/people.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import type { ContactBody } from '../contacts-api.ts';

const text = peopleText.contacts;

/**
 * Reads a list as it was typed or copied from a spreadsheet: last name, first name, team, phone number, language. The
 * first mistake is told with its line.
 */
export function readContacts(typed: string): { readonly contacts: ContactBody[] } | { readonly mistake: string } {
  const { data } = parse<string[]>(typed.trim(), { delimitersToGuess: ['\t', ';', ','] });
  const contacts: ContactBody[] = [];
  for (const [index, cells] of data.entries()) {
    const [lastName = '', firstName = '', team = '', phone = '', language = ''] = cells.map((cell) => cell.trim());
    if (cells.every((cell) => cell.trim() === '')) continue;
    const contact = contactOf({ firstName, lastName, team, phone, language, basis: '' });
    const [mistake] = Object.values(mistakesOf(NewContact, contact));
    if (mistake !== undefined) return { mistake: text.row(index + 1, mistake) };
    contacts.push(contact);
  }
  return contacts.length === 0 ? { mistake: text.listWanted } : { contacts };
}

/** What is typed into the form of somebody. */
export interface TypedContact {
  readonly firstName: string;
  readonly lastName: string;
  readonly team: string;
  readonly phone: string;
  readonly language: string;
  readonly basis: string;
}

/** The same as it is sent: what is blank is not known. */
export function contactOf({ firstName, lastName, team, phone, language, basis }: TypedContact): ContactBody {
  return {
    first_name: firstName.trim(),
    last_name: lastName.trim(),
    team: team.trim() || null,
    phone: phone.trim() || null,
    // The schema says which there are; without one it is that of the workspace.
    language: (language || null) as NonNullable<ContactBody['language']> | null,
    ...(basis !== '' && { basis: basis as NonNullable<ContactBody['basis']> }), // border: the options are these
  };
}
