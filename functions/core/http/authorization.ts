import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { SessionProof } from '#functions/accounts/repositories/session-proof.ts';
import { isGood, type ApiKey } from '#functions/api-keys/repositories/api-key.ts';
import type { Opened } from '#data/open-repositories.ts';
import { createAccess } from '#data/access.ts';
import { createThrottles } from '#data/throttles.ts';
import { takesKeys } from '#shared/contract/by-key.ts';
import { KEY_CALLS, KEY_PREFIX } from '#shared/rules/api-keys.ts';
import { errorsText } from '#text/errors.ts';
import { readApiKey } from '../api-key.ts';
import { LEAVING, tellsOfCompany } from '#shared/contract/refusals.ts';
import type { Route, Scope } from '#shared/contract/route.ts';
import { EVERYTHING, ownReach, seesOwnTeamsOnly, type Reach } from '#shared/rules/own-people.ts';
import { isRefusedWithout, PROOF_MINUTES } from '#shared/rules/second-factor.ts';
import { isRefusedWithoutProvider } from '#shared/rules/sign-in.ts';
import { can, type Permission } from '#shared/rules/permissions.ts';
import {
  consentRequired,
  forbidden,
  keyNotAllowed,
  notFound,
  ownTeamsOnly,
  proofRequired,
  providerOnly,
  secondFactorRequired,
  unauthorized,
} from './errors.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import type { HttpEvent } from './event.ts';
import type { Services } from '../services.ts';
import { verifyAccessToken, type Identity } from '../tokens.ts';

interface Request {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** How many calls a key has left, as the headers of a reply say it. */
interface CallsOfKey {
  readonly refused: boolean;
  readonly secondsLeft: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** What it takes to know who asks. */
type Authenticating = Pick<Services, 'config' | 'keyring'> & { readonly repos: Repos };

/** Who asks and what was loaded on the way; see `Loaded` for what each scope brings. */
interface Grant {
  readonly actor: Identity;
  readonly workspaceId?: string;
  readonly [loaded: string]: unknown;
}

/** Decides who a request speaks for and whether they may; the order is fixed by `serve`. */
export const authorization = {
  repositories: { access: createAccess, throttles: createThrottles },
  authenticate,
  countCall,
  requireConsent,
  authorise,
};
export type Authorization = typeof authorization;

/** Whose bearer token or key of the API this is; 401 without a good one. */
async function authenticate(
  event: HttpEvent,
  now: Date,
  { config, keyring, repos }: Authenticating,
): Promise<Identity> {
  const [, token] = /^Bearer (\S+)$/i.exec(event.headers['authorization'] ?? '') ?? [];
  if (token?.startsWith(KEY_PREFIX)) return byKey(token, repos, now);
  const identity = token ? await verifyAccessToken(token, { keyring, epoch: config.tokenEpoch, now }) : null;
  return identity ?? unauthorized();
}

/** Whom a key of the API speaks for: whoever has made it. It is found by its hash, so nothing secret is compared. */
async function byKey(token: string, { access }: Repos, now: Date): Promise<Identity> {
  const read = readApiKey(token) ?? unauthorized(errorsText.wrongApiKey);
  const key = await access.apiKey(read.workspaceId, read.hash);
  if (key === null || key.makerId === null || !isGood(key, now)) unauthorized(errorsText.wrongApiKey);
  const today = moscowDay(now);
  if (key.lastUsedOn !== today) await access.noteUse(key, today);
  return { userId: key.makerId, sessionId: `key ${key.id}`, key };
}

/** Counts a call of a key; what its headers say of that. Who asks in person is not counted. */
async function countCall({ key }: Identity, { throttles }: Repos, now: Date): Promise<CallsOfKey | null> {
  if (key === undefined) return null;
  const { attempts, secondsLeft } = await throttles.count({ name: 'api-key', ...KEY_CALLS }, key.id, now);
  const left = attempts === null ? 0 : KEY_CALLS.limit - attempts;
  return {
    refused: attempts === null,
    secondsLeft,
    headers: {
      'ratelimit-limit': String(KEY_CALLS.limit),
      'ratelimit-remaining': String(left),
      'ratelimit-reset': String(secondsLeft),
    },
  };
}

/** 403 to whoever has put off a new text of the consent for too long; reading out one's data and going stay open. */
function requireConsent(route: Route, { consentBy }: Identity, now: Date): void {
  if (consentBy !== undefined && moscowDay(now) > consentBy && !('withoutConsent' in route)) consentRequired();
}

/**
 * Loads what a route's scope names and refuses: 401 for an ended session, 404 for a thing that does not exist or
 * lies in somebody else's workspace (the two answers are the same to the byte), 403 for a missing right.
 */
async function authorise(
  route: Route,
  identity: Identity,
  request: Request,
  repos: Opened<typeof authorization.repositories>,
  now: Date,
): Promise<Grant> {
  const { key } = identity;
  if (key && !takesKeys(route)) keyNotAllowed();
  const scope = 'scope' in route ? route.scope : undefined;
  if (scope === undefined) {
    const session = (await repos.access.session(identity)) ?? unauthorized();
    await requireProof(route, identity, session, repos, now);
    return { actor: identity };
  }
  if (scope === 'account') {
    const { session, user } = await repos.access.account(identity);
    if (!session || !user) unauthorized();
    await requireProof(route, identity, session, repos, now);
    return { actor: identity, user };
  }
  const id = idOf(scope, request);
  const { session, member, thing } = await repos.access.scopes[scope.kind]({ ...identity, proof: key?.proof }, id);
  if (!session) unauthorized();
  if (!member || thing === null || (key && !isOf(key, member))) notFound(scope.kind);
  const asker = key ? { ...member, only: key.permissions } : member;
  requireProvider(route, session, member);
  await requireSecondFactor(route, identity, { session, member }, repos, now);
  requirePermission(asker, route.permission, thing);
  const asks = await withView(asker, repos);
  await requireProof(route, identity, session, repos, now);
  return {
    actor: identity,
    workspaceId: member.workspaceId,
    member: { ...asks, provedByFactor: session.secondFactor },
    ...(thing ? { [scope.kind]: thing } : {}),
    ...(await reachIn(route, asks, repos)),
  };
}

/** Whether a key is of the workspace in which its maker asks, and of the membership in which they have made it. */
function isOf({ workspaceId, memberSince }: ApiKey, member: Member): boolean {
  return member.workspaceId === workspaceId && member.joinedAt === memberSince;
}

/** `target` is the thing the permission is asked about, for a rule that looks at it. */
function requirePermission(member: Member, permission: string | null, target: unknown): void {
  // `defineRoutes` takes no permission but those there are.
  if (permission === null || !can(member, permission as Permission, target)) forbidden();
}

/**
 * A workspace whose people come in by its provider alone is closed to whoever of them another way has let in, whenever
 * that was; it can still be left. By what a session was opened never changes, so nothing is read for it.
 */
function requireProvider(route: Route, { provider }: SessionProof, member: Member): void {
  if (route.permission !== LEAVING && isRefusedWithoutProvider(member.providerRule, member, provider)) providerOnly();
}

/**
 * A workspace that demands a second factor is closed to a session that none has proved; it can still be left. What is
 * needed to say so lies in the two items that are read anyway. Before a refusal the session is read strongly: the factor may
 * have been shown a moment ago.
 */
async function requireSecondFactor(
  route: Route,
  identity: Identity,
  { session, member }: { readonly session: SessionProof; readonly member: Member },
  { access }: Repos,
  now: Date,
): Promise<void> {
  if (session.secondFactor || route.permission === LEAVING || !isRefusedWithout(member.factorRule, member, now)) return;
  // What a key was made under never changes.
  if (identity.key || (await access.provedSession(identity))?.secondFactor !== true) secondFactorRequired();
}

/** Refuses where the route wants a proof that is recent, and the last one is not. */
async function requireProof(
  route: Route,
  identity: Identity,
  session: SessionProof,
  { access }: Repos,
  now: Date,
): Promise<void> {
  if (!('proof' in route) || route.proof !== 'recent' || isRecent(session, now)) return;
  const again = await access.provedSession(identity);
  if (again === null || !isRecent(again, now)) proofRequired();
}

function isRecent({ provedAt }: SessionProof, now: Date): boolean {
  return now.getTime() - Date.parse(provedAt) < PROOF_MINUTES * 60_000;
}

type Repos = Opened<typeof authorization.repositories>;

/** Who asks, with whether they see their own teams alone: read with every request of a manager, so it counts at once. */
async function withView(member: Member, { access }: Repos): Promise<Member> {
  if (!seesOwnTeamsOnly(member.role, 'own_team')) return member;
  const view = (await access.managersSee(member.workspaceId)) ?? notFound('workspace');
  return { ...member, ownTeamsOnly: seesOwnTeamsOnly(member.role, view) };
}

/**
 * Of whom the operation may tell, where it narrows what it tells. A manager who sees their own teams alone is refused
 * everything else of the company, so a route that does not say how it narrows is closed to them.
 */
async function reachIn(route: Route, member: Member, { access }: Repos): Promise<{ readonly reach?: Reach }> {
  const reach = 'reach' in route ? route.reach : undefined;
  if (member.ownTeamsOnly !== true) return reach === 'own_teams' ? { reach: EVERYTHING } : {};
  if (reach === 'own_teams') return { reach: ownReach(await access.members(member.workspaceId), member.userId) };
  if (tellsOfCompany(route)) ownTeamsOnly();
  return {};
}

/** The id a scope points at; the schemas have made sure it is there. */
function idOf({ from }: Scope, request: Request): string {
  const [part, name] = from.split('.') as ['params' | 'query' | 'body', string];
  const id = (request[part] as Record<string, unknown>)[name];
  if (typeof id !== 'string') throw new Error(`The schema of a scoped route does not demand ${from}`);
  return id;
}
