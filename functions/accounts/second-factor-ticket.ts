import { createHash, randomBytes } from 'node:crypto';
import type { OperationContext } from '#core/http/operation.ts';
import { UUID_BYTES, uuidBytes, uuidText } from '#core/uuid.ts';
import type { SecondFactorWanted } from '#shared/rules/second-factor.ts';
import type { OpenedBy } from './repositories/sessions.ts';
import type { Login } from './repositories/users.ts';

const SECRET_BYTES = 32;
/** Long enough to fetch a phone from another room. */
const LIFETIME_MILLISECONDS = 5 * 60 * 1000;

/** A ticket for whoever has shown a first factor. It opens nothing by itself; only its hash is stored. */
export async function issueTicket(
  email: string,
  { userId, passwordVersion, factors }: Login,
  openedBy: OpenedBy | null,
  { repos, now }: Pick<OperationContext<'tickets'>, 'repos' | 'now'>,
): Promise<SecondFactorWanted> {
  const secret = randomBytes(SECRET_BYTES);
  const expiresAt = new Date(now.getTime() + LIFETIME_MILLISECONDS);
  await repos.tickets.issue({ userId, hash: hashOf(secret), email, passwordVersion, openedBy, expiresAt });
  return {
    ticket: Buffer.concat([uuidBytes(userId), secret]).toString('base64url'),
    ways: [...factors],
    expires_at: expiresAt.toISOString(),
  };
}

/** Whose a ticket is, and the hash it is found by; null for what cannot be one. */
export function parseTicket(text: string): { userId: string; hash: string } | null {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== UUID_BYTES + SECRET_BYTES) return null;
  return { userId: uuidText(bytes.subarray(0, UUID_BYTES)), hash: hashOf(bytes.subarray(UUID_BYTES)) };
}

function hashOf(secret: Buffer): string {
  return createHash('sha256').update(secret).digest('base64url');
}
