import { useMemo } from 'react';
import type { SWRResponse } from 'swr';
import { chats } from '#shared/contract/chats.ts';
import { isSubscribed, tryPush, turnOffPush, turnOnPush, type PushDevices } from '#web/lib/push.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

export type { PushDevices };

/** On which devices the person is told. */
export function usePushDevices(): SWRResponse<PushDevices, unknown> {
  return useApi(chats.getPushDevices, {});
}

type Outcome = 'sent' | 'not sent' | 'refused';

export interface PushActions {
  /** Whether this browser is subscribed. */
  readonly isSubscribed: () => Promise<boolean>;
  readonly turnOn: (publicKey: string) => Promise<Outcome>;
  /** Has a message sent to this device. */
  readonly tryOut: () => Promise<Outcome>;
  readonly turnOff: (device: PushDevices['devices'][number]) => Promise<null>;
}

/** What changes on which devices the person is told; whoever shows them shows the new ones at once. */
export function usePushActions(): PushActions {
  const { put } = useApiCache();
  return useMemo(() => {
    async function shown(saved: Awaited<ReturnType<typeof tryPush>>): Promise<boolean> {
      if (saved === null) return false;
      const { delivered, ...devices } = saved;
      await put(chats.getPushDevices, {}, devices);
      return delivered ?? false;
    }
    return {
      isSubscribed,
      turnOn: async (publicKey) => {
        const saved = await turnOnPush(publicKey);
        if (saved === null) return 'refused';
        return (await shown(saved)) ? 'sent' : 'not sent';
      },
      tryOut: async () => ((await shown(await tryPush())) ? 'sent' : 'not sent'),
      turnOff: async ({ id, current }) => {
        await turnOffPush(id, current);
        await put(
          chats.getPushDevices,
          {},
          (known) => known && { ...known, devices: known.devices.filter((one) => one.id !== id) },
        );
        return null;
      },
    };
  }, [put]);
}
