import { integrationsErrors } from '#text/integrations/errors.ts';
import { problemInWords } from '#core/clients/connection-problems.ts';
import { conflict, notFound } from '#core/http/errors.ts';
import { CONNECTION_CHECKS, type AiClients } from './clients.ts';
import type { Loaded, OperationContext } from '#core/http/operation.ts';
import { countAttempt } from '#core/throttle.ts';
import type { AiAccess } from './repositories/integrations.ts';
import type { ai } from '#shared/contract/ai.ts';
import type { Input } from '#shared/contract/route.ts';
import type { AiCredentials } from '#shared/models/ai-credentials.ts';
import { DEFAULT_MONTHLY_CAP } from '#shared/rules/ai-requests.ts';
import { present } from './present-ai-credentials.ts';

type Routes = typeof ai.createAiCredentials | typeof ai.updateAiCredentials;

/**
 * Tries the credentials and keeps them whatever the provider says. A refusal stays with them, and nothing is asked under
 * them until they are tried again; an outage says nothing of them and is told this once. `known` is what they replace.
 */
export async function saveCredentials(
  context: OperationContext<'integrations' | 'throttles'> & AiClients & Loaded<Routes>,
  body: Input<Routes>['body'],
  known: AiAccess | null,
): Promise<AiCredentials> {
  const { repos, workspaceId, now, vault, gigachat } = context;
  await countAttempt(CONNECTION_CHECKS, workspaceId, context);
  const { client_id: clientId, client_secret: clientSecret, scope } = body;
  const { problem } = await gigachat.check({ clientId, clientSecret, scope });
  const sealed = await vault.seal(clientSecret, { workspace: workspaceId, kind: 'ai' });
  const values = {
    sealed,
    clientId,
    provider: body.provider_type,
    scope,
    verifySslCerts: body.verify_ssl_certs,
    problem: problem?.kind === 'refused' ? problem.detail : null,
    monthlyCap: body.monthly_cap === undefined ? (known ? known.monthlyCap : DEFAULT_MONTHLY_CAP) : body.monthly_cap,
  };
  switch (await repos.integrations.saveAi(workspaceId, values, known, now)) {
    case 'saved': {
      const saved = present(await repos.integrations.findAi(workspaceId), { now, manages: true });
      return problem ? { ...saved, has_valid_credentials: false, problem: problemInWords(problem.detail) } : saved;
    }
    case 'changed':
      return conflict(integrationsErrors.aiChanged);
    case 'workspace gone':
      return notFound('workspace');
  }
}
