import { UUID_BYTES, uuidBytes, uuidText } from '#core/uuid.ts';

/** What an authenticator knows an account by: its id, which names nobody. */
export function userHandle(userId: string): string {
  return uuidBytes(userId).toString('base64url');
}

/** The account behind a handle; null for what is none. */
export function userOfHandle(handle: string): string | null {
  const bytes = Buffer.from(handle, 'base64url');
  return bytes.length === UUID_BYTES ? uuidText(bytes) : null;
}
