import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type Configuration } from 'oidc-provider';

export const COMPANY_CLIENT_ID = 'tonus';
export const COMPANY_CLIENT_SECRET = 'tonus-company-secret';

/** A provider of OpenID Connect as a company runs one, with its own pages: whoever types an address is let in as its owner. */
export interface CompanyProvider {
  readonly issuer: string;
  readonly host: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** What its people are called there, by their addresses. */
export type NamesOf = (email: string) => { readonly given_name: string; readonly family_name: string };

/** Starts `oidc-provider` on the loopback; with its pages for development, where any password will do. 0 takes a free port. */
export async function startCompanyProvider(port: number, namesOf: NamesOf): Promise<CompanyProvider> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const taken = (server.address() as AddressInfo).port; // a TCP server's address is never a string
  const host = `127.0.0.1:${taken}`;
  const issuer = `http://${host}`;
  const configuration: Configuration = {
    clients: [
      {
        client_id: COMPANY_CLIENT_ID,
        client_secret: COMPANY_CLIENT_SECRET,
        redirect_uris: ['https://tonus.example/sign-in/callback'],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'name'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: id.includes('@'), ...namesOf(id) }),
    }),
  };
  const provider = new Provider(issuer, configuration);
  // Wherever the product of today stands.
  provider.Client.prototype.redirectUriAllowed = (address: string) => /\/sign-in\/callback\/[\w-]+$/.test(address);
  server.on('request', (incoming, outgoing) => void provider.callback()(incoming, outgoing));
  return {
    issuer,
    host,
    port: taken,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
