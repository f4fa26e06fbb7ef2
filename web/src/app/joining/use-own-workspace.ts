import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { workspaceOfLink } from '#shared/rules/workspace-of-link.ts';
import { readingRules, useApi } from '#web/lib/use-api.ts';
import { useHasSession } from '#web/lib/use-session.ts';

/** The workspace a link leads to, for who is in it; undefined while that is being asked. */
export function useOwnWorkspace(token: string): Workspace | null | undefined {
  const hasSession = useHasSession();
  const { data, error } = useApi(workspaces.listWorkspaces, hasSession ? {} : null, readingRules);
  if (!hasSession || error !== undefined) return null;
  if (data === undefined) return undefined;
  const id = workspaceOfLink(token);
  return data.find((one) => one.id === id) ?? null;
}
