import type { PortalReading } from '#shared/models/integration.ts';
import { SCOPES } from '#shared/contract/route.ts';
import { groupWords } from '#shared/rules/smallest-group.ts';
import { ERROR_STATUS, type ErrorBody, type ErrorCode, type InputIssue } from '#shared/errors.ts';

/** A refusal with a text for a person; everything else that is thrown becomes a 500 that says nothing. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detail: string;
  readonly issues: readonly InputIssue[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    detail: string,
    options: { cause?: unknown; issues?: readonly InputIssue[]; headers?: Record<string, string> } = {},
  ) {
    super(`${code}: ${detail}`, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.detail = detail;
    this.issues = options.issues;
    this.headers = options.headers ?? {};
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  /** The body the caller sees. */
  get body(): ErrorBody {
    return { detail: this.detail, code: this.code, ...(this.issues ? { errors: [...this.issues] } : {}) };
  }
}

const MISSING = {
  ...SCOPES,
  member: 'Такого участника в пространстве нет',
  person: 'Сотрудник не найден',
  personJoin: 'Такого решения о записях нет: его уже отменили',
  note: 'Записи нет: её удалили, или она не ваша',
  withdrawnOffer: 'Этому участнику пространство не предлагают: он отказался, или предложение уже отозвано',
  offer: 'Вам не предлагают это пространство: предложение отозвано, или его срок прошёл',
  invitation: 'Приглашение не найдено: оно отозвано, уже использовано, или ссылка неверна',
  expiredInvitation: 'Срок приглашения истёк: попросите отправить его ещё раз',
  voidedInvitation:
    'Приглашение больше не действует: тот, кто его отправил, больше не может приглашать. Попросите прислать новое',
  joinLink: 'Ссылка больше не действует: её отозвали или заменили новой. Попросите новую у коллег',
  expiredJoinLink: 'Срок ссылки истёк. Попросите новую у коллег',
  fullJoinLink: 'По этой ссылке уже присоединилось столько людей, сколько было можно. Попросите новую у коллег',
  link: 'Опрос не найден: ссылка неверна или опрос больше не принимает ответы',
  reportPage: 'Страница не найдена: ссылка неверна или страницу закрыли',
  analysisJob: 'Такого анализа нет: он закончился больше месяца назад, или ссылка неверна',
  evidence: 'Этих данных уже нет: анализ с тех пор обновили. Обновите страницу',
  unsubscribeLink:
    'Ссылка не работает: возможно, она скопирована не целиком. Письма можно выключить в настройках аккаунта',
  partnerOffer: 'Такого предложения партнёра нет: оно закончилось или его убрали. Обновите список',
  offerRequest: 'Такого запроса партнёру нет',
  export: 'Такого архива нет: его срок вышел, или ссылка неверна',
  session: 'Такого сеанса нет: он уже закончен',
  expense: 'Такого расхода нет: его уже удалили',
  initiative: 'Такой инициативы нет: её уже удалили',
  financeEmployee: 'Такого сотрудника в\u00A0этих данных нет',
  rule: 'Правила нет: его уже удалили',
  route: 'Такого адреса нет',
} as const;

/** 404: unknown, deleted, or in somebody else's workspace; the three look alike. */
export function notFound(what: keyof typeof MISSING): never {
  throw new AppError('not_found', MISSING[what]);
}

/** 401: no session behind the request. */
export function unauthorized(detail = 'Войдите, чтобы продолжить'): never {
  throw new AppError('unauthorized', detail);
}

/** 403: a member of the workspace without this right. */
export function forbidden(detail = 'У вас нет прав на это действие'): never {
  throw new AppError('forbidden', detail);
}

/** 403: a manager who sees their own teams alone asks for what tells of others, or says whose somebody is. */
export function ownTeamsOnly(): never {
  throw new AppError(
    'own_teams_only',
    'В этом пространстве руководители видят только свои команды. Остальное открыто владельцу и HR',
  );
}

/** 402: the owner's plan does not cover it; the detail names the limit and the plan that lifts it. */
export function planLimit(detail: string): never {
  throw new AppError('plan_limit', detail);
}

/** What a refusal says, for a log: whoever works by itself skips what is refused. Anything else is thrown on. */
export function refusalOf(error: unknown): string {
  if (error instanceof AppError && error.status < 500) return error.detail;
  throw error;
}

/** 409: the thing changed meanwhile, or already exists. */
export function conflict(detail: string): never {
  throw new AppError('conflict', detail);
}

/** 409: the run takes no answers now. */
export function runClosed(): never {
  throw new AppError('run_closed', 'Опрос больше не принимает ответы: его закрыли или срок прошёл');
}

/** 409: the run has not been opened yet. */
export function runNotOpen(): never {
  throw new AppError('run_not_open', 'Опрос ещё не открыли. Попробуйте позже: ссылка та же');
}

/** 409: in an anonymous run nobody can find the earlier answers, so only their own session may change them. */
export function alreadyAnswered(): never {
  throw new AppError(
    'already_answered',
    'Вы уже ответили. Изменить ответы можно только там, откуда вы их отправили: опрос анонимный, и найти их по имени нельзя',
  );
}

/** 409: the public link has taken as many respondents as it was given for. */
export function linkFull(): never {
  throw new AppError('link_full', 'По этой ссылке больше не принимают ответы: набралось столько, сколько просили');
}

/** 409: fewer than five answers to a poll are shown. */
export function tooFewAnswers(): never {
  throw new AppError(
    'too_few_answers',
    'Анализ начинается с пяти показанных ответов: меньше говорит о людях поимённо. Дождитесь ответов или возьмите больше запусков',
  );
}

/** 409: fewer answers to a survey are shown than its analysis begins with. */
export function tooFewSurveyAnswers(smallestGroup: number): never {
  const { of } = groupWords(smallestGroup);
  throw new AppError(
    'too_few_answers',
    `Анализ начинается с ${of} показанных ответов: меньше говорит о людях поимённо. Дождитесь ответов или завершения`,
  );
}

/** 409: there are no tasks to analyse; `reading` is of the connected portal, null without one. */
export function nothingToAnalyse(reading: PortalReading | null): never {
  const why =
    reading === null
      ? 'подключите Bitrix24 или создайте задачи'
      : reading.state === 'failed'
        ? `задачи Bitrix24 не прочитаны. ${reading.problem}`
        : 'ни в Тонусе, ни в Bitrix24 нет задач';
  throw new AppError('nothing_to_analyse', `Анализировать нечего: ${why}`);
}

/** 422: the input breaks its rules; all mistakes at once. */
export function invalid(issues: readonly InputIssue[]): never {
  const texts = [...new Set(issues.map((issue) => issue.message))];
  throw new AppError('invalid', texts.length === 1 ? texts[0]! : `Проверьте данные: ${texts.join('; ')}`, { issues });
}

/** 429 with Retry-After in whole seconds. */
export function tooManyRequests(
  retryAfterSeconds: number,
  detail = `Слишком много попыток. Попробуйте ${waitText(retryAfterSeconds)}`,
): never {
  throw new AppError('too_many_requests', detail, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  });
}

/** How long to wait: «через 5 мин.», «через 3 ч.», «через 12 дн.»; rounded up. */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 60) return `через ${Math.max(1, minutes)} мин.`;
  const hours = Math.ceil(minutes / 60);
  return hours <= 24 ? `через ${hours} ч.` : `через ${Math.ceil(hours / 24)} дн.`;
}
