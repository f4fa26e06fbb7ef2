import * as oauth from 'oauth4webapi';
import type { Outbound } from '#core/clients/outbound.ts';
import { ProviderError, type Provider } from './provider.ts';
import { callProvider, fieldsOf, formCall, textOf } from './provider-call.ts';

export const VK_ID_URL = 'https://id.vk.ru';

interface VkSettings {
  readonly clientId: string;
  readonly url?: string | undefined;
}

/** VK ID: OAuth 2.1 with PKCE and the device that was signed in on; it does not answer for addresses. */
export function createVk(outbound: Outbound, { clientId, url = VK_ID_URL }: VkSettings): Provider {
  return {
    async leave({ redirectUri, state, verifier }) {
      const address = new URL(`${url}/authorize`);
      address.search = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'vkid.personal_info email',
        state,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).toString();
      return address.href;
    },

    async arrive({ code, state, verifier, redirectUri, deviceId }) {
      if (deviceId === undefined) throw new ProviderError('wrong');
      const exchange = {
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        client_id: clientId,
        device_id: deviceId,
        redirect_uri: redirectUri,
        state,
      };
      const tokens = await callProvider(outbound, formCall(`${url}/oauth2/auth`, exchange));
      const given = fieldsOf(tokens.body);
      const token = given['access_token'];
      if (tokens.status !== 200 || typeof token !== 'string' || given['state'] !== state)
        throw new ProviderError('wrong');
      const asked = { client_id: clientId, access_token: token };
      const reply = await callProvider(outbound, formCall(`${url}/oauth2/user_info`, asked));
      const told = fieldsOf(fieldsOf(reply.body)['user']);
      const subject = String(told['user_id'] ?? '');
      if (reply.status !== 200 || subject === '' || subject !== String(given['user_id'] ?? '')) {
        throw new ProviderError('wrong');
      }
      return {
        issuer: VK_ID_URL,
        subject,
        email: textOf(told['email']).trim().toLowerCase() || null,
        emailProved: false,
        firstName: textOf(told['first_name']),
        lastName: textOf(told['last_name']),
        groups: [],
        session: null,
      };
    },
  };
}
