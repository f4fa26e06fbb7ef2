import { UUID_PATTERN } from '#shared/rules/ids.ts';
import { providerName } from './open-provider.ts';
import type { Identity } from './repositories/identities.ts';

/** A way into an account in the words of the API; `names` are those of own providers, by their workspaces. */
export function presentIdentity(
  { id, provider, email, addedAt, usedAt }: Identity,
  names: ReadonlyMap<string, string>,
) {
  const isOwn = UUID_PATTERN.test(provider);
  return {
    id,
    provider: { id: provider, name: isOwn ? (names.get(provider) ?? 'SSO') : providerName(provider) },
    workspace_id: isOwn ? provider : null,
    email,
    added_at: addedAt,
    used_at: usedAt,
  };
}
