import { conflict, invalid } from '#core/http/errors.ts';
import { countAttempt } from '#core/throttle.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { EMPLOYEE_ROLE } from '#shared/rules/roles.ts';
import { signInErrors } from '#text/sign-in/errors.ts';
import { signInValidation } from '#text/sign-in/validation.ts';
import { tryProvider } from '../discover.ts';
import { presentSignIn } from '../present-sign-in.ts';
import { THROTTLES } from '../throttling.ts';
import type { SignInOperation } from '../operation.ts';

const NO_RULES = { joins: true, role: EMPLOYEE_ROLE, team: null, groups: [], only: false, vouches: false };

/** Keeps an own provider after asking it for its description. Without a new secret the known one stays, for the same client alone. */
export const saveProvider: SignInOperation<'saveProvider'> = async (context, { body }) => {
  const { repos, workspaceId, vault, now } = context;
  await requireWritable(context);
  await countAttempt(THROTTLES.checksOfWorkspace, workspaceId, context);
  const known = await repos.ownProviders.find(workspaceId);
  // A secret goes to nobody but the provider it was entered for.
  const isSame = known?.issuer === body.issuer && known.clientId === body.client_id;
  if (body.client_secret === undefined && !isSame) {
    invalid([{ path: 'client_secret', message: signInValidation.clientSecretWanted }]);
  }
  const { problem } = await tryProvider(body.issuer, context);
  if (problem !== null) invalid([{ path: 'issuer', message: problem }]);
  const sealed =
    body.client_secret === undefined
      ? known!.sealed
      : await vault.seal(body.client_secret, { workspace: workspaceId, kind: 'provider' });
  const provider = {
    workspaceId,
    issuer: body.issuer,
    clientId: body.client_id,
    sealed,
    name: body.name,
    connectedAt: isSame ? known.connectedAt : now.toISOString(),
    // Another provider has not been tried yet: nobody is refused by password, nor answered for, until the owner says so again.
    rules: { ...(known?.rules ?? NO_RULES), ...(isSame ? {} : { only: false, vouches: false }) },
  };
  if (!(await repos.ownProviders.save(provider, known, context))) conflict(signInErrors.providerChanged);
  return presentSignIn(workspaceId, context);
};
