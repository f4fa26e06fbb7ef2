import { importText } from '#text/finance/import.ts';

/** How a file is written; told to the person, who knows whether that can be. */
export type Encoding = 'UTF-8' | 'UTF-16' | 'windows-1251';

export type Decoded = { readonly text: string; readonly encoding: Encoding } | { readonly problem: string };

const text = importText.file;

/** First bytes of files that are often chosen instead of a CSV, and what to say of them. */
const SIGNATURES: readonly (readonly [bytes: readonly number[], problem: string])[] = [
  [[0x25, 0x50, 0x44, 0x46], text.pdf],
  [[0x1f, 0x8b], text.archive],
  [[0x37, 0x7a, 0xbc, 0xaf], text.archive],
  [[0x52, 0x61, 0x72, 0x21], text.archive],
];
/** So many bytes at most are cut off of a letter that is two to four bytes long. */
const LETTER_BYTES_MAX = 3;
/** What no table holds: controls other than tabs, line breaks and form feeds. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const CONTROLS = /[\u0000-\u0008\u000B\u000E-\u001A\u001C-\u001F\u0080-\u0084\u0086-\u009F\uFFFE\uFFFF]/;

/** The text of a file. Without a mark it is UTF-8 where that is possible, since other texts never are by chance. */
export function decodeText(bytes: Uint8Array): Decoded {
  if (bytes.length === 0) return { problem: text.empty };
  const problem = isOldDocument(bytes) ? problemOfOldDocument(bytes) : problemOfSignature(bytes);
  if (problem !== null) return { problem };
  const decoded = decode(bytes);
  if ('problem' in decoded) return decoded;
  if (CONTROLS.test(decoded.text)) return { problem: text.binary };
  return decoded.text.trim() === '' ? { problem: text.empty } : decoded;
}

function decode(bytes: Uint8Array): Decoded {
  if (startsWith(bytes, [0xff, 0xfe])) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  if (startsWith(bytes, [0xfe, 0xff])) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' };
  const utf8 = asUtf8(bytes);
  if (utf8 !== null) return { text: utf8, encoding: 'UTF-8' };
  for (let cut = 1; cut <= LETTER_BYTES_MAX; cut++) {
    const shorter = asUtf8(bytes.subarray(0, -cut));
    // With other letters of several bytes before it; else a single letter of windows-1251 stands at the end.
    if (shorter !== null && /\P{ASCII}/u.test(shorter)) return { problem: text.cutOff };
  }
  return { text: new TextDecoder('windows-1251').decode(bytes), encoding: 'windows-1251' };
}

function asUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function problemOfSignature(bytes: Uint8Array): string | null {
  return SIGNATURES.find(([signature]) => startsWith(bytes, signature))?.[1] ?? null;
}

/** What Office wrote until 2007, and what it puts around a workbook with a password to this day. */
function isOldDocument(bytes: Uint8Array): boolean {
  return startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);
}

function problemOfOldDocument(bytes: Uint8Array): string {
  // Names of streams stand in it with two bytes a letter.
  const letters = new TextDecoder('latin1').decode(bytes).replaceAll('\0', '');
  return letters.includes('EncryptedPackage') ? text.password : text.oldWorkbook;
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
