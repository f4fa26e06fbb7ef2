import * as z from 'zod/mini';
import type { ErrorCode } from '../errors.ts';
import type { Shown } from '../rules/access-log.ts';
import type { Permission, PERMISSIONS } from '../rules/permissions.ts';
import type { TargetOf } from '../rules/policy.ts';

type Schema = z.ZodMiniType;
type ObjectSchema = z.ZodMiniObject;

/** The names in braces of a path: `/api/polls/{id}` gives `id`. */
type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

/**
 * What a permission can be asked about; the words of the 404 where it is not there stand in the catalogue of errors under
 * the same name. How one of a kind is loaded stands in functions/data/access.ts under the same name, and what is loaded is what operations and policy are given.
 */
export type ScopeKind =
  | 'workspace'
  | 'poll'
  | 'run'
  | 'survey'
  | 'task'
  /** The money of a workspace: what is asked about is the caller's own right to it. */
  | 'finance';

/** What the loader of each kind gives; undefined where there is no thing beside the membership. The loaders fill it in. */
// oxlint-disable-next-line typescript/no-empty-interface -- it is filled by declaration merging
export interface ScopeThings {}

/** The kinds of scope whose thing a rule can be asked about: every kind, unless the rule looks at its thing. */
export type KindsFor<R> = { [Kind in ScopeKind]: ScopeThings[Kind] extends TargetOf<R> ? Kind : never }[ScopeKind];

/** What a permission is asked about, and where in the request its id stands. */
export interface Scope {
  readonly kind: ScopeKind;
  readonly from: 'params.id' | 'body.workspace_id' | 'query.workspace_id';
}

/**
 * Who may call: anybody; anybody with an account (`scope: 'account'` when the operation needs the profile);
 * or a member with a right in the workspace of the thing named by `scope`.
 */
type Access =
  | { readonly auth: 'public'; readonly permission: null; readonly idempotent?: never }
  | ({ readonly auth: 'user'; readonly permission: null; readonly scope?: 'account' } & Once & Unasked & Proved)
  // Which permissions there are is checked by `defineRoutes`: here a misspelt one would break every use of its domain.
  | ({
      readonly auth: 'user';
      readonly permission: string;
      readonly scope: Scope;
      /**
       * The operation is given of whom it may tell, and tells that alone (shared/rules/own-people.ts). Left out, a manager
       * who sees their own teams alone is refused where the permission is of the company (shared/rules/permissions.ts).
       */
      readonly reach?: 'own_teams';
      /**
       * What its reply shows of answers, pay or persons: that somebody saw it is written into the access log of the
       * workspace (functions/access-log). Which routes may leave it out, and why, says tests/security/access-log-routes.test.ts.
       */
      readonly shows?: Shown;
    } & Once &
      Unasked &
      Proved);

interface Unasked {
  /** Open also to whoever has put off a new text of the consent for too long: reading out one's data, and going. */
  readonly withoutConsent?: true;
}

interface Proved {
  /**
   * Whoever calls has shown within minutes who they are (PROOF_MINUTES): by logging in, or by password, code or passkey
   * since. Else it is refused with `proof_required`, and the browser asks and calls again.
   */
  readonly proof?: 'recent';
}

interface Once {
  /**
   * The route creates something: a request under an `Idempotency-Key` that comes twice is carried out once. Not for
   * answers to polls: the record of a request leads from a person to what they did.
   */
  readonly idempotent?: true;
}

interface Shape<Path extends string> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: Path;
  readonly params?: { readonly [Name in PathParameter<Path>]: Schema };
  readonly query?: ObjectSchema;
  readonly body?: Schema;
  /** The largest body it takes, in bytes, where that is not what every route takes. */
  readonly bodyLimit?: number;
  /** The body comes as another service's form, not as JSON. */
  readonly bodyForm?: true;
  /** The headers in one of which another service that calls proves itself; the operation is given what stands there. */
  readonly secretHeaders?: readonly string[];
  /** Null for an answer without content. */
  readonly reply: Schema | null;
  readonly status: 200 | 201 | 202 | 204 | 303;
  /** What comes instead, with 202, while the reply is still being prepared. */
  readonly accepted?: Schema;
  /** Refusals of this route beyond those every route of its kind can give. */
  readonly errors?: readonly ErrorCode[];
}

export type RouteSpec = Shape<string> & Access;

/** A route as everyone reads it: the data above plus where it lives. */
export type Route<Spec extends RouteSpec = RouteSpec> = Spec & {
  readonly name: string;
  readonly domain: string;
  /** How it is called everywhere: `POST /api/polls`. Without a slash at the end, which no gateway takes. */
  readonly key: string;
};

type CheckParams<Spec> = Spec extends { path: infer Path extends string }
  ? [PathParameter<Path>] extends [never]
    ? unknown
    : { params: { [Name in PathParameter<Path>]: Schema } }
  : never;

/** What the compiler prints where a route contradicts itself. */
interface Mistake<Text extends string> {
  readonly mistake: Text;
}

type CheckAccess<Spec> = Spec extends { permission: infer Name extends string; scope: { kind: infer Kind } }
  ? Name extends Permission
    ? Kind extends KindsFor<(typeof PERMISSIONS)[Name]>
      ? unknown
      : { scope: Mistake<`The rule of ${Name} looks at what a scope of this kind does not give`> }
    : { permission: Mistake<'There is no such permission in shared/rules/permissions.ts'> }
  : unknown;

/**
 * Describes the routes of one domain, each Lambda's whole duty. A route without `auth` and `permission`, with a path
 * parameter that has no schema, or with a permission that depends on another thing than its scope names, does not
 * compile.
 */
export function defineRoutes<const Specs extends Record<string, RouteSpec>>(
  domain: string,
  specs: Specs & { [Name in keyof Specs]: CheckParams<Specs[Name]> & CheckAccess<Specs[Name]> },
): { readonly [Name in keyof Specs]: Route<Specs[Name]> } {
  const routes: Record<string, Route> = {};
  for (const [name, spec] of Object.entries<RouteSpec>(specs)) {
    routes[name] = { ...spec, name, domain, key: `${spec.method} ${pathOf(spec)}` };
  }
  return routes as { readonly [Name in keyof Specs]: Route<Specs[Name]> };
}

type ParamsOf<R> = R extends { params: infer P extends Record<string, Schema> }
  ? { [Name in keyof P]: z.output<P[Name]> }
  : unknown;
type OutputOf<S> = S extends Schema ? z.output<S> : undefined;
type InputOf<S> = S extends Schema ? z.input<S> : undefined;

/** The parsed request as an operation receives it. */
export interface Input<R extends RouteSpec> {
  readonly params: ParamsOf<R>;
  readonly query: R extends { query: infer Q } ? OutputOf<Q> : undefined;
  readonly body: R extends { body: infer B } ? OutputOf<B> : undefined;
}

/** The request as a caller writes it, before defaults and trimming. */
export type Call<R extends RouteSpec> = (R extends { params: infer P }
  ? { params: { [Name in keyof P]: string } }
  : unknown) &
  (R extends { query: infer Q } ? { query?: InputOf<Q> } : unknown) &
  (R extends { body: infer B } ? { body: InputOf<B> } : unknown);

/** What a successful call gives back. */
export type Reply<R extends RouteSpec> =
  | (R['reply'] extends Schema ? z.output<R['reply']> : undefined)
  | (R extends { accepted: infer Later extends Schema } ? z.output<Later> : never);

/** What an operation must return: more is allowed, the reply schema strips it. */
export type Result<R extends RouteSpec> =
  | (R['reply'] extends Schema ? z.input<R['reply']> : void)
  | (R extends { accepted: infer Later extends Schema } ? Accepted<z.input<Later>> : never);

/** The reply of a route with status 303: where it leads, within the site. */
export const Location = z.string().check(z.regex(/^\/(?!\/)/));

/** Wraps what an operation answers with 202. */
export class Accepted<Value> {
  readonly value: Value;

  constructor(value: Value) {
    this.value = value;
  }
}

/** Fills a path's parameters, each encoded; throws when one is missing. */
export function buildPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`Path parameter ${name} is missing in ${path}`);
    return encodeURIComponent(value);
  });
}

/** Where a route lies as it is called everywhere: its path without a slash at the end. */
export function pathOf({ path }: Pick<RouteSpec, 'path'>): string {
  return path.replace(/\/$/, '');
}

/** Whether a route cannot be called without a body; where all of its fields may be missing, so may the body. */
export function needsBody({ body }: Pick<RouteSpec, 'body'>): boolean {
  return body !== undefined && !z.safeParse(body, undefined).success;
}
