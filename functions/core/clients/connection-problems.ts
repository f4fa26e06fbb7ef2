import type { ConnectionCheck } from '#shared/models/connection-check.ts';
import type { Messenger } from '#shared/rules/messengers.ts';
import type { SmsGatewayName } from '#shared/rules/sms.ts';
import { inWords, sayer, type Words } from '#shared/text/said.ts';
import { integrationsSaid } from '#text/integrations/said.ts';
import { AppError, invalid } from '../http/errors.ts';
import type { OutboundError } from './outbound.ts';

/** Why an outside service does not serve us. */
export interface Problem {
  /** It said no; it did not do its part; it did not answer in time. */
  readonly kind: 'refused' | 'failed' | 'timeout';
  readonly detail: Words;
}

/** Keeps a sentence about what an outside service does not do. */
export const say = sayer<typeof integrationsSaid>();

/** Such a sentence, in the language of now. */
export function problemInWords(words: Words): string {
  return inWords(integrationsSaid, words);
}

/** Why no reply could be read, and of whom. */
export function problemOf(error: OutboundError, whom: 'portal' | 'gigachat' | Messenger | SmsGatewayName): Problem {
  switch (error.reason) {
    case 'not_https':
      return { kind: 'refused', detail: say('notHttps') };
    case 'credentials_in_url':
      return { kind: 'refused', detail: say('credentialsInUrl') };
    case 'port':
      return { kind: 'refused', detail: say('specialPort') };
    case 'blocked_address':
      return { kind: 'refused', detail: say('innerAddress') };
    case 'unknown_host':
      return { kind: 'refused', detail: say('unknownHost') };
    case 'redirect':
      return {
        kind: 'refused',
        detail: error.redirectHost
          ? say('redirected', { whom, host: error.redirectHost })
          : say('redirectedAway', { whom }),
      };
    case 'tls':
      return { kind: 'failed', detail: say('badCertificate', { whom }) };
    case 'timeout':
      return { kind: 'timeout', detail: say('slow', { whom }) };
    case 'unreachable':
      return { kind: 'failed', detail: say('silent', { whom }) };
    case 'too_large':
    case 'not_json':
      return (error.status ?? 0) >= 500
        ? { kind: 'failed', detail: say('broken', { whom }) }
        : { kind: 'refused', detail: say('unexpected', { whom }) };
  }
}

/** The answer of a test of the connection. */
export function checkOf(problem: Problem | null, fine: string, warnings: readonly string[] = []): ConnectionCheck {
  return problem
    ? { ok: false, detail: problemInWords(problem.detail), warnings: [] }
    : { ok: true, detail: fine, warnings: [...warnings] };
}

/** 422 at the field where the service said no, 502 or 504 where it did not serve us. */
export function refuseProblem({ kind, detail }: Problem, path: string): never {
  const words = problemInWords(detail);
  switch (kind) {
    case 'refused':
      return invalid([{ path, message: words }]);
    case 'failed':
      throw new AppError('upstream_failed', words);
    case 'timeout':
      throw new AppError('upstream_timeout', words);
  }
}
