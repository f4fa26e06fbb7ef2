import { forgetDevice } from './device-token.ts';
import { readTokens } from './session.ts';

/**
 * What this device keeps of an account that is deleted, before its session ends: drafts of its answers and what they were
 * sent under stand here under its id, and nobody could open them any more.
 */
export function forgetAccount(): void {
  const id = accountOf(readTokens()?.access_token);
  if (id !== null) removeNamed(id);
  forgetDevice();
}

function removeNamed(id: string): void {
  try {
    for (const key of Object.keys(window.localStorage)) if (key.includes(id)) window.localStorage.removeItem(key);
  } catch {
    // A storage that may not be looked at keeps nothing.
  }
}

/** Whose an access token is; null of one that cannot be read. */
function accountOf(token: string | undefined): string | null {
  const [, claims = ''] = token?.split('.') ?? [];
  try {
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>;
    return typeof sub === 'string' && sub !== '' ? sub : null;
  } catch {
    return null;
  }
}
