import { integrationsErrors } from '#text/integrations/errors.ts';
import * as z from 'zod/mini';
import { OutboundError, type Outbound } from '#core/clients/outbound.ts';
import type { Problem } from '#core/clients/connection-problems.ts';
import { API_HOSTS, createApi, OAUTH_URL, type ApiHost } from './api.ts';
import { systemClock } from './clock.ts';
import { completeJson } from './complete-json.ts';
import { modelsProblem, NoToken, transportProblem } from './problems.ts';
import type { Clock, GigachatAccess, JsonOutcome, JsonQuestion } from '../gigachat-types.ts';

interface GigachatOptions {
  readonly outbound: Outbound;
  /** Replaces the provider's own address. */
  readonly oauthUrl?: string | undefined;
  /** Replace the provider's own hosts; the second is tried where the first cannot be reached. */
  readonly hosts?: readonly ApiHost[] | undefined;
  readonly clock?: Clock;
}

/** What a test of the access found. */
export interface AccessCheck {
  /** Null when a token and the list of models were given. */
  readonly problem: Problem | null;
  readonly warnings: readonly string[];
}

const CHECK_MILLISECONDS = 16_000;

const Models = z.object({ data: z.array(z.object({ id: z.string() })) });

export type Gigachat = ReturnType<typeof createGigachat>;

/** GigaChat of Sber. TLS is always verified, with a root that is trusted for these calls alone. */
export function createGigachat({
  outbound,
  oauthUrl = OAUTH_URL,
  hosts = API_HOSTS,
  clock = systemClock,
}: GigachatOptions) {
  const api = createApi({ outbound, clock, oauthUrl, hosts });
  return {
    /** Asks for a new token and for the list of models, which costs nothing. */
    async check(access: GigachatAccess, model?: string): Promise<AccessCheck> {
      try {
        await api.forget(access);
        const until = clock.now() + CHECK_MILLISECONDS;
        const { status, body, host } = await api.send(access, { method: 'GET', path: '/models' }, until);
        const models = z.safeParse(Models, body);
        if (status !== 200 || !models.success) return { problem: modelsProblem(status), warnings: [] };
        const wanted = model ?? host.model;
        const isListed = models.data.data.some(({ id }) => id === wanted);
        return { problem: null, warnings: isListed ? [] : [integrationsErrors.modelMissing(wanted)] };
      } catch (error) {
        if (error instanceof NoToken) return { problem: error.problem, warnings: [] };
        if (error instanceof OutboundError) return { problem: transportProblem(error), warnings: [] };
        throw error;
      }
    },

    /** Asks for JSON of a known shape; never throws for what the provider does. */
    completeJson: <T>(question: JsonQuestion<T>): Promise<JsonOutcome<T>> => completeJson(api, clock, question),
  };
}
