import { errorsText } from '#text/errors.ts';
import { forbidden } from './errors.ts';
import type { HttpEvent } from './event.ts';
import { sameToken } from '../same-token.ts';

/** The gateway has an address of its own; only what the distribution forwards is taken. */
export function requireOrigin(event: HttpEvent, secrets: string | undefined): void {
  if (secrets === undefined) return;
  const given = event.headers['x-origin-secret'] ?? '';
  if (!secrets.split(',').some((secret) => sameToken(given, secret))) forbidden(errorsText.otherAddress);
}
