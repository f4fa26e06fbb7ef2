import { safeStorage } from './safe-storage.ts';

const KEY = 'device_token';

/**
 * What tells the server that somebody has logged in to this account here before: it lets them in while others flood the
 * account with wrong passwords. It outlives the session and goes along with a login and a request for a new password
 * only. Empty where nobody has logged in.
 */
export function knownDevice(): { device_token?: string } {
  const token = safeStorage.read(KEY);
  return token === null ? {} : { device_token: token };
}

/** Keeps what a login or a new password has given this device. */
export function rememberDevice({ device_token: token }: { readonly device_token: string }): void {
  safeStorage.write(KEY, token);
}

/** After the account is deleted: there is nothing left to log in to. */
export function forgetDevice(): void {
  safeStorage.remove(KEY);
}
