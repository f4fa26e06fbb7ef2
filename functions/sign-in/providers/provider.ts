/** A person as a provider tells of them. */
export interface ProviderPerson {
  readonly issuer: string;
  /** What it calls them, for good. */
  readonly subject: string;
  readonly email: string | null;
  /** It answers for the address: a provider that does not say so does not. */
  readonly emailProved: boolean;
  /** It has said neither that it does nor that it does not. */
  readonly emailUnsaid?: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly groups: readonly string[];
  /** Its own session, by which it may later say that they signed out. */
  readonly session: string | null;
}

/** What the browser is sent to a provider with. */
export interface Departure {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** The other half of the challenge (PKCE). */
  readonly verifier: string;
  /** Scheme and host of the portal, of Bitrix24 alone, which is one provider for many. */
  readonly portal: string | null;
}

/** What the browser came back with, beside what it left with. */
export interface Arrival extends Departure {
  readonly code: string;
  readonly iss: string | undefined;
  readonly deviceId: string | undefined;
}

/** Somebody else's service that says who a person is. */
export interface Provider {
  /** The address that the browser is sent to. */
  leave(departure: Departure): Promise<string>;
  /** Exchanges what the browser came back with; throws ProviderError. */
  arrive(arrival: Arrival): Promise<ProviderPerson>;
}

/** Why nothing could be learned of a provider: it was not there, it was slow, or what it said does not hold. */
export type ProviderTrouble = 'down' | 'slow' | 'wrong' | 'address';

/** The words never tell what was sent: codes and secrets stand in it. */
export class ProviderError extends Error {
  readonly trouble: ProviderTrouble;

  constructor(trouble: ProviderTrouble, cause?: unknown) {
    super(`Provider: ${trouble}`, { cause });
    this.name = 'ProviderError';
    this.trouble = trouble;
  }
}
