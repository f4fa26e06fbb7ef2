import { hash } from 'node:crypto';

/** The SHA-256 of something, as it stands in keys and beside what is stored. */
export function sha256(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url');
}
