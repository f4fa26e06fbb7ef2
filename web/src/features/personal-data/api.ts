import { useMemo } from 'react';
import { auth } from '#shared/contract/auth.ts';
import { chats } from '#shared/contract/chats.ts';
import { processing } from '#shared/contract/processing.ts';
import type { Call, Reply } from '#shared/contract/route.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Act } from '#shared/models/destruction.ts';
import type { PersonRef } from '#shared/rules/people/sources.ts';
import type { Messenger } from '#shared/rules/messengers.ts';
import { callApi } from '#web/lib/api-client.ts';
import { forgetAccount } from '#web/lib/forget-account.ts';
import { readSiteFacts } from '#web/lib/read-site-facts.ts';
import { endSession, readTokens, startSession } from '#web/lib/session.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';
import type { AccountPackage, PersonalData, Recipients, SeenIn } from './lib/describe.ts';

/** What is kept of whoever asks. */
export function usePersonalData() {
  return useApi(auth.exportMe, {});
}

/** Who opened the card of whoever asks in a workspace. */
export function useOwnViews(workspaceId: string) {
  return useApi(workspaces.readOwnViews, { params: { id: workspaceId } });
}

/** All that the answer to a person is made of, read now; what cannot be read is said there. */
export async function readAccountPackage(): Promise<AccountPackage> {
  const [data, facts] = await Promise.all([callApi(auth.exportMe, {}), readSiteFacts()]);
  const [recipients, seen] = await Promise.all([
    Promise.all(data.memberships.map((place) => readRecipients(place.workspace_id, place.workspace))),
    Promise.all(data.memberships.map(readSeen)),
  ]);
  return { data, facts, recipients, seen };
}

/** Which services a workspace has connected, as its settings say it now. */
export async function readRecipients(id: string, workspace: string): Promise<Recipients> {
  try {
    const { connected } = await callApi(processing.getRecipients, { params: { id } });
    return { workspace, connected };
  } catch {
    return { workspace, connected: null };
  }
}

async function readSeen({ workspace_id: id, workspace }: PersonalData['memberships'][number]): Promise<SeenIn> {
  try {
    const { views } = await callApi(workspaces.readOwnViews, { params: { id } });
    return { workspace, views };
  } catch {
    return { workspace, views: null };
  }
}

/** Agrees to the text of the consent that counts now; from then on everything is open again. */
export function useConsent(): (version: Call<typeof auth.giveConsent>['body']['version']) => Promise<void> {
  const { refreshAll } = useApiCache();
  return async (version) => {
    const { access_token } = await callApi(auth.giveConsent, { body: { version } });
    startSession({ access_token, refresh_token: readTokens()?.refresh_token ?? '' });
    await refreshAll();
  };
}

/** Withdraws what was agreed to: the chat is disconnected; the account is deleted and this device leaves. */
export function useWithdrawal() {
  const { refreshAll } = useApiCache();
  return useMemo(
    () => ({
      chat: async (id: string, channel: Messenger) => {
        await callApi(chats.unlinkChat, { params: { id, channel } });
        void refreshAll();
      },
      account: async () => {
        await callApi(auth.deleteMe, {});
        forgetAccount();
        endSession();
      },
    }),
    [refreshAll],
  );
}

/** What people have asked the company. */
export function useDataRequests(workspaceId: string) {
  return useApi(chats.listDataRequests, { params: { id: workspaceId } });
}

/** Writes requests down and says what becomes of them; what is shown of the workspace is read again afterwards. */
export function useRequestActions(id: string) {
  const { refreshAbout } = useApiCache();
  return useMemo(
    () => ({
      add: async (body: Call<typeof chats.addDataRequest>['body']) => {
        await callApi(chats.addDataRequest, { params: { id }, body });
        void refreshAbout(id);
      },
      change: async (requestId: string, body: Call<typeof chats.changeDataRequest>['body']) => {
        await callApi(chats.changeDataRequest, { params: { id, requestId }, body });
        void refreshAbout(id);
      },
    }),
    [id, refreshAbout],
  );
}

/** Sends a company a request about one's own data, or takes one back; what is kept of oneself is read again afterwards. */
export function useOwnRequests(id: string) {
  const { refreshAll } = useApiCache();
  return useMemo(
    () => ({
      send: async (body: Call<typeof chats.sendDataRequest>['body']) => {
        await callApi(chats.sendDataRequest, { params: { id }, body });
        void refreshAll();
      },
      withdraw: async (requestId: string) => {
        await callApi(chats.withdrawDataRequest, { params: { id, requestId } });
        void refreshAll();
      },
    }),
    [id, refreshAll],
  );
}

/** What may be done about blocked data: ending the block, or deleting what was kept of somebody without an account. */
export function useBlockActions(id: string) {
  const { refreshAbout } = useApiCache();
  return useMemo(
    () => ({
      end: async (person: PersonRef) => {
        await callApi(chats.endBlock, { params: { id, person } });
        void refreshAbout(id);
      },
      remove: async (contactId: string) => {
        await callApi(chats.deleteContact, { params: { id, contactId } });
        void refreshAbout(id);
      },
    }),
    [id, refreshAbout],
  );
}

/** Acts of destruction of a workspace, the newest first; those after a page begin at its cursor. */
export function useActs(id: string, cursor: string | null) {
  return useApi(processing.listDestructions, { params: { id }, query: cursor === null ? {} : { cursor } });
}

/** All of them, however many. */
export async function readActs(id: string): Promise<Act[]> {
  const acts: Act[] = [];
  let cursor: string | null = null;
  do {
    const query: { cursor?: string } = cursor === null ? {} : { cursor };
    const page: Reply<typeof processing.listDestructions> = await callApi(processing.listDestructions, {
      params: { id },
      query,
    });
    acts.push(...page.acts);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return acts;
}

/** Somebody without an account, with their number in full. */
export function readContact(id: string, contactId: string) {
  return callApi(chats.getContact, { params: { id, contactId } });
}
