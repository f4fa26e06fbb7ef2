import { useMemo } from 'react';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import type { NewTaskSource, StatusMeanings } from '#shared/models/task-source.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApiCache } from '#web/lib/use-api.ts';

/** What connects and disconnects it, has it read and says what statuses count as; the new state is shown at once. */
export function useTaskSourceActions(id: string) {
  const { refresh } = useApiCache();
  return useMemo(() => {
    const input = { params: { id } };
    const look = async (): Promise<void> => {
      await refresh(bitrix24.getTaskSource, input);
    };
    const thenShown = async (work: Promise<unknown>): Promise<void> => {
      await work;
      await look();
    };
    return {
      connect: (body: NewTaskSource) => thenShown(callApi(bitrix24.connectTaskSource, { ...input, body })),
      choose: (body: StatusMeanings) => thenShown(callApi(bitrix24.chooseTaskStatuses, { ...input, body })),
      read: () => thenShown(callApi(bitrix24.readTaskSource, input)),
      disconnect: () => thenShown(callApi(bitrix24.disconnectTaskSource, input)),
      look,
    };
  }, [id, refresh]);
}
