import { useMemo } from 'react';
import type { SWRResponse } from 'swr';
import { automations } from '#shared/contract/automations.ts';
import type { Call, Reply } from '#shared/contract/route.ts';
import type { Automation } from '#shared/models/automation.ts';
import type { NotificationPreferences } from '#shared/models/notification-preferences.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

type Change = Call<typeof automations.changeAutomation>['body'];

/** What runs by itself in a workspace; null as id means "not for you". */
export function useAutomations(id: string | null): SWRResponse<Reply<typeof automations.listAutomations>, unknown> {
  return useApi(automations.listAutomations, id === null ? null : { params: { id } });
}

/** Switches and sets one; the list shows at once what the server says of it. */
export function useAutomationChange(id: string): (name: Automation['name'], change: Change) => Promise<void> {
  const { put } = useApiCache();
  return useMemo(
    () => async (name, body) => {
      const changed = await callApi(automations.changeAutomation, { params: { id, name }, body });
      await put(
        automations.listAutomations,
        { params: { id } },
        (list) => list && { automations: list.automations.map((one) => (one.name === name ? changed : one)) },
      );
    },
    [id, put],
  );
}

/** Which letters of a workspace the person here gets. */
export function useLetters(id: string): SWRResponse<NotificationPreferences, unknown> {
  return useApi(automations.getNotifications, { params: { id } });
}

/** Chooses which letters come from here on. */
export function useLettersChange(id: string): (change: Partial<NotificationPreferences>) => Promise<void> {
  const { put } = useApiCache();
  return useMemo(
    () => async (body) => {
      const changed = await callApi(automations.changeNotifications, { params: { id }, body });
      await put(automations.getNotifications, { params: { id } }, changed);
    },
    [id, put],
  );
}

/** Stops the letters that a link from one of them names. */
export function unsubscribe(token: string): Promise<Reply<typeof automations.unsubscribe>> {
  return callApi(automations.unsubscribe, { params: { token } });
}
