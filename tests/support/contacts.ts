import { randomUUID } from 'node:crypto';
import { newLinkToken } from '#functions/accounts/email-link-token.ts';
import type { Contact } from '#functions/people/repositories/contacts.ts';
import { sealPhone } from '#functions/people/seal-phone.ts';
import { CONTACTS_MOST } from '#shared/rules/people/contacts.ts';
import type { Messenger } from '#shared/rules/messengers.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { dueDay, warnedFrom, type DataRequestKind } from '#shared/rules/data-requests.ts';
import { moscowDay, moscowMoment } from '#shared/rules/working-days.ts';
import { repos, vault } from './factories.ts';

interface Wanted {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly team?: string | null;
  readonly language?: PollLanguage;
  readonly phone?: string | null;
}

/** Somebody without an account in a workspace. */
export async function makeContact({ id }: { readonly id: string }, wanted: Wanted = {}): Promise<Contact> {
  const { firstName = 'Анвар', lastName = 'Каримов', team = null, language = 'ru', phone = '+79161234567' } = wanted;
  const contact = {
    id: randomUUID(),
    workspaceId: id,
    firstName,
    lastName,
    team,
    language,
    phone: await sealPhone(phone, id, vault),
    createdAt: new Date().toISOString(),
    source: 'hand' as const,
    basis: 'labour' as const,
    basisOn: moscowDay(new Date()),
    blocked: null,
    timesBlocked: 0,
  };
  const workspace = (await repos.workspaces.findConsistent(id))!;
  const outcome = await repos.contacts.add(workspace, [contact], CONTACTS_MOST);
  if (outcome !== 'added') throw new Error(`The contact was not added: ${outcome}`);
  return contact;
}

/** A chat of somebody without an account with a bot that is there, and a link that would connect another. */
export async function makeContactChat(contact: Contact, messenger: Messenger, chatId: string): Promise<void> {
  const { workspaceId } = contact;
  const now = new Date();
  const expiresAt = new Date(now.getTime() + 60_000);
  const { bot } = (await repos.chats.findBot(workspaceId, messenger))!;
  const { userId, hash } = newLinkToken(contact.id);
  await repos.chats.saveLink(workspaceId, messenger, { userId, hash, expiresAt });
  const chat = { userId, hash, chatId, since: now.toISOString(), consent: null };
  if (!(await repos.chats.connect(workspaceId, messenger, chat, bot, now, 'contact'))) throw new Error('No chat');
  await repos.chats.saveLink(workspaceId, messenger, { userId, hash: newLinkToken(userId).hash, expiresAt });
}

/** A request of a member or of somebody without an account about their data; the latter are made where nobody is named. */
export async function makeDataRequest(
  workspace: { readonly id: string },
  {
    contactId,
    memberId = null,
    receivedOn = moscowDay(new Date()),
    kind = 'access',
  }: { contactId?: string; memberId?: string | null; receivedOn?: string; kind?: DataRequestKind } = {},
) {
  const dueOn = dueDay(receivedOn, false);
  const request = {
    id: randomUUID(),
    workspaceId: workspace.id,
    contactId: memberId === null ? (contactId ?? (await makeContact(workspace)).id) : null,
    memberId,
    name: memberId === null ? null : 'Вера Ильина',
    wish: memberId === null ? null : 'Исправьте дату приёма',
    kind,
    receivedOn,
    dueOn,
    extendedBecause: null,
    state: 'open' as const,
    closedOn: null,
    closedBecause: null,
    warnAt: moscowMoment(warnedFrom(dueOn), '09:00').toISOString(),
    createdAt: new Date().toISOString(),
  };
  if (!(await repos.dataRequests.add(request))) throw new Error('The request was not written down');
  return request;
}
