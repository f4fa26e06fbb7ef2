import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import type { Vault } from '#core/clients/vault.ts';
import type { OperationContext } from '#core/http/operation.ts';
import type { BallotClients } from '#functions/runs/ballot-clients.ts';
import { hashPassword } from '#functions/accounts/passwords.ts';
import { deviceOf } from '#functions/accounts/device.ts';
import { newLinkToken } from '#functions/accounts/email-link-token.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { Subscription } from '#functions/subscriptions/repositories/plans.ts';
import type { Repositories } from '#data/repositories.ts';
import { workspaceDescription } from '#shared/models/workspace.ts';
import { NO_FINANCE } from '#shared/rules/finance/access.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { addDays, addHours, later } from './days.ts';
import type { Department } from './departments.ts';
import { HISTORY_DAYS, worksOn, type DemoPerson } from './people.ts';
import type { DemoTexts } from './texts.ts';
import { DEFAULT_LANGUAGE } from '#shared/rules/languages.ts';
import { languageNow } from '#shared/text/current.ts';
import { DAY_SECONDS } from '#shared/rules/durations.ts';

/** Of its people nobody has said in Tonus who leads them: the portal knows. */
const UNLED: Department = 'purchasing';

export const PASSWORD = 'tonus-demo';
/** So many of a large company are in Tonus; the others are on the portal only, to be imported. */
const MEMBERS_MAX = 120;
/** Who has come to the company in the last days is not in Tonus yet. */
const NOT_YET_DAYS = 20;
const PAID_DAYS = 140;
const SESSION_DAYS = 30;
const DEVICES = [
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) YaBrowser/26.9 Safari/537.36', 1],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Version/19.1 Safari/604.1', 9],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Chrome/153.0 Safari/537.36', 76],
] as const;

/** A person with an account. */
export interface DemoMember extends DemoPerson {
  readonly userId: string;
  /** When they came to Tonus. */
  readonly since: Date;
}

/** The company as it is in Tonus. */
export interface Company {
  readonly repos: Repositories;
  /** What the product seals secrets with. */
  readonly vault: Vault;
  readonly texts: DemoTexts;
  readonly workspaceId: string;
  readonly today: Date;
  /** All who are members, or were until they left, the owner first. */
  readonly members: readonly DemoMember[];
  /** Who works here and is not in Tonus, in the order in which they came. */
  readonly others: readonly DemoPerson[];
}

/** Whoever leads somebody in Tonus: the head of their department, the owner of the heads, nobody of the owner. */
function leaderOf({ department, isHead, userId }: DemoMember, members: readonly DemoMember[]): DemoMember | null {
  if (department === UNLED) return null;
  const [owner] = members;
  const head = members.find((one) => one.department === department && one.isHead && one.left === null);
  const leader = isHead || !head ? owner! : head;
  return leader.userId === userId ? null : leader;
}

/** Writes accounts, the workspace with its members, the owner's plan and the sessions of those who can be logged in as. */
export async function writeCompany(
  people: readonly DemoPerson[],
  { repos, vault, texts, today }: Pick<Company, 'repos' | 'vault' | 'texts' | 'today'>,
): Promise<Company> {
  // Those of the usual language have chosen none, as accounts from before there was a choice.
  const chosen = texts.language === DEFAULT_LANGUAGE ? {} : { language: texts.language };
  const begin = addDays(today, -HISTORY_DAYS);
  const joined = peopleInTonus(people, today);
  const members = joined.map((person, index) => ({
    ...person,
    userId: randomUUID(),
    // In the first days a few an hour, later each a day or two after they came.
    since: later(addHours(begin, 3 * index), addDays(person.joined, 2)),
  }));
  const workspace = {
    id: randomUUID(),
    name: texts.names.company,
    description: workspaceDescription(texts.names.company),
  };
  const passwordHash = await hashPassword(PASSWORD);
  // One after another: each changes the workspace's count of people.
  for (const [index, { userId, since, role, team, joined: hired, email, firstName, lastName }] of members.entries()) {
    const names = { email, firstName, lastName, ...chosen };
    await repos.users.register({ id: userId, ...names, createdAt: since.toISOString() }, passwordHash);
    await proveAddress({ id: userId, email }, since, repos);
    const managerId = leaderOf(members[index]!, members)?.userId ?? null;
    const member = { workspaceId: workspace.id, userId, role, team, managerId, hiredOn: moscowDay(hired), ...names };
    if (index === 0) {
      await repos.plans.save(premium(userId, begin, today), null);
      await repos.workspaces.create({ ...workspace, language: languageNow() }, member, null, begin);
    } else {
      await repos.members.add(member, workspace, since);
    }
  }
  await Promise.all(
    members.filter(({ isAccount }) => isAccount).map(({ userId }) => writeSessions(userId, today, repos)),
  );
  const others = peopleNotInTonus(people, joined);
  return { repos, vault, texts, workspaceId: workspace.id, today, members, others };
}

/** They have opened the link of a letter, as whoever is invited does. */
async function proveAddress(user: { id: string; email: string }, now: Date, { accounts }: Repositories): Promise<void> {
  const { hash } = newLinkToken(user.id);
  const link = {
    userId: user.id,
    purpose: 'verification',
    hash,
    email: user.email,
    expiresAt: addDays(now, 1),
  } as const;
  await accounts.offerLink(link, { now, newId: randomUUID });
  if (!(await accounts.verifyEmail(user, link, now))) throw new Error('An address could not be proved');
}

/** Whoever has left the company loses their place in the workspace; what they answered stays. */
export async function dismiss({ repos, workspaceId, members, today }: Company): Promise<void> {
  for (const { left, email } of members) {
    const member = left && (await repos.members.findByAddress(workspaceId, email));
    if (member) await repos.members.remove(member, today);
  }
}

/** Who were members of the workspace at a moment. */
export function membersAt({ members }: Company, date: Date): DemoMember[] {
  return members.filter((who) => worksOn(who, date) && who.since <= date);
}

/** The same as `contextOf`, in a workspace of those who were its members then: the others have come since, or have left. */
export function contextThen(company: Company, author: DemoMember, now: Date) {
  const { repos } = company;
  const context = contextOf(company, author, now);
  const there = new Set(membersAt(company, now).map(({ userId }) => userId));
  const all: typeof repos.members.all = async (...asked) =>
    (await repos.members.all(...asked)).filter(({ userId }) => there.has(userId));
  const find: typeof repos.workspaces.find = async (id) => {
    const workspace = await repos.workspaces.find(id);
    return workspace && { ...workspace, memberCount: there.size };
  };
  const then = { members: { ...repos.members, all }, workspaces: { ...repos.workspaces, find } };
  return { ...context, repos: { ...repos, ...then } };
}

/** What an operation is handed when this person did it at this moment. */
export function contextOf(
  { repos, vault, texts, workspaceId }: Company,
  { userId, role, team, joined, firstName, lastName, email }: DemoMember,
  now: Date,
): OperationContext<keyof Repositories> &
  BallotClients & {
    actor: { userId: string; sessionId: string };
    workspaceId: string;
    member: Member;
  } {
  return {
    repos,
    vault,
    // What is done here signs nothing; what it counts is of days long past.
    keyring: { derive: () => Promise.resolve(createSecretKey(randomBytes(32))) },
    tokenEpoch: '1',
    now,
    newId: randomUUID,
    sourceAddress: '127.0.0.1',
    userAgent: '',
    actor: { userId, sessionId: randomUUID() },
    workspaceId,
    member: {
      workspaceId,
      userId,
      role,
      staysAfter: null,
      blocked: null,
      requestsVersion: 0,
      financeAccess: NO_FINANCE,
      team,
      hiredOn: moscowDay(joined),
      managerId: null,
      leave: null,
      directoryId: null,
      language: texts.language,
      firstName,
      lastName,
      email,
      version: 1,
      letters: { digest: true, reminders: true },
      telling: { order: null, off: [], quietHours: null, timeZone: null, language: null },
      joinedAt: now.toISOString(),
      joinedBy: null,
      provedEmail: null,
      factorRule: null,
      providerRule: null,
      offer: null,
    },
  };
}

/**
 * Who of the company is in Tonus, in the order in which they came. Whoever can be logged in as always is; of a large
 * company those who came later than the rest are not.
 */
export function peopleInTonus(people: readonly DemoPerson[], today: Date): DemoPerson[] {
  const begin = addDays(today, -HISTORY_DAYS);
  const fit = people.filter((person) => isInTonus(person, begin, today));
  const accounts = fit.filter(({ isAccount }) => isAccount);
  const others = fit.filter(({ isAccount }) => !isAccount).slice(0, MEMBERS_MAX - accounts.length);
  const chosen = new Set([...accounts, ...others]);
  return fit.filter((person) => chosen.has(person));
}

/** Who works here, has an address and is not among them, in the order in which they came. */
export function peopleNotInTonus(people: readonly DemoPerson[], inTonus: readonly DemoPerson[]): DemoPerson[] {
  const known = new Set(inTonus.map(({ id }) => id));
  return people.filter(({ id, left, email }) => !known.has(id) && left === null && email !== '');
}

/** Whoever has an address and was here while the company used Tonus, but for the newest. */
function isInTonus({ email, joined, left }: DemoPerson, begin: Date, today: Date): boolean {
  if (email === '') return false;
  return left === null ? joined < addDays(today, -NOT_YET_DAYS) : left > addDays(begin, 7) && left > addDays(joined, 7);
}

/** Paid for: forty people fit no smaller plan. */
function premium(userId: string, since: Date, today: Date): Omit<Subscription, 'version'> {
  const dates = { createdAt: since.toISOString(), updatedAt: since.toISOString() };
  const dueDate = `${addDays(today, PAID_DAYS).toISOString().slice(0, 10)}T20:59:59.999Z`;
  return { userId, plan: 'premium', active: true, dueDate, isTrial: false, trialUsed: true, ended: null, ...dates };
}

/** A computer, a telephone, a computer at home. */
async function writeSessions(userId: string, today: Date, repos: Repositories): Promise<void> {
  for (const [userAgent, hoursAgo] of DEVICES) {
    await repos.sessions.start({
      id: randomUUID(),
      userId,
      // Nobody holds a token of these sessions.
      refreshHash: randomUUID(),
      device: deviceOf(userAgent),
      now: addHours(today, -hoursAgo),
      lifetimeSeconds: SESSION_DAYS * DAY_SECONDS,
    });
  }
}
