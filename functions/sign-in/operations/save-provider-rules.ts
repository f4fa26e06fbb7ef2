import { conflict } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { signInErrors } from '#text/sign-in/errors.ts';
import { presentSignIn } from '../present-sign-in.ts';
import type { SignInOperation } from '../operation.ts';

/** Says what becomes of whoever comes by the own provider, and whether those with addresses of its domains come in by it alone. */
export const saveProviderRules: SignInOperation<'saveProviderRules'> = async (context, { body }) => {
  const { repos, workspaceId } = context;
  await requireWritable(context);
  const known = (await repos.ownProviders.find(workspaceId)) ?? conflict(signInErrors.noProvider);
  const isMore = (body.only && !known.rules.only) || (body.vouches && !known.rules.vouches);
  if (isMore) {
    const domains = await repos.ownProviders.domains(workspaceId);
    if (!domains.some(({ state }) => state === 'proved')) conflict(signInErrors.noDomain);
  }
  const { version: _, ...provider } = known;
  const saved = await repos.ownProviders.save({ ...provider, rules: body }, known, context);
  if (!saved) conflict(signInErrors.providerChanged);
  return presentSignIn(workspaceId, context);
};
