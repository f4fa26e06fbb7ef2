import { createHmac, randomInt } from 'node:crypto';
import type { OperationContext } from '#core/http/operation.ts';
import { RECOVERY_CODES } from '#shared/rules/second-factor.ts';

/** Without letters that look like figures (Crockford); ten of them are 50 bits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

interface Codes {
  /** As they are shown, once. */
  readonly codes: readonly string[];
  /** As they are stored. */
  readonly hashes: readonly string[];
}

/** Fresh codes for the day everything else is lost. */
export async function newRecoveryCodes(userId: string, context: Pick<OperationContext, 'keyring'>): Promise<Codes> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  return { codes, hashes: await Promise.all(codes.map((code) => hashRecoveryCode(code, userId, context))) };
}

/**
 * What is stored of a code: a keyed hash, bound to its account. The key never lies in the table, so that a copy of the table is of
 * no use for guessing; a slow hash would have to be computed for each of the codes there are.
 */
export async function hashRecoveryCode(
  code: string,
  userId: string,
  { keyring }: Pick<OperationContext, 'keyring'>,
): Promise<string> {
  return createHmac('sha256', await keyring.derive('recovery-codes'))
    .update(`${userId}/${plain(code)}`)
    .digest('base64url');
}

/** However it is typed. */
function plain(code: string): string {
  return code
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '');
}

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}
