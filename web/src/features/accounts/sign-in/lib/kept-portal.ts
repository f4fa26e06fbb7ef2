import { safeStorage } from '#web/lib/safe-storage.ts';

/** Whoever came from a portal of Bitrix24 comes from it again. */
const KEY = 'sign_in_portal';

/** The portal that was named on this device before; null where none was. */
export function keptPortal(): string | null {
  return safeStorage.read(KEY);
}

/** Keeps it. */
export function keepPortal(portal: string): void {
  safeStorage.write(KEY, portal);
}
