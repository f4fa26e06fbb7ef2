import * as z from 'zod/mini';
import { NewContact } from '#shared/models/contact.ts';
import { CONTACT_BASES, CONTACT_SOURCES } from '#shared/rules/people/contacts.ts';
import { Moment, OldId } from './common.ts';

/** A line of a part with people without an account: their chats are bound anew, by themselves. */
export const ContactRecord = z.strictObject({
  ...NewContact.shape,
  kind: z.literal('contact'),
  id: OldId,
  source: z.nullable(z.enum(CONTACT_SOURCES)),
  basis: z.nullable(z.enum(CONTACT_BASES)),
  basis_on: z.nullable(z.iso.date()),
  created_at: Moment,
});
export type ContactRecord = z.output<typeof ContactRecord>;
