import { planLimit } from '#core/http/errors.ts';
import { findGoverned } from '#functions/subscriptions/plan.ts';
import type { User } from '#functions/accounts/repositories/users.ts';
import { personOf } from '#functions/workspaces/enter.ts';
import { joinAsItIs } from '#functions/workspaces/join-as-it-is.ts';
import { invitationIdOf } from '#functions/workspaces/invitation-token.ts';
import { isFull } from '#functions/workspaces/require-seat.ts';
import type { ProviderRules } from '#shared/models/sign-in.ts';
import { withAsciiDomain } from '#shared/rules/email-address.ts';
import { workspacesErrors } from '#text/workspaces/errors.ts';
import type { SignInContext } from './operation.ts';
import type { OwnProvider } from './repositories/own-providers.ts';

type Context = Pick<SignInContext, 'repos' | 'now'>;

/** Role and team of whoever is in these groups of the provider's: those of the first rule that fits. */
export function placeOf(rules: ProviderRules, groups: readonly string[]): Pick<ProviderRules, 'role' | 'team'> {
  const { role, team } = rules.groups.find(({ group }) => groups.includes(group)) ?? rules;
  return { role, team };
}

/**
 * Makes whoever comes by a company's provider a member, where the owner has said so. A member stays as they are; who has
 * left, is invited, or finds no seat or a workspace that can only be read, signs in all the same and is none.
 */
export async function enterByProvider(
  own: OwnProvider,
  user: User,
  groups: readonly string[],
  { repos, now }: Context,
): Promise<void> {
  const { workspaceId, rules } = own;
  if (!rules.joins || (await repos.members.find(workspaceId, user.id))) return;
  const governed = await findGoverned({ repos, workspaceId, now });
  if (governed.readOnly !== null) return;
  const member = { ...personOf(user), workspaceId, ...placeOf(rules, groups), joinedBy: 'provider' as const };
  const invitationId = invitationIdOf(workspaceId, withAsciiDomain(user.email));
  await joinAsItIs(repos, governed, (entrance) =>
    repos.providerMembers.join(member, { ...entrance, invitationId }, now),
  );
}

/** 402 before an account is made for somebody whom the workspace has no room for. */
export async function requireRoom({ workspaceId, rules }: OwnProvider, { repos, now }: Context): Promise<void> {
  if (!rules.joins) return;
  const { workspace, plan, readOnly } = await findGoverned({ repos, workspaceId, now });
  if (readOnly !== null) planLimit(readOnly);
  if (isFull(workspace, plan)) planLimit(workspacesErrors.noSeats);
}
