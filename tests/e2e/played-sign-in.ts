import { serveJson } from '#scripts/fake-services/json-server.ts';
import type { OauthPerson } from '#scripts/fake-services/oauth.ts';
import { startOidc, type PlayedPerson } from '#scripts/fake-services/oidc.ts';
import { startProviders } from '#scripts/fake-services/providers.ts';

/** What a test may have the providers beside its product do. */
export interface PlayedOrders {
  /** Whoever signs in next at the company's own provider. */
  readonly oidc?: PlayedPerson;
  /** Whoever signs in next at VK ID. */
  readonly vk?: OauthPerson;
  /** Whether the person at the company's provider says no. */
  readonly refuses?: boolean;
  /** A path of the company's provider that answers nothing but errors; null when it is well again. */
  readonly breaks?: string | null;
  /** A TXT record that the name server knows from now on. */
  readonly record?: { readonly name: string; readonly value: string };
}

/** Where the providers of a product are, for its tests. */
export interface PlayedPlaces {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Takes orders. */
  readonly control: string;
}

/** Providers and a name server beside a product; they run in another process than its tests, which send them orders. */
export async function startPlayedSignIn() {
  const [oidc, providers, control] = await Promise.all([startOidc(), startProviders(), serveJson()]);
  const { vk, dns } = providers;
  const refusal = (path: string) => {
    const { pathname, searchParams } = new URL(path, oidc.url);
    if (pathname !== '/authorize') return null;
    const back = new URL(searchParams.get('redirect_uri')!);
    back.search = new URLSearchParams({ error: 'access_denied', state: searchParams.get('state') ?? '' }).toString();
    return { status: 302, headers: { location: back.href }, body: null };
  };
  control.answer = ({ body }) => {
    // Border: tests alone send orders.
    const orders = JSON.parse(body) as PlayedOrders;
    if (orders.oidc) oidc.person = orders.oidc;
    if (orders.vk) vk.person = orders.vk;
    if (orders.record) dns.texts.set(orders.record.name, [orders.record.value]);
    if (orders.breaks !== undefined) {
      const { breaks } = orders;
      oidc.instead = ({ path }) => (path === breaks ? { status: 503, body: null } : null);
    }
    if (orders.refuses !== undefined) oidc.instead = orders.refuses ? ({ path }) => refusal(path) : null;
    return { status: 200, body: {} };
  };
  return {
    hosts: [oidc.host, ...providers.hosts],
    environment: providers.environment,
    places: {
      issuer: oidc.url,
      clientId: oidc.clientId,
      clientSecret: oidc.clientSecret,
      control: control.url,
    } satisfies PlayedPlaces,
    stop: async () => {
      await Promise.all([oidc, providers, control].map((one) => one.stop()));
    },
  };
}

/** Gives the providers beside a product orders. */
export async function order({ control }: PlayedPlaces, orders: PlayedOrders): Promise<void> {
  await fetch(control, { method: 'POST', body: JSON.stringify(orders) });
}
