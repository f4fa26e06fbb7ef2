import { SHORT_CODE_ALPHABET } from '../rules/short-code.ts';
import type { RunVisibility } from '../models/answers.ts';
import { type Bytes, sha256, toBase64Url, utf8 } from './bytes.ts';

/** A key under which ballots of a run are signed. */
export interface BallotKey {
  /** The modulus in base64url; the exponent is 65537. */
  readonly n: string;
  /** Under which name its team stands in public (`teamTag`), in base64url; null for whoever is compared by none. */
  readonly team: string | null;
}

/** What is settled of an anonymous run by its opening, told to everybody alike. */
export interface Manifest {
  readonly version: 1;
  readonly run: string;
  /** The first opening is 1. */
  readonly opening: number;
  readonly workspace: string;
  readonly title: string;
  /** Of each question a hash of its text in the run's own language, in base64url (`questionTag`). */
  readonly questions: readonly string[];
  readonly results_visibility: RunVisibility;
  readonly smallest_group: number;
  readonly keys: readonly BallotKey[];
}

/** A hash of a question's text, in base64url: whoever is asked something else notices it. */
export async function questionTag(text: string): Promise<string> {
  return toBase64Url(await sha256(utf8(text)));
}

/** The fingerprint of a run: the SHA-256 of its manifest as it is handed out, in UTF-8. */
export async function fingerprintOf(manifest: string): Promise<Bytes> {
  return sha256(utf8(manifest));
}

const SIGNS = 16;
const GROUP = 4;

/**
 * The fingerprint as people compare it: «k7f2 9mqd 3xtw 8vhn», sixteen of 23 signs, which is 72 bits of it. The signs are
 * those of short codes: none looks like another.
 */
export function shownFingerprint(fingerprint: Bytes): string {
  let number = fingerprint.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let signs = '';
  for (let count = 0; count < SIGNS; count++) {
    signs += SHORT_CODE_ALPHABET[Number(number % BigInt(SHORT_CODE_ALPHABET.length))];
    number /= BigInt(SHORT_CODE_ALPHABET.length);
  }
  return (signs.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join(' ');
}
