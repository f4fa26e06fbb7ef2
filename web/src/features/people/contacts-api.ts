import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { chats } from '#shared/contract/chats.ts';
import type { Call, Reply } from '#shared/contract/route.ts';
import { CONTACTS_AT_ONCE } from '#shared/rules/people/contacts.ts';
import { callApi } from '#web/lib/api-client.ts';
import { requireWorkspaceId } from '#web/lib/identifiers.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

/** How the keys of lists that are read page by page begin. */
const LIST_OF_PAGES = '$inf$';

export type Contact = Reply<typeof chats.getContact>;
export type ContactBody = Call<typeof chats.changeContact>['body'];
export type Slips = Reply<typeof chats.printSlips>;

/** Somebody without an account, with their number in full; null as id means "not for you". */
export function useContact(workspaceId: string, contactId: string | null) {
  const params = { id: requireWorkspaceId(workspaceId), contactId: contactId ?? '' };
  return useApi(chats.getContact, contactId === null ? null : { params });
}

/** What can be done with people without an account; whatever is shown of the workspace is read again afterwards. */
export function useContactActions(workspaceId: string) {
  const { refreshAbout } = useApiCache();
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => {
    const id = requireWorkspaceId(workspaceId);
    const then = async <Result>(work: Promise<Result>): Promise<Result> => {
      const result = await work;
      void refreshAbout(id);
      return result;
    };
    return {
      /** In several calls where they are many; how many were added. */
      add: async (people: readonly ContactBody[]) => {
        for (let from = 0; from < people.length; from += CONTACTS_AT_ONCE) {
          const body = { contacts: people.slice(from, from + CONTACTS_AT_ONCE) };
          await then(callApi(chats.addContacts, { params: { id }, body }));
        }
        return people.length;
      },
      change: (contactId: string, body: ContactBody) =>
        then(callApi(chats.changeContact, { params: { id, contactId }, body })),
      /** Lists that are not shown now forget what they knew; the page of whoever is gone is not asked for again. */
      remove: async (contactId: string) => {
        await callApi(chats.deleteContact, { params: { id, contactId } });
        for (const key of cache.keys()) {
          // Not without reading again: the mark of an earlier read would keep the next one from beginning.
          if (key.startsWith(LIST_OF_PAGES) && key.includes(id)) await mutate(key, undefined);
        }
      },
      /** Writes down what somebody has asked about their data. */
      ask: (body: Call<typeof chats.addDataRequest>['body']) =>
        then(callApi(chats.addDataRequest, { params: { id }, body })),
      slips: (ids: readonly string[]) => callApi(chats.printSlips, { params: { id }, body: { ids: [...ids] } }),
    };
  }, [workspaceId, refreshAbout, cache, mutate]);
}
