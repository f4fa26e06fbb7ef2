import type { ChatsOperation } from '../operation.ts';

/** Forgets the key of the gateway, as often as asked. What the month has cost stays: connected anew, the cap still holds. */
export const disconnectSms: ChatsOperation<'disconnectSms'> = async ({ repos, workspaceId }) => {
  await repos.sms.remove(workspaceId);
};
