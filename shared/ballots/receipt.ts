import { fromBase64Url, toBase64Url } from './bytes.ts';
import type { CountedBallot } from './record.ts';

/** What proves that a ballot was given to the service to be counted, and never what it says. */
export interface Receipt extends CountedBallot {
  readonly run: string;
}

const FORMAT = 'tonus-receipt/1';

/** A receipt as the text of a file. */
export function receiptFile({ run, opening, key, nonce, signature }: Receipt): string {
  const bytes = { nonce: toBase64Url(nonce), signature: toBase64Url(signature) };
  return `${JSON.stringify({ format: FORMAT, run, opening, key, ...bytes }, null, 2)}\n`;
}

/** The receipt behind the text of a file; null where it is none. */
export function readReceiptFile(text: string): Receipt | null {
  try {
    const said = JSON.parse(text) as Record<string, unknown>;
    if (said['format'] !== FORMAT) return null;
    return receiptOf(said['run'], said['opening'], said['key'], said['nonce'], said['signature']);
  } catch {
    return null;
  }
}

/** A receipt as the fragment of an address, which no browser sends: `#1.0.{nonce}.{signature}`, behind that of its run. */
export function receiptFragment({ opening, key, nonce, signature }: Receipt): string {
  return `#${opening}.${key}.${toBase64Url(nonce)}.${toBase64Url(signature)}`;
}

/** The receipt behind such a fragment; null where it is none. */
export function readReceiptFragment(run: string, fragment: string): Receipt | null {
  const [opening, key, nonce, signature] = fragment.replace(/^#/, '').split('.');
  try {
    return receiptOf(run, Number(opening), Number(key), nonce, signature);
  } catch {
    return null;
  }
}

/** Null where the fields are none of a receipt; throws for bytes that are none. */
function receiptOf(run: unknown, opening: unknown, key: unknown, nonce: unknown, signature: unknown): Receipt | null {
  if (typeof run !== 'string' || typeof nonce !== 'string' || typeof signature !== 'string') return null;
  if (!Number.isInteger(opening) || !Number.isInteger(key)) return null;
  const receipt = { nonce: fromBase64Url(nonce), signature: fromBase64Url(signature) };
  return { run, opening: opening as number, key: key as number, ...receipt };
}
