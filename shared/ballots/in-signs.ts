import { fromBase64Url } from './bytes.ts';
import { shownFingerprint } from './manifest.ts';

/** A fingerprint in base64url as people compare it: «k7f2 9mqd 3xtw 8vhn». */
export function inSigns(fingerprint: string): string {
  return shownFingerprint(fromBase64Url(fingerprint));
}
