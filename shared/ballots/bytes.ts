/** Bytes that a hash or a key may be made of. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes in base64url, without padding. */
export function toBase64Url(bytes: Iterable<number>): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes behind base64url. Throws for a text that is none. */
export function fromBase64Url(text: string): Bytes {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}

/** Bytes one after another. */
export function joined(...parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}

/** The SHA-256 of bytes, 32 bytes. */
export async function sha256(...parts: readonly Uint8Array[]): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', joined(...parts)));
}

/** A text in UTF-8. */
export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}

/** So many random bytes, drawn by the system. */
export function randomBytes(length: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(length));
}
