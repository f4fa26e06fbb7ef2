import * as z from 'zod/mini';
import { problemOf, type Problem } from '#core/clients/connection-problems.ts';
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

const refused = (detail: string): Problem => ({ kind: 'refused', detail });
const failed = (detail: string): Problem => ({ kind: 'failed', detail });

const OAUTH_PROBLEMS: ReadonlyMap<number, Problem> = new Map([
  [4, refused('Client ID или Client Secret записаны с ошибкой: скопируйте их ещё раз')],
  [6, refused('GigaChat не узнаёт эти Client ID и Client Secret: ключ отозван или скопирован не целиком')],
  [7, refused('Ключ выдан для другого вида доступа: выберите другой в «Дополнительно»')],
]);
const BUSY = 'GigaChat просит подождать: слишком много запросов. Попробуйте через минуту';
const BROKEN = 'GigaChat отвечает внутренней ошибкой. Попробуйте позже';
const NO_TOKENS = 'В GigaChat закончились оплаченные токены: пополните их в личном кабинете Studio';

/** Why GigaChat refused a token. */
export function oauthProblem({ status, body }: OutboundReply): Problem {
  const known = OAUTH_PROBLEMS.get(z.safeParse(Refusal, body).data?.code ?? 0);
  if (known) return known;
  if (status === 429) return failed(BUSY);
  if (status >= 500) return failed(BROKEN);
  return refused('GigaChat не принял Client ID и Client Secret: скопируйте их ещё раз или получите новый ключ');
}

/** Why the list of models was not given. */
export function modelsProblem(status: number): Problem {
  if (status === 402) return refused(NO_TOKENS);
  if (status === 401 || status === 403)
    return refused('GigaChat выдал доступ, но не пускает к моделям: проверьте тариф');
  if (status === 429) return failed(BUSY);
  if (status >= 500) return failed(BROKEN);
  return failed('GigaChat отвечает ошибкой. Попробуйте позже');
}

/** Why a completion was not given, by the status of the reply. */
export function completionProblem(status: number): CompletionProblem {
  if (status === 402) return { kind: 'spent', detail: NO_TOKENS };
  if (status === 429) return { kind: 'busy', detail: BUSY };
  if (status === 404) return refused('У GigaChat нет такой модели на вашем тарифе');
  if (status === 401 || status === 403) return modelsProblem(status);
  if (status === 413) return failed('Данных для анализа больше, чем GigaChat принимает за один запрос');
  if (status >= 500) return failed(BROKEN);
  return failed('GigaChat не принял запрос на анализ');
}

/** Why no completion could be read. */
export function transportProblem(error: OutboundError): Problem {
  return problemOf(error, 'GigaChat');
}

/** Why there was no token, where a completion was wanted. */
export function tokenProblem({ status, problem }: NoToken): CompletionProblem {
  return status === 429 ? { kind: 'busy', detail: BUSY } : problem;
}

/** Why a completion was not given, whatever the status. */
export const PROBLEMS = {
  blacklisted: {
    kind: 'blacklisted',
    detail: 'GigaChat отказался обсуждать эти данные: так он поступает с темами, которые считает чувствительными',
  },
  invalid: { kind: 'invalid', detail: 'GigaChat дважды ответил не в том виде, который нужен' },
  cut: { kind: 'invalid', detail: 'Ответ GigaChat дважды оборвался на середине' },
  unreadable: { kind: 'failed', detail: 'GigaChat ответил так, что ответ не удалось прочитать' },
  noStream: { kind: 'busy', detail: 'GigaChat занят другими запросами вашего ключа. Попробуйте через минуту' },
  timeout: { kind: 'timeout', detail: 'GigaChat не успел ответить. Попробуйте позже' },
  monthSpent: { kind: 'spent', detail: 'Предел запросов к ИИ на этот месяц исчерпан' },
} as const satisfies Record<string, CompletionProblem>;
