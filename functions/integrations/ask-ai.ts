import type { Clock, JsonOutcome, JsonQuestion } from './gigachat-types.ts';
import { systemClock } from './gigachat/clock.ts';
import type { AiClients } from './clients.ts';
import type { AiAccess } from './repositories/integrations.ts';
import type { Repositories } from '#data/repositories.ts';
import { createRequestLimiter } from './gigachat/request-limiter.ts';

interface AskAiContext extends AiClients {
  readonly repos: Pick<Repositories, 'integrations' | 'providerSlots'>;
  readonly workspaceId: string;
  readonly newId: () => string;
  readonly clock?: Clock;
}

/**
 * Asks the AI of a workspace with the access it has stored: one stream a private key, within the month's requests, each
 * of them counted. What the provider says of the access is kept with it, as after a test of the connection.
 */
export async function askAi<T>(
  { repos, vault, gigachat, workspaceId, newId, clock = systemClock }: AskAiContext,
  stored: AiAccess,
  question: Omit<JsonQuestion<T>, 'access' | 'limiter'>,
): Promise<JsonOutcome<T>> {
  const clientSecret = await vault.open(stored.sealed, { workspace: workspaceId, kind: 'ai' });
  const access = { clientId: stored.clientId, clientSecret, scope: stored.scope };
  const now = (): Date => new Date(clock.now());
  const reserve = (): Promise<boolean> => repos.integrations.reserveAiRequest(workspaceId, now());
  const limiter = createRequestLimiter({ slots: repos.providerSlots, access, reserve, clock, newId });
  const outcome = await gigachat.completeJson({ ...question, access, limiter });
  const verdict = outcome.ok ? null : outcome.problem.kind === 'refused' ? outcome.problem.detail : stored.problem;
  // The requests were counted as they were made.
  if (verdict !== stored.problem) await repos.integrations.countAiRequest(workspaceId, stored, verdict, now(), 0);
  return outcome;
}
