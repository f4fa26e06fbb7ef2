import * as z from 'zod/mini';
import { CONTACT_BASES, CONTACT_SOURCES, CONTACTS_AT_ONCE } from '../rules/people/contacts.ts';
import { PHONE_MAX_TYPED, readPhone } from '../rules/phone.ts';
import { MESSENGERS } from '../rules/messengers.ts';
import { POLL_LANGUAGES } from '../rules/poll-languages.ts';
import { Id, Instant, nameLine } from './common.ts';
import { Team } from './team.ts';
import { contactsValidation } from '#text/people/contacts-validation.ts';

export const CONTACT_NAME_MAX_LENGTH = 100;

const WRONG_PHONE = () => contactsValidation.wrongPhone;

/** A phone number in whatever way it is typed, kept as +79161234567. */
export const Phone = z.pipe(
  z.string({ error: WRONG_PHONE }).check(
    z.trim(),
    z.maxLength(PHONE_MAX_TYPED, { error: WRONG_PHONE, abort: true }),
    z.refine((text) => readPhone(text) !== null, { error: WRONG_PHONE }),
  ),
  z.transform((text: string) => readPhone(text)!),
);

/** A person of the company without an account, as they are written down. */
export const NewContact = z.strictObject({
  first_name: nameLine(
    CONTACT_NAME_MAX_LENGTH,
    () => contactsValidation.firstNameWanted,
    () => contactsValidation.nameTooLong,
  ),
  last_name: nameLine(
    CONTACT_NAME_MAX_LENGTH,
    () => contactsValidation.lastNameWanted,
    () => contactsValidation.nameTooLong,
  ),
  team: z._default(z.nullable(Team), null),
  /** In which they are asked; left out or null: in that of the workspace. */
  language: z._default(z.nullable(z.enum(POLL_LANGUAGES, { error: () => contactsValidation.unknownLanguage })), null),
  phone: z._default(z.nullable(Phone), null),
  /** How they are written down; left out: by hand. Said once, when they are added. */
  source: z.optional(z.enum(CONTACT_SOURCES, { error: () => contactsValidation.unknownSource })),
  /** On what ground the company has their data; left out: as before, or labour law. */
  basis: z.optional(z.enum(CONTACT_BASES, { error: () => contactsValidation.unknownBasis })),
});
export type NewContact = z.output<typeof NewContact>;

export const NewContacts = z.strictObject({
  contacts: z
    .array(NewContact, { error: () => contactsValidation.contactsWanted })
    .check(
      z.minLength(1, { error: () => contactsValidation.contactsWanted }),
      z.maxLength(CONTACTS_AT_ONCE, { error: () => contactsValidation.contactsAtOnce }),
    ),
});

/** The same with all that those may see who may change it: the number in full, which chats are connected. */
export const Contact = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  team: z.nullable(z.string()),
  language: z.enum(POLL_LANGUAGES),
  phone: z.nullable(z.string()),
  chats: z.array(z.enum(MESSENGERS)),
  created_at: Instant,
  /** Null of those written down before this was asked. */
  source: z.nullable(z.enum(CONTACT_SOURCES)),
  basis: z.nullable(z.enum(CONTACT_BASES)),
  /** Since when they are kept on that ground. */
  basis_on: z.nullable(z.string()),
  /** By what an act would name them once they are deleted. */
  destruction_sign: z.string(),
});
export type Contact = z.infer<typeof Contact>;

export const AddedContacts = z.object({ ids: z.array(Id) });

/** Whose slips are wanted. */
export const SlipsWanted = z.strictObject({
  ids: z.array(Id, { error: () => contactsValidation.contactsWanted }).check(
    z.minLength(1, { error: () => contactsValidation.contactsWanted }),
    z.maxLength(CONTACTS_AT_ONCE, { error: () => contactsValidation.contactsAtOnce }),
    z.refine((ids) => new Set(ids).size === ids.length, { error: () => contactsValidation.contactsOnce }),
  ),
});

/** What is printed for somebody: a link to each bot of the workspace that connects the chat it is opened in, once. */
export const Slips = z.object({
  slips: z.array(
    z.object({
      id: Id,
      first_name: z.string(),
      last_name: z.string(),
      language: z.enum(POLL_LANGUAGES),
      links: z.array(z.object({ channel: z.enum(MESSENGERS), url: z.string() })),
    }),
  ),
  expires_at: Instant,
});
