import { domainToUnicode } from 'node:url';

/** The spellings an address may be stored under: its own, and one from before domains were kept in ASCII. */
export function storedSpellings(email: string): string[] {
  const at = email.lastIndexOf('@') + 1;
  const older = email.slice(0, at) + domainToUnicode(email.slice(at));
  return /xn--/.test(email.slice(at)) && older !== email ? [email, older] : [email];
}
