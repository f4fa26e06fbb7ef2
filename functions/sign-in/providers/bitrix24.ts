import {
  authorizeAddress,
  BitrixOauthError,
  createBitrixOauth,
  type BitrixGrant,
  type BitrixOauth,
  type BitrixOauthTrouble,
} from '#core/bitrix-oauth.ts';
import type { Outbound } from '#core/clients/outbound.ts';
import { ProviderError, type Provider } from './provider.ts';
import { callProvider, fieldsOf, textOf } from './provider-call.ts';

interface Bitrix24Settings {
  readonly clientId: string;
  readonly clientSecret: () => Promise<string>;
  readonly oauthUrl?: string | undefined;
}

const ISSUER = 'https://oauth.bitrix.info';

/**
 * Portals of Bitrix24: OAuth without PKCE and without a redirect address, whose tokens one server gives out for all of
 * them. Whoever comes is a person of a portal, by the ids of both. It does not answer for addresses, so none is asked for.
 */
export function createBitrix24(outbound: Outbound, settings: Bitrix24Settings): Provider {
  const { clientId, oauthUrl } = settings;
  const oauth: BitrixOauth = createBitrixOauth(outbound, oauthUrl);
  return {
    async leave({ portal, state }) {
      if (portal === null) throw new ProviderError('address');
      return authorizeAddress({ portal, clientId, state });
    },

    async arrive({ code, portal }) {
      const clientSecret = await settings.clientSecret();
      const grant = await oauth.exchangeCode({ clientId, clientSecret, code }).catch(asTrouble);
      // A portal that the browser was not sent to may be a stranger's, who has slipped in a code of its own.
      if (grant.clientEndpoint.origin !== portal) throw new ProviderError('wrong');
      const { firstName, lastName } = await nameOf(grant);
      return {
        issuer: ISSUER,
        subject: `${grant.memberId}/${grant.userId}`,
        email: null,
        emailProved: false,
        firstName,
        lastName,
        groups: [],
        session: null,
      };
    },
  };

  /** What takes no right of the application; nobody is refused for a name that could not be read. */
  async function nameOf({ clientEndpoint, accessToken, userId }: BitrixGrant) {
    const reply = await callProvider(outbound, {
      method: 'POST',
      url: new URL('profile.json', clientEndpoint),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ auth: accessToken }),
    }).catch(() => null);
    const person = fieldsOf(fieldsOf(reply?.body)['result']);
    const isTheirs = String(person['ID']) === userId;
    return {
      firstName: isTheirs ? textOf(person['NAME']) : '',
      lastName: isTheirs ? textOf(person['LAST_NAME']) : '',
    };
  }
}

const TROUBLES: Readonly<Record<BitrixOauthTrouble, ProviderError['trouble']>> = {
  ended: 'wrong',
  unpaid: 'wrong',
  refused: 'wrong',
  wrong: 'wrong',
  down: 'down',
  slow: 'slow',
};

function asTrouble(error: unknown): never {
  throw error instanceof BitrixOauthError ? new ProviderError(TROUBLES[error.trouble]) : error;
}
