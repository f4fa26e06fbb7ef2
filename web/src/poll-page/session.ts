type Storage = Pick<globalThis.Storage, 'setItem' | 'removeItem'>;

const keyOf = (token: string) => `tonus:session:${token}`;

/** A new anonymous session id. Not `crypto.randomUUID`: a phone on the office network opens plain http, where it is missing. */
export function newSessionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40; // version 4
  bytes[8] = (bytes[8]! & 0x3f) | 0x80; // variant
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Keeps the session id of this opening of the page; a browser that keeps nothing loses it with the page. */
export function keepSession(storage: Storage | null, token: string, session: string): void {
  try {
    storage?.setItem(keyOf(token), session);
  } catch {
    // Private mode: the id lives in memory only.
  }
}

/** Takes the session id of a respondent who is done out of the browser. */
export function dropSession(storage: Storage | null, token: string): void {
  try {
    storage?.removeItem(keyOf(token));
  } catch {
    // Closed storage kept nothing.
  }
}

/** The page's storages, or null where the browser forbids even looking at them. */
export function openStorage(kind: 'localStorage' | 'sessionStorage'): globalThis.Storage | null {
  try {
    return window[kind];
  } catch {
    return null;
  }
}
