import { accountsLetters } from '#text/accounts/letters.ts';
import { deviceName } from './device.ts';

/** When an account was changed and on what; letters from before it was kept know neither. */
export interface Change {
  readonly at?: string | undefined;
  readonly device?: string | null | undefined;
}

/** The sentence of a letter that says so, by which an owner knows whether it was them. */
export function whenChanged({ at, device }: Change): string[] {
  return at === undefined ? [] : [accountsLetters.whenChanged(at, device ? deviceName(device) : null)];
}
