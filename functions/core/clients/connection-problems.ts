import type { ConnectionCheck } from '#shared/models/connection-check.ts';
import { AppError, invalid } from '../http/errors.ts';
import type { OutboundError } from './outbound.ts';

/** Why an outside service does not serve us, in words for a person. */
export interface Problem {
  /** It said no; it did not do its part; it did not answer in time. */
  readonly kind: 'refused' | 'failed' | 'timeout';
  readonly detail: string;
}

/** Why no reply could be read; `whom` is the service in the nominative: «Портал», «GigaChat». */
export function problemOf(error: OutboundError, whom: string): Problem {
  switch (error.reason) {
    case 'not_https':
      return { kind: 'refused', detail: 'Адрес должен начинаться с https://' };
    case 'credentials_in_url':
      return { kind: 'refused', detail: 'В адресе не должно быть имени и пароля' };
    case 'port':
      return { kind: 'refused', detail: 'Адрес с особым портом не подходит: нужен обычный https, порт 443' };
    case 'blocked_address':
      return { kind: 'refused', detail: 'Адрес ведёт во внутреннюю сеть, а портал должен быть доступен из интернета' };
    case 'unknown_host':
      return { kind: 'refused', detail: 'Сервера с таким именем нет: проверьте адрес' };
    case 'redirect':
      return {
        kind: 'refused',
        detail: error.redirectHost
          ? `${whom} отправляет на другой адрес: ${error.redirectHost}. Создайте доступ заново там`
          : `${whom} вместо ответа отправляет на другую страницу. Проверьте адрес и то, что доступ не отключён`,
      };
    case 'tls':
      return { kind: 'failed', detail: `${whom} показывает сертификат, который не проходит проверку` };
    case 'timeout':
      return { kind: 'timeout', detail: `${whom} не отвечает слишком долго. Попробуйте позже` };
    case 'unreachable':
      return { kind: 'failed', detail: `${whom} не отвечает. Попробуйте позже` };
    case 'too_large':
    case 'not_json':
      return (error.status ?? 0) >= 500
        ? { kind: 'failed', detail: `${whom} отвечает внутренней ошибкой. Попробуйте позже` }
        : { kind: 'refused', detail: `${whom} отвечает не то, что ждали: проверьте адрес` };
  }
}

/** The answer of a test of the connection. */
export function checkOf(problem: Problem | null, fine: string, warnings: readonly string[] = []): ConnectionCheck {
  return problem
    ? { ok: false, detail: problem.detail, warnings: [] }
    : { ok: true, detail: fine, warnings: [...warnings] };
}

/** 422 at the field where the service said no, 502 or 504 where it did not serve us. */
export function refuseProblem({ kind, detail }: Problem, path: string): never {
  switch (kind) {
    case 'refused':
      return invalid([{ path, message: detail }]);
    case 'failed':
      throw new AppError('upstream_failed', detail);
    case 'timeout':
      throw new AppError('upstream_timeout', detail);
  }
}
