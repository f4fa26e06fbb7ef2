import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { auth } from '#shared/contract/auth.ts';
import { workspaces as routes } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { DEFAULT_ROLE, type Role } from '#shared/rules/roles.ts';
import type { User } from '#shared/models/user.ts';
import { can, type AskPermission } from '#shared/rules/permissions.ts';
import { callApi } from './api-client.ts';
import { clearCurrentWorkspaceId, readCurrentWorkspaceId, storeCurrentWorkspaceId } from './current-workspace.ts';
import { sameId } from './identifiers.ts';
import { useApi, useApiCache } from './use-api.ts';

/** Who is here and where they could be; `workspace` is null before the first one exists. */
export interface Account {
  /** Undefined while loading. */
  readonly user: User | undefined;
  readonly workspaces: readonly Workspace[] | undefined;
  readonly workspace: Workspace | null;
  readonly error: unknown;
  readonly select: (id: string) => void;
  /** Takes a workspace just created into the list and makes it the current one. */
  readonly add: (workspace: Workspace) => Promise<void>;
  /** Shows a workspace as it is now: renamed, or with another role. */
  readonly update: (workspace: Workspace) => Promise<void>;
  /** Takes a workspace that is deleted or left out of the list; another one becomes the current one. */
  readonly forget: (id: string) => Promise<void>;
}

export interface CurrentWorkspace {
  readonly user: User;
  readonly workspace: Workspace;
  readonly role: Role;
  readonly workspaces: readonly Workspace[];
  readonly select: (id: string) => void;
  readonly can: AskPermission;
}

const AccountContext = createContext<Account | null>(null);

/** Loads the user and the workspaces and remembers which one is current. */
export function WorkspaceProvider({ children }: { readonly children: ReactNode }) {
  const user = useApi(auth.me, {});
  const list = useApi(routes.listWorkspaces, {});
  const { put } = useApiCache();
  const [chosenId, setChosenId] = useState(readCurrentWorkspaceId);
  const workspace = chooseWorkspace(list.data, chosenId);

  useEffect(() => {
    if (workspace) storeCurrentWorkspaceId(workspace.id);
    else if (list.data) clearCurrentWorkspaceId();
  }, [workspace, list.data]);

  const select = useCallback(
    (id: string) => {
      setChosenId(id);
      // The role of the list serves at once; the server's word replaces it when it comes.
      callApi(routes.getMyRole, { params: { id } })
        .then(({ user_role }) =>
          put(routes.listWorkspaces, {}, (known) =>
            known?.map((one) => (sameId(one.id, id) ? { ...one, user_role } : one)),
          ),
        )
        .catch(() => undefined);
    },
    [put],
  );
  const add = useCallback(
    async (created: Workspace) => {
      await put(routes.listWorkspaces, {}, (known) => [...(known ?? []), created]);
      setChosenId(created.id);
    },
    [put],
  );

  const update = useCallback(
    (changed: Workspace) =>
      put(routes.listWorkspaces, {}, (known) => known?.map((one) => (sameId(one.id, changed.id) ? changed : one))),
    [put],
  );
  const forget = useCallback(
    async (id: string) => {
      await put(routes.listWorkspaces, {}, (known) => known?.filter((one) => !sameId(one.id, id)));
      setChosenId(null);
    },
    [put],
  );

  const account = useMemo<Account>(
    () => ({
      user: user.data,
      workspaces: list.data,
      workspace,
      error: (user.data === undefined && user.error) || (list.data === undefined && list.error) || null,
      select,
      add,
      update,
      forget,
    }),
    [user.data, user.error, list.data, list.error, workspace, select, add, update, forget],
  );
  return <AccountContext value={account}>{children}</AccountContext>;
}

/** The account, also while it loads or has no workspace; for the shell. */
export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error('useAccount stands outside of WorkspaceProvider');
  return account;
}

/** The current workspace and what its role allows. Sections are shown only when there is one. */
export function useWorkspace(): CurrentWorkspace {
  const { user, workspace, workspaces, select } = useAccount();
  if (!user || !workspace || !workspaces) throw new Error('useWorkspace stands outside of a loaded workspace');
  const role = workspace.user_role ?? DEFAULT_ROLE;
  const asker = { userId: user.id, role };
  return { user, workspace, role, workspaces, select, can: (permission, ...about) => can(asker, permission, ...about) };
}

/** The remembered workspace if it is still in the list, else the first; null without any. */
export function chooseWorkspace(list: readonly Workspace[] | undefined, rememberedId: string | null): Workspace | null {
  return list?.find((one) => sameId(one.id, rememberedId)) ?? list?.[0] ?? null;
}
