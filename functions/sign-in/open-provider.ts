import { notFound } from '#core/http/errors.ts';
import { SIGN_IN_CALLBACK_PATH, type StageProvider } from '#shared/rules/sign-in.ts';
import { signInErrors } from '#text/sign-in/errors.ts';
import type { SignInContext } from './operation.ts';
import type { Provider } from './providers/provider.ts';
import type { OwnProvider } from './repositories/own-providers.ts';

/** A provider that can be signed in by now. */
export interface OpenedProvider {
  /** `yandex`, `vk`, or the workspace whose own it is. */
  readonly id: string;
  readonly name: string;
  readonly provider: Provider;
  /** Null for a provider of everybody. */
  readonly own: OwnProvider | null;
  /** The page that it sends browsers back to. */
  readonly redirectUri: string;
}

type Context = Pick<SignInContext, 'repos' | 'vault' | 'oidc' | 'stageProviders' | 'siteUrl'>;

/** 404 for one that is not set up. */
export async function openProvider(id: string, context: Context): Promise<OpenedProvider> {
  const { repos, oidc, stageProviders, siteUrl } = context;
  const redirectUri = redirectUriOf(id, siteUrl());
  const open = stageProviders[id as StageProvider];
  if (open) {
    const provider = open(() => stageSecret(id, context));
    return { id, name: providerName(id), provider, own: null, redirectUri };
  }
  const own = (await repos.ownProviders.find(id)) ?? notFound('provider');
  return { id, name: own.name, provider: oidc.providerOf(await clientOf(own, context)), own, redirectUri };
}

/** What an own provider knows us by. */
export async function clientOf(
  { workspaceId, issuer, clientId, sealed }: OwnProvider,
  { vault }: Pick<SignInContext, 'vault'>,
) {
  return { issuer, clientId, clientSecret: await vault.open(sealed, { workspace: workspaceId, kind: 'provider' }) };
}

/** The page that a provider sends browsers back to. */
export function redirectUriOf(id: string, siteUrl: string): string {
  return `${siteUrl}${SIGN_IN_CALLBACK_PATH}/${id}`;
}

/** What a provider of everybody is called. */
export function providerName(id: string): string {
  return signInErrors.names[id as StageProvider] ?? id;
}

/** How a letter is told of a provider: what a company calls its own is said in none. */
export function letterNameOf(id: string): string {
  return id in signInErrors.names ? id : '';
}

async function stageSecret(id: string, { repos, vault }: Context): Promise<string> {
  const sealed = await repos.ownProviders.stageSecret(id);
  if (sealed === null)
    throw new Error(`The client secret of ${id} has not been set: npm run admin -- provider secret ${id}`);
  return vault.open(sealed, { kind: 'provider' });
}
