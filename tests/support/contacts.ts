import { randomUUID } from 'node:crypto';
import { newLinkToken } from '#functions/accounts/email-link-token.ts';
import type { Contact } from '#functions/people/repositories/contacts.ts';
import { newRequest } from '#functions/people/new-request.ts';
import { sealPhone } from '#functions/people/seal-phone.ts';
import { CONTACTS_MOST } from '#shared/rules/people/contacts.ts';
import type { Messenger } from '#shared/rules/messengers.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import type { Block, DataRequestKind } from '#shared/rules/data-requests.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
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

/** A request about their data of somebody without an account, who is made where nobody is named. */
export async function makeDataRequest(
  workspace: { readonly id: string },
  {
    contactId,
    receivedOn = moscowDay(new Date()),
    kind = 'access',
    block = null,
  }: { contactId?: string; receivedOn?: string; kind?: DataRequestKind; block?: Block | null } = {},
) {
  const of = contactId ?? (await makeContact(workspace)).id;
  const asked = {
    id: randomUUID(),
    workspaceId: workspace.id,
    memberId: null,
    name: null,
    wish: null,
    kind,
    receivedOn,
  };
  const request = { ...newRequest({ ...asked, contactId: of }, new Date()), contactId: of };
  if (!(await repos.dataRequests.add(request, block))) throw new Error('The request was not written down');
  return request;
}

/** A request of a member about their own data. */
export async function makeOwnRequest({ id: workspaceId }: { readonly id: string }, memberId: string) {
  const now = new Date();
  const told = {
    name: 'Вера Ильина',
    wish: 'Исправьте дату приёма',
    kind: 'access',
    receivedOn: moscowDay(now),
  } as const;
  const request = newRequest({ id: randomUUID(), workspaceId, contactId: null, memberId, ...told }, now);
  const member = await repos.members.find(workspaceId, memberId);
  if (!member || !(await repos.dataRequests.addOwn(request, member, null, [])))
    throw new Error('The request was not sent');
  return request;
}
