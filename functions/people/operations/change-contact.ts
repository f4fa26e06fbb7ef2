import { notFound } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import type { ContactsOperation } from '../operation.ts';
import { sealPhone } from '../seal-phone.ts';

/** Says anew who somebody without an account is; their chats stay, and how they were written down. */
export const changeContact: ContactsOperation<'changeContact'> = async (context, { params, body }) => {
  const { repos, workspaceId, now, vault } = context;
  await requireWritable(context);
  const before = (await repos.contacts.findWithBlocked(workspaceId, params.contactId)) ?? notFound('contact');
  const { first_name: firstName, last_name: lastName, team, language, basis = before.basis } = body;
  const phone = await sealPhone(body.phone, workspaceId, vault);
  const read = language ?? ((await repos.workspaces.find(workspaceId)) ?? notFound('workspace')).language;
  // Another ground counts from today.
  const basisOn = basis === before.basis ? before.basisOn : moscowDay(now);
  const values = { firstName, lastName, team, language: read, phone, basis, basisOn };
  if (!(await repos.contacts.change(workspaceId, params.contactId, values))) notFound('contact');
};
