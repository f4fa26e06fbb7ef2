import { CHANNELS, describeChannel, type Channel } from '#shared/channels/index.ts';
import { useChats } from '#web/lib/use-chats.ts';
import { usePortal } from '#web/lib/use-portal.ts';

/** The channels by which a workspace can tell its members at all: letters, and those that are connected. No SMS. */
export function useConnectedChannels(workspaceId: string): ReadonlySet<Channel> {
  const portal = usePortal(workspaceId).data;
  const chats = useChats(workspaceId).data?.chats ?? [];
  return new Set(
    CHANNELS.filter((channel) => {
      const { connection } = describeChannel(channel);
      if (connection === null) return true;
      if (connection === 'bitrix24') return Boolean(portal?.webhook_url);
      // No number of a member is known: SMS are for people without an account.
      if (connection === 'sms') return false;
      return chats.some((chat) => chat.channel === connection && chat.bot !== null);
    }),
  );
}
