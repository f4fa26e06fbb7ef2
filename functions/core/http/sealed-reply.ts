import { createHmac, type KeyObject } from 'node:crypto';
import type { RequestPlace } from '#data/idempotency.ts';
import { seal, unseal } from '../sealing.ts';
import { zlib } from '#data/zlib.ts';

/** A reply as it was sent; an empty text for one without content. */
export interface StoredReply {
  readonly status: number;
  readonly text: string;
}

/**
 * A reply as it may lie in the table: nobody who has only the table can read it, and it opens for the request it was
 * made for alone. Compressed, since what is stored is paid for by its size.
 */
export function sealReply({ status, text }: StoredReply, secret: KeyObject, place: RequestPlace): Uint8Array {
  const content = zlib().deflateRawSync(`${status}\n${text}`);
  return seal(content, keyOf(secret, place));
}

/** Throws for what was sealed for another request, or changed since. */
export function openReply(sealed: Uint8Array, secret: KeyObject, place: RequestPlace): StoredReply {
  const whole = zlib()
    .inflateRawSync(unseal(sealed, keyOf(secret, place)))
    .toString();
  const end = whole.indexOf('\n');
  return { status: Number(whole.slice(0, end)), text: whole.slice(end + 1) };
}

/** A key for each request; the one they are derived from never leaves KMS. */
function keyOf(secret: KeyObject, { userId, route, key }: RequestPlace): Buffer {
  return createHmac('sha256', secret).update(`reply\n${userId}\n${route}\n${key}`).digest();
}
