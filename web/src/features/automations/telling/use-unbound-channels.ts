import type { Channel } from '#shared/channels/index.ts';
import { chats } from '#shared/contract/chats.ts';
import { tellingText as text } from '#text/automations/telling.ts';
import { useApi } from '#web/lib/use-api.ts';
import { useChats } from '#web/lib/use-chats.ts';

/** The channels that do not reach the person here yet, each with what is missing. */
export function useUnboundChannels(workspaceId: string): Partial<Record<Channel, string>> {
  const bots = useChats(workspaceId).data?.chats ?? [];
  const devices = useApi(chats.getPushDevices, {}).data?.devices;
  const unbound = bots.filter(({ own_since: since }) => since === null);
  return {
    ...Object.fromEntries(unbound.map(({ channel }) => [channel, text.noChat])),
    ...(devices?.length === 0 && { push: text.noDevice }),
  };
}
