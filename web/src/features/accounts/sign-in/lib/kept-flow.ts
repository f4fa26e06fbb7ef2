import { randomBytes, toBase64Url } from '#shared/ballots/bytes.ts';
import type { SignInOutcome } from '#shared/models/sign-in.ts';
import type { Language } from '#shared/rules/languages.ts';

const KEY = 'sign_in';
const SECRET_BYTES = 32;

/** What was typed into the form of a new account. */
export interface TypedPerson {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

/** A way through a provider that began in this tab. */
export interface Flow {
  readonly provider: string;
  /** What the provider is called on its button. */
  readonly name: string;
  /** What the server knows this tab by: a stranger's way cannot be finished here, nor this one elsewhere. */
  readonly secret: string;
  /** To come in, or to connect the provider to the account that is open. */
  readonly purpose: 'enter' | 'link';
  /** The page to open afterwards; the app's first one where nothing is said. */
  readonly returnTo: string | undefined;
  /** What the page spoke; the address of the way back names no language. */
  readonly language: Language;
  /** The workspace of the company is entered by this provider alone. */
  readonly only: boolean;
  /** What the provider's answer came to, where something is still to be asked: a reload asks again. */
  readonly outcome?: Asking;
  /** Typed on an earlier attempt whose time ran out. */
  readonly typed?: TypedPerson;
}

/** What is asked before somebody is in. */
export type Asking = Exclude<SignInOutcome, { kind: 'session' }>;

/** A secret that nobody can guess, as the contract has it. */
export function newSecret(): string {
  return toBase64Url(randomBytes(SECRET_BYTES));
}

/** Keeps the way in this tab; false where the browser keeps nothing, and nobody could come back. */
export function keepFlow(flow: Flow): boolean {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(flow));
    return true;
  } catch {
    return false;
  }
}

/** The way that leads back from this provider to this tab; null when it began elsewhere. */
export function readFlow(provider: string): Flow | null {
  try {
    // Border: nobody else writes under this key.
    const kept = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as Flow | null;
    return kept?.provider === provider ? kept : null;
  } catch {
    return null;
  }
}

/** The way has been gone. */
export function forgetFlow(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing kept, nothing to forget.
  }
}
