import type { PinHash } from '#shared/models/kiosk.ts';

/** So many wrong PINs cost nothing: a finger slips. */
const FREE = 2;
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 600_000;

/** How long the next try has to wait after so many wrong ones in a row. */
export function pauseAfterWrong(wrong: number): number {
  return wrong <= FREE ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (wrong - FREE - 1));
}

/** Whether a PIN is that of the kiosk; with or without a connection. Fails where the page may not use cryptography. */
export async function isPin(typed: string, { salt, hash, rounds }: PinHash): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(typed), 'PBKDF2', false, ['deriveBits']);
  const by = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: rounds };
  const known = bytesOf(hash);
  const bits = new Uint8Array(await crypto.subtle.deriveBits(by, key, known.length * 8));
  return bits.every((byte, index) => byte === known[index]);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0)!);
}
