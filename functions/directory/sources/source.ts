import * as z from 'zod/mini';
import { askPatiently, type Ask } from '#core/clients/ask-patiently.ts';
import type { Outbound } from '#core/clients/outbound.ts';
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

/** Waited where a busy source does not say how long. */
const PAUSE_MILLISECONDS = 2_000;

/** How requests of one reading are made. */
export function requestsOf(outbound: Outbound, headers: Readonly<Record<string, string>>, until: Date): Ask {
  return askPatiently(outbound, {
    headers,
    until,
    pauseMilliseconds: () => PAUSE_MILLISECONDS,
    failed: (problem) => new SourceError(problem),
  });
}
