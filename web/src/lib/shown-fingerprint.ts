import { fromBase64Url } from '#shared/ballots/bytes.ts';
import { shownFingerprint } from '#shared/ballots/manifest.ts';

/** The fingerprint of a run as people compare it, from what the server says of it: «k7f2 9mqd 3xtw 8vhn». */
export function inSigns(fingerprint: string): string {
  return shownFingerprint(fromBase64Url(fingerprint));
}
