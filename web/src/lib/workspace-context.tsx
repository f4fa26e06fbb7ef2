import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { auth } from '#shared/contract/auth.ts';
import { workspaces as routes } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { DEFAULT_ROLE, type Role } from '#shared/rules/roles.ts';
import type { User } from '#shared/models/user.ts';
import type { Asker } from '#shared/rules/policy.ts';
import { can, type AskPermission } from '#shared/rules/permissions.ts';
import { callApi, watchDenials } from './api-client.ts';
import {
  clearCurrentWorkspaceId,
  readCurrentWorkspaceId,
  storeCurrentWorkspaceId,
  watchChoiceElsewhere,
} from './current-workspace.ts';
import { sameId } from './identifiers.ts';
import { useApi, useApiCache } from './use-api.ts';

/** Who is here and where they could be; `workspace` is null before the first one exists. */
export interface Account {
  /** Undefined while loading. */
  readonly user: User | undefined;
  readonly workspaces: readonly Workspace[] | undefined;
  readonly workspace: Workspace | null;
  /**
   * The current workspace was deleted, or the person is in it no more: what is shown of it stays until they go on, since
   * there may be words of theirs on the page.
   */
  readonly gone: boolean;
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
  /** Who asks, as the table of permissions sees them. */
  readonly asker: Asker;
  readonly can: AskPermission;
  /** Whether they see and change the money of the company; departments alone are a page of their own. */
  readonly seesMoney: boolean;
}

const AccountContext = createContext<Account | null>(null);

/** Loads the user and the workspaces and remembers which one is current. */
export function WorkspaceProvider({ children }: { readonly children: ReactNode }) {
  const user = useApi(auth.me, {});
  const list = useApi(routes.listWorkspaces, {});
  const { put } = useApiCache();
  const [chosenId, setChosenId] = useState(readCurrentWorkspaceId);
  // The workspace on the screen, as the list had it last.
  const [seen, setSeen] = useState<Workspace | null>(null);
  const gone = isGone(list.data, seen);
  const workspace = gone ? seen : chooseWorkspace(list.data, chosenId);
  if (workspace !== seen && list.data) setSeen(workspace);
  useReadingTheListAgain();

  useEffect(() => {
    if (gone) return;
    if (workspace) storeCurrentWorkspaceId(workspace.id);
    else if (list.data) clearCurrentWorkspaceId();
  }, [workspace, gone, list.data]);

  const select = useCallback(
    (id: string) => {
      setSeen(null);
      setChosenId(id);
      // The role of the list serves at once; the server's word replaces it when it comes.
      callApi(routes.getMyRole, { params: { id } })
        .then((rights) =>
          put(routes.listWorkspaces, {}, (known) =>
            known?.map((one) => (sameId(one.id, id) ? { ...one, ...rights } : one)),
          ),
        )
        .catch(() => undefined);
    },
    [put],
  );
  const add = useCallback(
    async (created: Workspace) => {
      await put(routes.listWorkspaces, {}, (known) => [...(known ?? []), created]);
      setSeen(null);
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
      const done = put(routes.listWorkspaces, {}, (known) => known?.filter((one) => !sameId(one.id, id)));
      // At the same moment: whoever goes by themselves is not told that it is gone.
      setSeen(null);
      setChosenId(null);
      await done;
    },
    [put],
  );

  const account = useMemo<Account>(
    () => ({
      user: user.data,
      workspaces: list.data,
      workspace,
      gone,
      error: (user.data === undefined && user.error) || (list.data === undefined && list.error) || null,
      select,
      add,
      update,
      forget,
    }),
    [user.data, user.error, list.data, list.error, workspace, gone, select, add, update, forget],
  );
  return <AccountContext value={account}>{children}</AccountContext>;
}

/**
 * Reads the list of workspaces again after something was not allowed or not found, and after another tab has chosen: the
 * workspace here may be gone, or the role another one. What is refused at one moment counts once.
 */
function useReadingTheListAgain(): void {
  const { refresh } = useApiCache();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void refresh(routes.listWorkspaces, {}), SETTLING_MILLISECONDS);
    };
    const stopDenials = watchDenials((route) => {
      if (route.key !== routes.listWorkspaces.key) soon();
    });
    const stopChoices = watchChoiceElsewhere(soon);
    return () => {
      clearTimeout(timer);
      stopDenials();
      stopChoices();
    };
  }, [refresh]);
}

/** So long the refusals of one page take to come together. */
const SETTLING_MILLISECONDS = 300;

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
  const asker = { userId: user.id, role, ownTeamsOnly: workspace.own_teams_only };
  const ask: AskPermission = (permission, ...about) => can(asker, permission, ...about);
  const seesMoney = ask('finance.read', { financeAccess: workspace.finance_access });
  return { user, workspace, role, workspaces, select, asker, can: ask, seesMoney };
}

/** The remembered workspace if it is still in the list, else the first; null without any. */
export function chooseWorkspace(list: readonly Workspace[] | undefined, rememberedId: string | null): Workspace | null {
  return list?.find((one) => sameId(one.id, rememberedId)) ?? list?.[0] ?? null;
}

/** Whether the workspace on the screen stands in the list no more. */
export function isGone(list: readonly Workspace[] | undefined, seen: Workspace | null): boolean {
  return seen !== null && list !== undefined && !list.some((one) => sameId(one.id, seen.id));
}
