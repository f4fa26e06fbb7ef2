import type { User } from '#functions/accounts/repositories/users.ts';
import { signInErrors } from '#text/sign-in/errors.ts';
import { requireOwnAddress } from './flow.ts';
import type { SignInContext } from './operation.ts';
import { signInRefused } from './refusals.ts';

/**
 * A company's provider is joined to accounts of its members whose address is of its domains: whoever runs it can
 * sign in to these, and must not be let into anybody's private account.
 */
export async function requireOwnPlace(user: User, workspaceId: string, context: SignInContext): Promise<void> {
  if (!(await context.repos.members.find(workspaceId, user.id))) signInRefused(signInErrors.noMember);
  await requireOwnAddress(user.email, workspaceId, context, signInErrors.foreignAccount);
}
