import { conflict } from '#core/http/errors.ts';
import { refuseMore, requireWritable } from '#functions/subscriptions/plan.ts';
import { CONTACTS_MOST } from '#shared/rules/people/contacts.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { peopleErrors } from '#text/people/errors.ts';
import type { ContactsOperation } from '../operation.ts';
import { sealPhone } from '../seal-phone.ts';

/**
 * Writes down people without an account, all of them or none. Each takes the room of a member: a plan is for so many
 * people, however they are asked.
 */
export const addContacts: ContactsOperation<'addContacts'> = async (context, { body }) => {
  const { repos, workspaceId, now, newId, vault } = context;
  const { plan } = await requireWritable(context);
  const workspace = (await repos.workspaces.findConsistent(workspaceId)) ?? conflict(peopleErrors.contactsChanged);
  const { people } = plan.limits;
  const room = people === null ? Infinity : people - workspace.memberCount;
  if (workspace.contactCount + body.contacts.length > room) refuseMore(plan, 'people');
  const contacts = await Promise.all(
    body.contacts.map(async ({ first_name, last_name, team, language, phone, source, basis }) => ({
      id: newId(),
      workspaceId,
      firstName: first_name,
      lastName: last_name,
      team,
      language: language ?? workspace.language,
      phone: await sealPhone(phone, workspaceId, vault),
      createdAt: now.toISOString(),
      source: source ?? 'hand',
      basis: basis ?? 'labour',
      basisOn: moscowDay(now),
      blocked: null,
      timesBlocked: 0,
    })),
  );
  switch (await repos.contacts.add(workspace, contacts, CONTACTS_MOST)) {
    case 'added':
      return { ids: contacts.map(({ id }) => id) };
    case 'full':
      return conflict(peopleErrors.contactsFull(CONTACTS_MOST));
    case 'changed':
      return conflict(peopleErrors.contactsChanged);
  }
};
