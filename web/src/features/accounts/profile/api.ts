import { useCallback } from 'react';
import type { SWRResponse } from 'swr';
import { auth } from '#shared/contract/auth.ts';
import type { Call, Reply } from '#shared/contract/route.ts';
import type { User } from '#shared/models/user.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { callApi } from '#web/lib/api-client.ts';
import { rememberDevice } from '#web/lib/device-token.ts';
import { forgetAccount } from '#web/lib/forget-account.ts';
import { endSession } from '#web/lib/session.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

type PersonalData = Reply<typeof auth.exportMe>;
export type Sessions = Reply<typeof auth.listSessions>;

/** Changes the profile; whoever shows the user shows the new one at once. */
export function useProfileChange(): (body: Call<typeof auth.updateMe>['body']) => Promise<User> {
  const { put } = useApiCache();
  return useCallback(
    async (body) => {
      const user = await callApi(auth.updateMe, { body });
      await put(auth.me, {}, user);
      return user;
    },
    [put],
  );
}

/** A new password for whoever knows the old one; the other devices leave. */
export function usePasswordChange(): (body: Call<typeof auth.changePassword>['body']) => Promise<void> {
  const { refresh } = useApiCache();
  return useCallback(
    async (body) => {
      rememberDevice(await callApi(auth.changePassword, { body }));
      void refresh(auth.listSessions, {});
    },
    [refresh],
  );
}

/** A new password by the link of a letter. The server ends every session; this device had perhaps one of them. */
export async function resetPassword(body: Call<typeof auth.resetPassword>['body']): Promise<void> {
  rememberDevice(await callApi(auth.resetPassword, { body }));
  endSession();
}

/** Says that an address is whose letter was opened, by the token of the link in it. */
export function confirmEmail(token: string): Promise<Reply<typeof auth.confirmEmail>> {
  return callApi(auth.confirmEmail, { body: { token } });
}

/** Where the account is open. */
export function useSessions(): SWRResponse<Sessions, unknown> {
  return useApi(auth.listSessions, {});
}

/** Ends one session and takes it out of the list. */
export function useSessionEnd(): (id: string) => Promise<void> {
  const { put } = useApiCache();
  return useCallback(
    async (id) => {
      await callApi(auth.endSession, { params: { id } });
      await put(auth.listSessions, {}, (list) => list?.filter((session) => session.id !== id));
    },
    [put],
  );
}

/** Throws what the server says of a link that sets no new password any more. */
export async function checkResetLink(token: string): Promise<void> {
  await callApi(auth.checkPasswordReset, { body: { token } });
}

/** Ends every session; this device leaves as well. */
export async function leaveEverywhere(): Promise<void> {
  await callApi(auth.endSessions, {});
  endSession();
}

/** Everything that is kept of whoever asks, once. */
export function readPersonalData(): Promise<PersonalData> {
  return callApi(auth.exportMe, {});
}

/** Deletes the account and leaves. `withWorkspaces` says that the person saw which workspaces go with it. */
export async function deleteAccount(withWorkspaces: boolean): Promise<void> {
  await callApi(auth.deleteMe, withWorkspaces ? { query: { with_workspaces: 'true' } } : {});
  forgetAccount();
  endSession();
}

/** Reads the workspaces again, so that nobody deletes one they were not told of. */
export function useFreshWorkspaces(): () => Promise<void> {
  const { refresh } = useApiCache();
  return useCallback(() => refresh(workspaces.listWorkspaces, {}), [refresh]);
}
