import { useMemo } from 'react';
import { chats } from '#shared/contract/chats.ts';
import type { Call } from '#shared/contract/route.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApiCache } from '#web/lib/use-api.ts';

export type SmsBody = Call<typeof chats.connectSms>['body'];

/** What changes how a workspace sends SMS; whoever shows it shows the new state at once. */
export function useSmsActions(id: string) {
  const { refresh } = useApiCache();
  return useMemo(() => {
    const input = { params: { id } };
    const thenShown = async <Result>(work: Promise<Result>): Promise<Result> => {
      const result = await work;
      await refresh(chats.getSms, input);
      return result;
    };
    return {
      connect: (body: SmsBody) => thenShown(callApi(chats.connectSms, { ...input, body })),
      tryOut: (phone: string) => thenShown(callApi(chats.trySms, { ...input, body: { phone } })),
      disconnect: () => thenShown(callApi(chats.disconnectSms, input)),
    };
  }, [id, refresh]);
}
