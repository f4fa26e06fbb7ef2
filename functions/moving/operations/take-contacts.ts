import { openPhone } from '#functions/people/seal-phone.ts';
import type { MovingOperation } from '../operation.ts';
import type { ContactRecord } from '../records/contacts.ts';

/**
 * People without an account, with their phone numbers, and without the chats they have connected. Those whose data are
 * blocked stay: nothing is done with these until the block ends.
 */
export const takeContacts: MovingOperation<'contacts', 'takeContacts'> = async ({ repos, workspaceId, vault }) => {
  const contacts = await repos.contacts.all(workspaceId);
  const records = await Promise.all(
    contacts.map(async (contact): Promise<ContactRecord> => ({
      kind: 'contact',
      id: contact.id,
      first_name: contact.firstName,
      last_name: contact.lastName,
      team: contact.team,
      language: contact.language,
      phone: contact.phone && (await openPhone(contact.phone, workspaceId, vault)),
      source: contact.source,
      basis: contact.basis,
      basis_on: contact.basisOn,
      created_at: contact.createdAt,
    })),
  );
  return { lines: records.map((record) => JSON.stringify(record)), next_cursor: null };
};
