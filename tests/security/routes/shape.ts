import type { contract, Domain } from '#shared/contract/index.ts';
import type { RequestOptions } from '#tests/support/api.ts';
import type { People } from '../actors.ts';
import type { Company } from '../company.ts';
import type { Row, Statuses } from './statuses.ts';

type NamesOf<D> = D extends Domain ? keyof (typeof contract)[D] : never;
export type RouteName = NamesOf<Domain>;

/**
 * A call of a route that is right in every way, so that only who asks can make it fail, and what each of the actors
 * is answered: written down from the specification (part 1, section 6; part 2, section 6) and on purpose not made from
 * the table the service itself decides by.
 */
export interface RouteCase {
  readonly call: (company: Company) => RequestOptions | Promise<RequestOptions>;
  readonly answers: Row;
  /** New things for every allowed call, where the call uses them up. */
  readonly fresh?: (company: Company, people: People) => Promise<Partial<Company>>;
}

export type RoutesOf<D extends Domain> = Readonly<Record<NamesOf<D>, RouteCase>>;

/** Not a member there: a visitor is asked to log in, everybody else learns that there is no such thing. */
export const NOT_MINE: Statuses = [401, 404, 404, 404, 404, 404, 404];

/** The same for everybody. */
export const everybody = (status: number): Statuses => [status, status, status, status, status, status, status];

/** Open to anybody, everywhere. */
export const open = (status: number): Row => ({
  own: everybody(status),
  foreign: everybody(status),
  deleted: everybody(status),
});

/** With an account, about themselves; the workspace has no part in it. */
export const aboutMe = (status: number): Row => {
  const statuses: Statuses = [401, status, status, status, status, status, status];
  return { own: statuses, foreign: statuses, deleted: statuses };
};

/** Something of the actors' workspace; what lies in another one does not exist. */
export const inWorkspace = (...own: Statuses): Row => ({ own, foreign: NOT_MINE, deleted: NOT_MINE });
