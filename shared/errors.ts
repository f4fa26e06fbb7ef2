import type { SecondFactorWanted } from './rules/second-factor.ts';

/** Every refusal of the service: its machine code and the status that carries it. */
export const ERROR_STATUS = {
  malformed_request: 400,
  unauthorized: 401,
  /** The password is right, and a second factor is wanted: `second_factor` says how to go on. */
  second_factor_wanted: 401,
  plan_limit: 402,
  forbidden: 403,
  /** A manager who sees their own teams alone asks for what tells of others. */
  own_teams_only: 403,
  /** A key of the API asks for what keys do not do. */
  key_not_allowed: 403,
  /** The consent has a new text, and the day until which agreeing to it could be put off is over. */
  consent_required: 403,
  /** The session was proved too long ago for this: to be done again after a new proof. */
  proof_required: 403,
  /** The workspace demands a second factor, and none has proved the session. */
  second_factor_required: 403,
  /** A ballot that the run has not signed. */
  wrong_ballot: 403,
  /** The workspace lets addresses of its domains in by its provider alone, which has not opened the session. */
  provider_only: 403,
  /** What a provider answered does not hold. */
  sign_in_refused: 403,
  /** The record that shows whose the domain of an address is can be found no more. */
  domain_lapsed: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  /** The run takes no answers now: closed, or past its deadline. */
  run_closed: 409,
  /** The run has not been opened yet. */
  run_not_open: 409,
  /** This member has answered the anonymous run, under another session. */
  already_answered: 409,
  /** A ballot of the anonymous run was given to this member already, in another browser. */
  ballot_issued: 409,
  /** The public link has taken as many answers as it was given for. */
  link_full: 409,
  /** Fewer than five answers are shown: there is nothing an analysis could say of nobody in particular. */
  too_few_answers: 409,
  /** Not all is said in every language of the poll, and it is to wait until it is. */
  texts_missing: 409,
  /** What only a connected model does was asked for, and none is connected. */
  no_provider: 409,
  /** There are no tasks to analyse. */
  nothing_to_analyse: 409,
  /** The same request, under the same Idempotency-Key, is being carried out. */
  in_progress: 409,
  /** What the request asked for was at least begun, and its reply was lost for good. */
  reply_lost: 409,
  /** Signing in by a provider took too long, was completed before, or was begun in another browser. */
  sign_in_expired: 409,
  /** Without it nobody could sign in to the account any more. */
  last_way_in: 409,
  too_large: 413,
  invalid: 422,
  /** The Idempotency-Key belongs to another request. */
  idempotency_key_reused: 422,
  too_many_requests: 429,
  internal: 500,
  upstream_failed: 502,
  unavailable: 503,
  upstream_timeout: 504,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** So many mistakes of one request are told: a file of ten thousand wrong rows is not answered with as many. */
export const MOST_ISSUES = 200;

/** One mistake in the input: where it is (`questions.0.text`) and what to do about it. */
export interface InputIssue {
  path: string;
  message: string;
}

/** The one body of every refusal; `errors` comes with failed validation only. */
export interface ErrorBody {
  detail: string;
  code: string;
  errors?: InputIssue[] | undefined;
  /** Of `second_factor_wanted` alone. */
  second_factor?: SecondFactorWanted | undefined;
}
