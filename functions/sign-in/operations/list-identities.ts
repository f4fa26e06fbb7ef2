import { STAGE_PROVIDERS } from '#shared/rules/sign-in.ts';
import { providerName } from '../open-provider.ts';
import { presentIdentity } from '../present-identity.ts';
import type { SignInOperation } from '../operation.ts';

/** The ways into one's own account, and those that could be added. */
export const listIdentities: SignInOperation<'listIdentities'> = async ({ repos, user, stageProviders }) => {
  const [identities, login, places] = await Promise.all([
    repos.identities.listOf(user.id),
    repos.users.findLogin(user.email),
    repos.workspaces.listOf(user.id),
  ]);
  const ofPlaces = await repos.ownProviders.among(places.map(({ id }) => id));
  const names = new Map(ofPlaces.map(({ workspaceId, name }) => [workspaceId, name]));
  const used = new Set(identities.map(({ provider }) => provider));
  const ofEverybody = STAGE_PROVIDERS.filter((id) => stageProviders[id]).map((id) => ({ id, name: providerName(id) }));
  const own = ofPlaces.map(({ workspaceId: id, name }) => ({ id, name }));
  return {
    has_password: login?.userId === user.id && login.passwordHash !== null,
    identities: identities.map((identity) => presentIdentity(identity, names)),
    available: [...ofEverybody, ...own].filter(({ id }) => !used.has(id)),
  };
};
