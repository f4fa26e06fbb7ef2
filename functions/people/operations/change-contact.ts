import { notFound } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import type { ContactsOperation } from '../operation.ts';
import { sealPhone } from '../seal-phone.ts';

/** Says anew who somebody without an account is; their chats stay. */
export const changeContact: ContactsOperation<'changeContact'> = async (context, { params, body }) => {
  const { repos, workspaceId, vault } = context;
  await requireWritable(context);
  const { first_name: firstName, last_name: lastName, team, language } = body;
  const phone = await sealPhone(body.phone, workspaceId, vault);
  const read = language ?? ((await repos.workspaces.find(workspaceId)) ?? notFound('workspace')).language;
  const values = { firstName, lastName, team, language: read, phone };
  if (!(await repos.contacts.change(workspaceId, params.contactId, values))) notFound('contact');
};
