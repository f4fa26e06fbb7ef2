import { isWorkspaceId } from './identifiers.ts';
import { safeStorage } from './safe-storage.ts';

const KEY = 'currentWorkspaceId';

/** The workspace chosen last on this device; null when there is none or the stored value is no id. */
export function readCurrentWorkspaceId(): string | null {
  const id = safeStorage.read(KEY);
  return isWorkspaceId(id) ? id : null;
}

/** Remembers a choice; a value that is no id is ignored. */
export function storeCurrentWorkspaceId(id: unknown): void {
  if (isWorkspaceId(id)) safeStorage.write(KEY, id);
}

/** Calls back when another tab has chosen a workspace, or has none any more. */
export function watchChoiceElsewhere(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Forgets which workspace was looked at. */
export function clearCurrentWorkspaceId(): void {
  safeStorage.remove(KEY);
}
