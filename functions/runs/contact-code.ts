import { createHmac, randomBytes } from 'node:crypto';
import { SHORT_CODE_ALPHABET, SHORT_CODE_HALF, shortCodeOf } from '#shared/rules/short-code.ts';

const SECRET_BYTES = 32;
/** SMSC takes numbers from 1 to 2³¹ − 1. */
const LAST_NUMBER = 2n ** 31n - 1n;

/** A fresh secret of a run, from which the codes of its people without an account follow. */
export function newContactSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/**
 * The one-time code of somebody in a run: whoever does the job again sends the same, and without the secret nobody can
 * say whose it is.
 */
export function contactCode(secret: string, contactId: string): string {
  let rest = numberFrom(secret, `code/${contactId}`);
  const base = BigInt(SHORT_CODE_ALPHABET.length);
  const signs = Array.from({ length: 2 * SHORT_CODE_HALF }, () => {
    const sign = SHORT_CODE_ALPHABET[Number(rest % base)]!;
    rest /= base;
    return sign;
  });
  return shortCodeOf(signs);
}

/** The number of ours that an SMS to somebody has, the same whenever it is tried again, and another for a reminder. */
export function smsNumber(secret: string, contactId: string, message: 'invitation' | 'reminder'): number {
  const text = message === 'invitation' ? `sms/${contactId}` : `sms/${message}/${contactId}`;
  return Number(numberFrom(secret, text) % LAST_NUMBER) + 1;
}

function numberFrom(secret: string, text: string): bigint {
  return BigInt(`0x${createHmac('sha256', secret).update(text).digest('hex')}`);
}
