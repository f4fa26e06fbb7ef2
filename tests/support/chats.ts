import { hashOfSecret, sealBot } from '#functions/integrations/chats/bot-secrets.ts';
import { newLinkToken } from '#functions/accounts/email-link-token.ts';
import type { Messenger } from '#shared/rules/messengers.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { keys } from '#data/keys.ts';
import { update } from '#data/writes.ts';
import { repos, table, vault, type Person } from './factories.ts';

/**
 * A bot of a workspace, whatever its messenger would have said to that; gives the secret of its updates. One that was
 * made so before stays as it is.
 */
export async function makeBot(workspace: Workspace, messenger: Messenger, token = '1:tonus-bot'): Promise<string> {
  const secret = `secret-of-${workspace.id}`;
  const sealed = await sealBot({ token, secret }, workspace.id, messenger, vault);
  const known = await repos.chats.findBot(workspace.id, messenger);
  if (known?.secretHash === hashOfSecret(secret)) return secret;
  const values = { bot: { id: token.split(':')[0]!, name: 'tonus_bot' }, sealed, secretHash: hashOfSecret(secret) };
  await repos.chats.saveBot(workspace.id, messenger, values, known, new Date());
  return secret;
}

/** A chat of somebody with a bot that is there, and a link that would connect another. */
export async function makeChat(workspace: Workspace, messenger: Messenger, { id }: Pick<Person, 'id'>, chatId: string) {
  const now = new Date();
  const expiresAt = new Date(now.getTime() + 60_000);
  const { bot } = (await repos.chats.findBot(workspace.id, messenger))!;
  const { userId, hash } = newLinkToken(id);
  await repos.chats.saveLink(workspace.id, messenger, { userId, hash, expiresAt });
  await repos.chats.connect(
    workspace.id,
    messenger,
    { userId, hash, chatId, since: now.toISOString(), consent: null },
    bot,
    now,
  );
  await repos.chats.saveLink(workspace.id, messenger, { userId, hash: newLinkToken(id).hash, expiresAt });
}

/** From now on somebody reads English in this workspace. */
export async function speakEnglish({ id }: Workspace, person: Pick<Person, 'id'>): Promise<void> {
  await table.write(update(keys.member(id, person.id), { set: { language: 'en' } }, { exists: true }));
}
