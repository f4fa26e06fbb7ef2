import { integrationsErrors } from '#text/integrations/errors.ts';
import { checkOf } from '#core/clients/connection-problems.ts';
import { CONNECTION_CHECKS } from '../clients.ts';
import { requireFeature } from '#functions/subscriptions/plan.ts';
import { countAttempt } from '#core/throttle.ts';
import type { AiCredentialsOperation } from '../operation.ts';

/** Tries the credentials that are kept and remembers what the provider said of them; an outage says nothing of them. */
export const checkAiCredentials: AiCredentialsOperation<'checkAiCredentials'> = async (context) => {
  const { repos, workspaceId, now, vault, gigachat } = context;
  await requireFeature(context, 'ai');
  const access = await repos.integrations.findAi(workspaceId);
  if (!access) return { ok: false, detail: integrationsErrors.aiNotConnected, warnings: [] };
  await countAttempt(CONNECTION_CHECKS, workspaceId, context);
  const clientSecret = await vault.open(access.sealed, { workspace: workspaceId, kind: 'ai' });
  const { problem, warnings } = await gigachat.check({ clientId: access.clientId, clientSecret, scope: access.scope });
  const verdict = problem && problem.kind !== 'refused' ? access.problem : (problem?.detail ?? null);
  await repos.integrations.countAiRequest(workspaceId, access, verdict, now);
  return checkOf(problem, integrationsErrors.works, warnings);
};
