import { timingSafeEqual } from 'node:crypto';
import { errorsText } from '#text/errors.ts';
import { forbidden } from './errors.ts';
import type { HttpEvent } from './event.ts';

/** The gateway has an address of its own; only what the distribution forwards is taken. */
export function requireOrigin(event: HttpEvent, secrets: string | undefined): void {
  if (secrets === undefined) return;
  const given = Buffer.from(event.headers['x-origin-secret'] ?? '');
  if (!secrets.split(',').some((secret) => isSame(given, secret))) forbidden(errorsText.otherAddress);
}

function isSame(given: Buffer, secret: string): boolean {
  const wanted = Buffer.from(secret);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
