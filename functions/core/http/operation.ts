import type { LoadedOf } from '#data/access.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { Repositories } from '#data/repositories.ts';
import type { User } from '#functions/accounts/repositories/users.ts';
import type { Reach } from '#shared/rules/own-people.ts';
import type { Input, Result, RouteSpec, ScopeKind } from '#shared/contract/route.ts';
import type { Keyring } from '../clients/kms.ts';
import type { Identity } from '../tokens.ts';

/**
 * What every operation is given, with the repositories it asks for; all that could differ between two executions comes in
 * here, so a test sets the clock and the identifiers.
 *
 * @example
 * async ({ repos, now, newId }: OperationContext<'polls'>) => repos.polls.create({ id: newId(), createdAt: now.toISOString() });
 */
export interface OperationContext<Names extends keyof Repositories = never> {
  readonly repos: Pick<Repositories, Names>;
  readonly keyring: Keyring;
  readonly tokenEpoch: string;
  readonly now: Date;
  /** A fresh random identifier. */
  readonly newId: () => string;
  /** Where the request comes from, as the edge saw it; for limits only, never stored. */
  readonly sourceAddress: string;
  /** What the caller's program says it is; empty where it does not. */
  readonly userAgent: string;
}

/**
 * What was loaded to decide whether a request is allowed; an operation never reads it again. It follows from the `scope`
 * of the route: a workspace or a thing of one gives who asks, as which member, and the thing under the name of its kind;
 * `account` gives the account; a route that merely wants a session gives who asks.
 *
 * @example
 * // scope: { kind: 'run', from: 'params.id' }
 * type OfRun = Loaded<typeof polls.publishFrame>; // { actor, workspaceId, member, run }
 */
export type Loaded<R> = R extends { scope: { kind: infer Kind extends ScopeKind } }
  ? { readonly actor: Identity; readonly workspaceId: string; readonly member: Member } & LoadedOf<Kind> & ReachOf<R>
  : R extends { scope: 'account' }
    ? { readonly actor: Identity; readonly user: User }
    : R extends { auth: 'user' }
      ? { readonly actor: Identity }
      : SecretOf<R>;

/** What another service proves itself by, where the route says in which header; empty where nothing stands there. */
type SecretOf<R> = R extends { secretHeaders: readonly string[] } ? { readonly secret: string } : unknown;

/** Of whom an operation may tell that narrows what it tells. */
type ReachOf<R> = R extends { reach: 'own_teams' } ? { readonly reach: Reach } : unknown;

/**
 * One use case: knows who asks, what is stored and what time it is; knows nothing of HTTP. It is given the
 * repositories and the clients of outside services that its function declares, and no others.
 */
export type Operation<R extends RouteSpec, Names extends keyof Repositories = never, Clients = unknown> = (
  context: OperationContext<Names> & Clients & Loaded<R>,
  input: Input<R>,
) => Promise<Result<R>>;
