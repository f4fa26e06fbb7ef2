import { useCallback } from 'react';
import type { SWRResponse } from 'swr';
import { auth } from '#shared/contract/auth.ts';
import type { Call, Reply } from '#shared/contract/route.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { callApi } from '#web/lib/api-client.ts';
import { forgetDevice } from '#web/lib/device-token.ts';
import { endSession } from '#web/lib/session.ts';
import { useApi, useApiCache, useApiMutation, type Mutation } from '#web/lib/use-api.ts';

type PersonalData = Reply<typeof auth.exportMe>;
export type Sessions = Reply<typeof auth.listSessions>;

/** Changes the profile; whoever shows the user shows the new one at once. */
export function useProfileChange(): Mutation<typeof auth.updateMe> {
  const change = useApiMutation(auth.updateMe);
  const { put } = useApiCache();
  const { run } = change;
  const runAndShow = useCallback(
    async (input: Call<typeof auth.updateMe>) => {
      const user = await run(input);
      await put(auth.me, {}, user);
      return user;
    },
    [run, put],
  );
  return { ...change, run: runAndShow };
}

export function usePasswordChange(): Mutation<typeof auth.changePassword> {
  return useApiMutation(auth.changePassword);
}

export function usePasswordReset(): Mutation<typeof auth.resetPassword> {
  return useApiMutation(auth.resetPassword);
}

export function useEmailConfirmation(): Mutation<typeof auth.confirmEmail> {
  return useApiMutation(auth.confirmEmail);
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

/** Ends every session; this device leaves as well. */
export async function leaveEverywhere(): Promise<void> {
  await callApi(auth.endSessions, {});
  endSession();
}

export function readPersonalData(): Promise<PersonalData> {
  return callApi(auth.exportMe, {});
}

/** Deletes the account and leaves. `withWorkspaces` says that the person saw which workspaces go with it. */
export async function deleteAccount(withWorkspaces: boolean): Promise<void> {
  await callApi(auth.deleteMe, withWorkspaces ? { query: { with_workspaces: 'true' } } : {});
  forgetDevice();
  endSession();
}

/** Reads the workspaces again, so that nobody deletes one they were not told of. */
export function useFreshWorkspaces(): () => Promise<void> {
  const { refresh } = useApiCache();
  return useCallback(() => refresh(workspaces.listWorkspaces, {}), [refresh]);
}
