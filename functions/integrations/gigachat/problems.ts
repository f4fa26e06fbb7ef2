import * as z from 'zod/mini';
import type { Words } from '#shared/text/said.ts';
import { problemOf, say, type Problem } from '#core/clients/connection-problems.ts';
import type { OutboundError, OutboundReply } from '#core/clients/outbound.ts';
import type { CompletionProblem } from '../gigachat-types.ts';

/** GigaChat gave no token; nothing has been asked of a model. */
export class NoToken extends Error {
  /** Of the reply; 0 where there was none. */
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(`GigaChat gave no token: ${status}`);
    this.name = 'NoToken';
    this.status = status;
    this.problem = problem;
  }
}

const Refusal = z.object({ code: z.number() });

const refused = (detail: Words): Problem => ({ kind: 'refused', detail });
const failed = (detail: Words): Problem => ({ kind: 'failed', detail });

const OAUTH_PROBLEMS: ReadonlyMap<number, Problem> = new Map([
  [4, refused(say('keysMistyped'))],
  [6, refused(say('keysUnknown'))],
  [7, refused(say('keysOfOtherScope'))],
]);
const BUSY = say('modelBusy');
const BROKEN = say('broken', { whom: 'gigachat' });
const NO_TOKENS = say('tokensSpent');

/** Why GigaChat refused a token. */
export function oauthProblem({ status, body }: OutboundReply): Problem {
  const known = OAUTH_PROBLEMS.get(z.safeParse(Refusal, body).data?.code ?? 0);
  if (known) return known;
  if (status === 429) return failed(BUSY);
  if (status >= 500) return failed(BROKEN);
  return refused(say('keysRefused'));
}

/** Why the list of models was not given. */
export function modelsProblem(status: number): Problem {
  if (status === 402) return refused(NO_TOKENS);
  if (status === 401 || status === 403) return refused(say('modelsClosed'));
  if (status === 429) return failed(BUSY);
  if (status >= 500) return failed(BROKEN);
  return failed(say('modelFailed'));
}

/** Why a completion was not given, by the status of the reply. */
export function completionProblem(status: number): CompletionProblem {
  if (status === 402) return { kind: 'spent', detail: NO_TOKENS };
  if (status === 429) return { kind: 'busy', detail: BUSY };
  if (status === 404) return refused(say('noSuchModel'));
  if (status === 401 || status === 403) return modelsProblem(status);
  if (status === 413) return failed(say('tooMuchData'));
  if (status >= 500) return failed(BROKEN);
  return failed(say('requestRefused'));
}

/** Why no completion could be read. */
export function transportProblem(error: OutboundError): Problem {
  return problemOf(error, 'gigachat');
}

/** Why there was no token, where a completion was wanted. */
export function tokenProblem({ status, problem }: NoToken): CompletionProblem {
  return status === 429 ? { kind: 'busy', detail: BUSY } : problem;
}

/** Why a completion was not given, whatever the status. */
export const PROBLEMS = {
  blacklisted: {
    kind: 'blacklisted',
    detail: say('blacklisted'),
  },
  invalid: { kind: 'invalid', detail: say('invalidTwice') },
  cut: { kind: 'invalid', detail: say('cutTwice') },
  unreadable: { kind: 'failed', detail: say('unreadable') },
  noStream: { kind: 'busy', detail: say('noStream') },
  timeout: { kind: 'timeout', detail: say('modelSlow') },
  monthSpent: { kind: 'spent', detail: say('monthSpent') },
} as const satisfies Record<string, CompletionProblem>;
