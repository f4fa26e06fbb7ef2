import { isWorkspaceId } from './identifiers.ts';
import { stored } from './stored.ts';

const KEY = 'currentWorkspaceId';

/** The workspace chosen last on this device; null when there is none or the stored value is no id. */
export function readCurrentWorkspaceId(): string | null {
  const id = stored.read(KEY);
  return isWorkspaceId(id) ? id : null;
}

/** Remembers a choice; a value that is no id is ignored. */
export function storeCurrentWorkspaceId(id: unknown): void {
  if (isWorkspaceId(id)) stored.write(KEY, id);
}

export function clearCurrentWorkspaceId(): void {
  stored.remove(KEY);
}
