import { jobItem } from '#data/job-item.ts';
import { insert, type Write } from '#data/writes.ts';
import type { Repositories } from '#data/repositories.ts';
import type { Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import type { WebhookStop } from '#shared/rules/webhooks.ts';
import type { Webhook } from './repositories/webhook.ts';

interface Writing {
  readonly repos: Pick<Repositories, 'members'>;
  readonly now: Date;
  readonly newId: () => string;
}

/** To whoever made a subscription and to the owner, as far as they are members: it was switched off, and why. */
export async function letterWrites(
  { createdBy, address }: Pick<Webhook, 'createdBy' | 'address'>,
  stop: WebhookStop,
  { id, name, ownerId }: Pick<Workspace, 'id' | 'name' | 'ownerId'>,
  { repos, now, newId }: Writing,
): Promise<Write[]> {
  const wanted = [...new Set([ownerId, ...(createdBy === null ? [] : [createdBy])])];
  const { members } = await repos.members.known(id, wanted);
  // The path of an address may be a secret of the receiver.
  const values = { workspace: name, receiver: new URL(address).host, gone: stop === 'gone' };
  const mail = { template: 'webhook-stopped', values } as const;
  return members.map(({ email: to, userId: account, language }) =>
    insert(jobItem({ kind: 'send-mail', to, account, language, mail }, newId(), now)),
  );
}
