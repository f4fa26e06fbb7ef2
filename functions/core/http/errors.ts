import type { PortalReading } from '#shared/models/integration.ts';
import { ERROR_STATUS, type ErrorBody, type ErrorCode, type InputIssue } from '#shared/errors.ts';
import type { SecondFactorWanted } from '#shared/rules/second-factor.ts';
import { errorsText } from '#text/errors.ts';

/** A refusal with a text for a person; everything else that is thrown becomes a 500 that says nothing. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detail: string;
  readonly issues: readonly InputIssue[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly secondFactor: SecondFactorWanted | undefined;

  constructor(
    code: ErrorCode,
    detail: string,
    options: {
      cause?: unknown;
      issues?: readonly InputIssue[];
      headers?: Record<string, string>;
      secondFactor?: SecondFactorWanted;
    } = {},
  ) {
    super(`${code}: ${detail}`, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.detail = detail;
    this.issues = options.issues;
    this.headers = options.headers ?? {};
    this.secondFactor = options.secondFactor;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  /** The body the caller sees. */
  get body(): ErrorBody {
    return {
      detail: this.detail,
      code: this.code,
      ...(this.issues ? { errors: [...this.issues] } : {}),
      ...(this.secondFactor ? { second_factor: this.secondFactor } : {}),
    };
  }
}

/** 404: unknown, deleted, or in somebody else's workspace; the three look alike. */
export function notFound(what: keyof typeof errorsText.missing): never {
  throw new AppError('not_found', errorsText.missing[what]);
}

/** 401: no session behind the request. */
export function unauthorized(detail: string = errorsText.unauthorized): never {
  throw new AppError('unauthorized', detail);
}

/** 401: the first factor is right, and this opens a session together with a second one. */
export function secondFactorWanted(secondFactor: SecondFactorWanted): never {
  throw new AppError('second_factor_wanted', errorsText.secondFactorWanted, { secondFactor });
}

/** 403: a member of the workspace without this right. */
export function forbidden(detail: string = errorsText.forbidden): never {
  throw new AppError('forbidden', detail);
}

/** 403: a manager who sees their own teams alone asks for what tells of others, or says whose somebody is. */
export function ownTeamsOnly(): never {
  throw new AppError('own_teams_only', errorsText.ownTeamsOnly);
}

/** 403: a key of the API asks for what keys do not do. */
export function keyNotAllowed(): never {
  throw new AppError('key_not_allowed', errorsText.keyNotAllowed);
}

/** 403: they have not agreed to the consent that counts now, and the day it could be put off to is over. */
export function consentRequired(): never {
  throw new AppError('consent_required', errorsText.consentRequired);
}

/** 403: the session was proved too long ago for this. */
export function proofRequired(): never {
  throw new AppError('proof_required', errorsText.proofRequired);
}

/** 403: the workspace demands a second factor, and none has proved the session. */
export function secondFactorRequired(): never {
  throw new AppError('second_factor_required', errorsText.secondFactorRequired);
}

/** 403: the workspace lets this member in by its provider alone, which has not opened the session. */
export function providerOnly(): never {
  throw new AppError('provider_only', errorsText.providerOnly);
}

/** 402: the owner's plan does not cover it; the detail names the limit and the plan that lifts it. */
export function planLimit(detail: string): never {
  throw new AppError('plan_limit', detail);
}

/** 409: the thing changed meanwhile, or already exists. */
export function conflict(detail: string): never {
  throw new AppError('conflict', detail);
}

/** 409: the run takes no answers now. */
export function runClosed(): never {
  throw new AppError('run_closed', errorsText.runClosed);
}

/** 409: the run has not been opened yet. */
export function runNotOpen(): never {
  throw new AppError('run_not_open', errorsText.runNotOpen);
}

/** 409: in an anonymous run nobody can find the earlier answers, so only their own session may change them. */
export function alreadyAnswered(): never {
  throw new AppError('already_answered', errorsText.alreadyAnswered);
}

/** 409: the public link has taken as many respondents as it was given for. */
export function linkFull(): never {
  throw new AppError('link_full', errorsText.linkFull);
}

/** 409: fewer than five answers to a poll are shown. */
export function tooFewAnswers(): never {
  throw new AppError('too_few_answers', errorsText.tooFewAnswers);
}

/** 409: fewer answers to a survey are shown than its analysis begins with. */
export function tooFewSurveyAnswers(smallestGroup: number): never {
  throw new AppError('too_few_answers', errorsText.tooFewSurveyAnswers(smallestGroup));
}

/** 409: there are no tasks to analyse; `reading` is of the connected portal, null without one. */
export function nothingToAnalyse(reading: PortalReading | null, source: string): never {
  throw new AppError('nothing_to_analyse', whyNothing(reading, source));
}

function whyNothing(reading: PortalReading | null, source: string): string {
  const { unconnected, unread, reading: beingRead, empty } = errorsText.nothingToAnalyse;
  if (reading === null) return unconnected;
  if (reading.state === 'failed') return unread(source, reading.problem ?? '');
  return reading.state === 'reading' ? beingRead(source) : empty;
}

/** 422: the input breaks its rules; all mistakes at once. */
export function invalid(issues: readonly InputIssue[]): never {
  const texts = [...new Set(issues.map((issue) => issue.message))];
  throw new AppError('invalid', texts.length === 1 ? texts[0]! : errorsText.severalMistakes(texts), { issues });
}

/** 429 with Retry-After in whole seconds. */
export function tooManyRequests(
  retryAfterSeconds: number,
  detail: string = errorsText.tooManyAttempts(waitText(retryAfterSeconds)),
): never {
  throw new AppError('too_many_requests', detail, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  });
}

/** How long to wait, within a sentence: in minutes, hours or days, rounded up. */
export function waitText(seconds: number): string {
  const { minutes, hours, days } = errorsText.wait;
  const inMinutes = Math.max(1, Math.ceil(seconds / 60));
  if (inMinutes <= 60) return minutes(inMinutes);
  const inHours = Math.ceil(inMinutes / 60);
  return inHours <= 24 ? hours(inHours) : days(Math.ceil(inHours / 24));
}
