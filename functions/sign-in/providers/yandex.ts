import * as oauth from 'oauth4webapi';
import type { Outbound } from '#core/clients/outbound.ts';
import { domainOf } from '#shared/rules/email-address.ts';
import { YANDEX_MAIL } from '../public-mail.ts';
import { ProviderError, type Provider } from './provider.ts';
import { callProvider, fieldsOf, formCall, textOf } from './provider-call.ts';

export const YANDEX_OAUTH_URL = 'https://oauth.yandex.ru';
export const YANDEX_LOGIN_URL = 'https://login.yandex.ru';

interface YandexSettings {
  readonly clientId: string;
  readonly clientSecret: () => Promise<string>;
  readonly oauthUrl?: string | undefined;
  readonly loginUrl?: string | undefined;
}

/** Yandex ID: OAuth 2.0 with PKCE; who the person is stands behind the token, not in it. */
export function createYandex(outbound: Outbound, settings: YandexSettings): Provider {
  const { clientId, oauthUrl = YANDEX_OAUTH_URL, loginUrl = YANDEX_LOGIN_URL } = settings;
  return {
    async leave({ redirectUri, state, verifier }) {
      const url = new URL(`${oauthUrl}/authorize`);
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'login:info login:email',
        state,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).toString();
      return url.href;
    },

    async arrive({ code, verifier }) {
      const fields = {
        grant_type: 'authorization_code',
        code,
        client_id: clientId,
        client_secret: await settings.clientSecret(),
        code_verifier: verifier,
      };
      const tokens = await callProvider(outbound, formCall(`${oauthUrl}/token`, fields));
      const { access_token: token } = fieldsOf(tokens.body);
      if (tokens.status !== 200 || typeof token !== 'string') throw new ProviderError('wrong');
      const reply = await callProvider(outbound, {
        method: 'GET',
        url: new URL(`${loginUrl}/info?format=json`),
        headers: { authorization: `OAuth ${token}` },
      });
      const told = fieldsOf(reply.body);
      // A token that another site was given says nothing to this one.
      if (reply.status !== 200 || typeof told['id'] !== 'string' || told['client_id'] !== clientId) {
        throw new ProviderError('wrong');
      }
      const email = textOf(told['default_email']).trim().toLowerCase() || null;
      return {
        issuer: YANDEX_OAUTH_URL,
        subject: told['id'],
        email,
        emailProved: email !== null && YANDEX_MAIL.has(domainOf(email)),
        firstName: textOf(told['first_name']),
        lastName: textOf(told['last_name']),
        groups: [],
        session: null,
      };
    },
  };
}
