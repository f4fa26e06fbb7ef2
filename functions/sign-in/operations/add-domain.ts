import { randomBytes } from 'node:crypto';
import { conflict, invalid, notFound } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { DOMAINS_MOST } from '#shared/rules/sign-in.ts';
import { signInErrors } from '#text/sign-in/errors.ts';
import { presentDomain } from '../present-sign-in.ts';
import { isPublicMail } from '../public-mail.ts';
import type { SignInOperation } from '../operation.ts';

const TOKEN_BYTES = 24;

/** Adds a domain whose record is awaited; one that is there already is told as it is. */
export const addDomain: SignInOperation<'addDomain'> = async (context, { body: { domain } }) => {
  const { repos, workspaceId } = context;
  await requireWritable(context);
  if (isPublicMail(domain)) invalid([{ path: 'domain', message: signInErrors.publicDomain }]);
  const domains = await repos.ownProviders.domains(workspaceId);
  const known = domains.find((one) => one.domain === domain);
  if (known) return presentDomain(known);
  if (domains.length >= DOMAINS_MOST) conflict(signInErrors.tooManyDomains);
  const own = {
    workspaceId,
    domain,
    token: randomBytes(TOKEN_BYTES).toString('base64url'),
    state: 'waiting',
    checkedAt: null,
    seenAt: null,
    provedAt: null,
  } as const;
  await repos.ownProviders.addDomain(own);
  return presentDomain((await repos.ownProviders.findDomain(workspaceId, domain)) ?? notFound('workspace'));
};
