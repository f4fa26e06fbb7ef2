import { notFound } from '#core/http/errors.ts';
import { subjectSign } from '#functions/processing/subject-sign.ts';
import type { ContactsOperation } from '../operation.ts';
import { openPhone } from '../seal-phone.ts';

/** A person without an account with their phone number in full, for whoever may change it or answers their request, blocked or not. */
export const getContact: ContactsOperation<'getContact'> = async ({ repos, workspaceId, vault }, { params }) => {
  const contact = (await repos.contacts.findWithBlocked(workspaceId, params.contactId)) ?? notFound('contact');
  const chats = await repos.chats.ownOf(workspaceId, contact.id);
  return {
    id: contact.id,
    first_name: contact.firstName,
    last_name: contact.lastName,
    team: contact.team,
    language: contact.language,
    phone: contact.phone && (await openPhone(contact.phone, workspaceId, vault)),
    chats: chats.map(({ messenger }) => messenger),
    created_at: contact.createdAt,
    source: contact.source,
    basis: contact.basis,
    basis_on: contact.basisOn,
    destruction_sign: subjectSign(workspaceId, contact.id),
  };
};
