import * as z from 'zod/mini';
import type { Outbound, OutboundReply } from '#core/clients/outbound.ts';
import { OutboundError } from '#core/clients/outbound.ts';
import type { PeopleSourceKind, PeopleSourceProblem } from '#shared/rules/people-sources.ts';

/** Somebody as a source knows them; what it does not say is null. */
export interface FoundPerson {
  /** By which the source knows them again. */
  readonly id: string;
  readonly firstName: string;
  readonly secondName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly position: string | null;
  readonly department: string | null;
  readonly hiredOn: string | null;
  /** Who leads them, by the id of the source. */
  readonly managerId: string | null;
  /** False of whoever has left or is blocked. */
  readonly works: boolean;
}

/** By what a source is read. */
export interface SourceAccess {
  readonly kind: PeopleSourceKind;
  /** The organisation of Yandex 360, or the address that 1C is published at. */
  readonly place: string;
  /** Null where the secret is a token. */
  readonly login: string | null;
  readonly secret: string;
}

/** A text of a reply; empty where it is missing or no text. */
export const Text = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => (typeof value === 'string' ? value.trim() : '')),
);

/** Where people can be read from. */
export interface PeopleSource {
  /** Everybody. Throws SourceError; what is not read until then is given up. */
  read(access: SourceAccess, until: Date): Promise<FoundPerson[]>;
}

/** A source could not be read. The words never hold an address or a secret. */
export class SourceError extends Error {
  readonly problem: PeopleSourceProblem;

  constructor(problem: PeopleSourceProblem) {
    super(`A source of people did not serve: ${problem}`);
    this.name = 'SourceError';
    this.problem = problem;
  }
}

const TIMEOUT_MILLISECONDS = 30_000;
const TRIES = 4;
/** Waited where a busy source does not say how long. */
const PAUSE_MILLISECONDS = 2_000;
const LONGEST_PAUSE_MILLISECONDS = 30_000;

/** How requests of one reading are made: a busy source is asked again when it wants to be, as long as there is time. */
export function requestsOf(
  outbound: Outbound,
  headers: Readonly<Record<string, string>>,
  until: Date,
  pause: (milliseconds: number) => Promise<void> = later,
) {
  return async (url: URL): Promise<unknown> => {
    for (let attempt = 1; ; attempt++) {
      const left = until.getTime() - Date.now();
      if (left <= 0) throw new SourceError('timeout');
      const { status, body, retryAfter } = await call(url, Math.min(TIMEOUT_MILLISECONDS, left));
      if (status === 200) return body;
      if (status !== 429 && status !== 503) throw new SourceError(problemOfStatus(status));
      const wait = pauseOf(retryAfter);
      if (attempt === TRIES || wait > Math.min(left, LONGEST_PAUSE_MILLISECONDS)) throw new SourceError('busy');
      await pause(wait);
    }
  };

  async function call(url: URL, timeoutMilliseconds: number): Promise<OutboundReply> {
    try {
      return await outbound.call({ method: 'GET', url, headers, timeoutMilliseconds });
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      // A refusal is often told by a page for people.
      if (error.reason === 'not_json' && error.status !== undefined && error.status !== 200) {
        return { status: error.status, body: null };
      }
      throw new SourceError(problemOfCall(error));
    }
  }
}

function problemOfStatus(status: number): PeopleSourceProblem {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not_found';
  return 'unexpected';
}

function problemOfCall({ reason }: OutboundError): PeopleSourceProblem {
  switch (reason) {
    case 'blocked_address':
      return 'inner_address';
    case 'tls':
    case 'timeout':
      return reason;
    case 'unknown_host':
    case 'unreachable':
      return 'unreachable';
    default:
      return 'unexpected';
  }
}

/** What the header says, in seconds or as a moment. */
function pauseOf(retryAfter: string | undefined): number {
  if (retryAfter === undefined) return PAUSE_MILLISECONDS;
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const moment = Date.parse(retryAfter);
  return Number.isNaN(moment) ? PAUSE_MILLISECONDS : Math.max(0, moment - Date.now());
}

function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
