import { seconds } from '#shared/rules/seconds.ts';
import { unlessChanged } from '#data/conditions.ts';
import { keys } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { insert, put, remove } from '#data/writes.ts';

/** A way through a provider, from leaving the site to coming back. */
export interface SignInFlow {
  /** Hash of the state that the provider hands back. */
  readonly stateHash: string;
  /** The provider it leads through: the answer of another one is none. */
  readonly provider: string;
  /** Hash of what the page keeps, and of the account where one is to be joined: it ends where it began. */
  readonly boundTo: string;
  readonly nonce: string;
  /** The other half of the challenge that the provider was given (PKCE). */
  readonly verifier: string;
  readonly returnTo: string | null;
  /** The portal of Bitrix24 that the browser was sent to; null with any other provider. */
  readonly portal: string | null;
}

/** Ways through providers that have begun, each of which ends once, and what providers have said of sign-outs. */
export function createSignInFlows(table: Table) {
  return {
    async begin(flow: SignInFlow, now: Date, lifetimeSeconds: number): Promise<void> {
      const { stateHash } = flow;
      const ttl = seconds(now) + lifetimeSeconds;
      await table.write(put({ ...keys.signInFlow(stateHash), type: 'sign-in-flow', ...flow, ttl }));
    },

    /** Ends a way where it began; null when there is none, it has ended, took too long or began elsewhere. */
    async finish(
      { stateHash, provider, boundTo }: Pick<SignInFlow, 'stateHash' | 'provider' | 'boundTo'>,
      now: Date,
    ): Promise<SignInFlow | null> {
      const item = await table.get(keys.signInFlow(stateHash), { consistent: true });
      if (!item) return null;
      // Whoever was faster has removed it: one answer is taken once, however many come at a time.
      const condition = { equals: { provider, boundTo }, above: { ttl: seconds(now) } };
      const isOurs = await unlessChanged(table.write(remove(keys.signInFlow(stateHash), condition)));
      return isOurs ? toFlow(item) : null;
    },

    /** Marks a provider's word of a sign-out as taken; false when it was taken before. */
    async takeLogoutToken(tokenHash: string, until: Date): Promise<boolean> {
      const word = { ...keys.logoutToken(tokenHash), type: 'logout-token', ttl: seconds(until) };
      return unlessChanged(table.write(insert(word)));
    },
  };
}

function toFlow(item: Item): SignInFlow {
  return {
    stateHash: String(item['stateHash']),
    provider: String(item['provider']),
    boundTo: String(item['boundTo']),
    nonce: String(item['nonce']),
    verifier: String(item['verifier']),
    returnTo: typeof item['returnTo'] === 'string' ? item['returnTo'] : null,
    portal: typeof item['portal'] === 'string' ? item['portal'] : null,
  };
}
