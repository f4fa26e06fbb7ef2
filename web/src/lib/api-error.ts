import type { InputIssue } from '#shared/errors.ts';
import type { SecondFactorWanted } from '#shared/rules/second-factor.ts';
import { commonText } from '#text/common/common.ts';

/** A refusal of the server, in its own words. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  /** The server's sentence for a person; null when it gave none. */
  readonly detail: string | null;
  readonly errors: readonly InputIssue[];
  /** How to go on after a right password that is not enough; null for any other refusal. */
  readonly secondFactor: SecondFactorWanted | null;
  /** After how many seconds the server wants to be asked again; null when it did not say. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    body: { detail?: unknown; code?: unknown; errors?: unknown; second_factor?: unknown } = {},
    retryAfter: string | null = null,
  ) {
    const detail = typeof body.detail === 'string' && body.detail !== '' ? body.detail : null;
    super(detail ?? `HTTP error! status: ${status}`);
    this.status = status;
    this.code = typeof body.code === 'string' ? body.code : 'unknown';
    this.detail = detail;
    this.retryAfter = retryAfter === null || Number.isNaN(Number(retryAfter)) ? null : Number(retryAfter);
    this.secondFactor = (body.second_factor as SecondFactorWanted | undefined) ?? null;
    this.errors = Array.isArray(body.errors) ? body.errors.filter(isIssue) : [];
  }
}

/** The server was not reached at all. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown, words: string = commonText.noConnection) {
    super(words, { cause });
  }
}

/** What to show a person for any failure: a server's sentence, the missing connection, else `fallback`. */
export function messageOf(error: unknown, fallback: string = commonText.somethingFailed): string {
  if (error instanceof ApiError) return error.detail ?? fallback;
  if (error instanceof NetworkError) return error.message;
  return fallback;
}

/** The server's field mistakes by path (`questions.0.text`), the first of each. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.errors.toReversed().map((issue) => [issue.path, issue.message]));
}

function isIssue(value: unknown): value is InputIssue {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}

/** Whether a request failed because what it asks for is not there, or not for whoever asks. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether a workspace is closed until one comes in another way: with a second factor, or by its provider. */
export function isClosed(error: unknown): boolean {
  return isFactorWanted(error) || isProviderWanted(error);
}

/** Whether a workspace is closed until one comes in by its provider. */
export function isProviderWanted(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'provider_only';
}

/** Whether a workspace is closed until a second factor has been shown. */
export function isFactorWanted(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'second_factor_required';
}
