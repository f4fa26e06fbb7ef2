import { peopleIn } from '#shared/rules/subscription.ts';
import { integrationsErrors } from '#text/integrations/errors.ts';
import * as z from 'zod/mini';
import { letterFor } from '#functions/workspaces/invitation-letter.ts';
import { isOfRecipient, letterLimits, limitReached } from '#functions/workspaces/invitation-limits.ts';
import { invitationIdOf } from '#functions/workspaces/invitation-token.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { countAttempt } from '#core/throttle.ts';
import { isExpired } from '#functions/workspaces/repositories/invitation.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { Repositories } from '#data/repositories.ts';
import type { ThrottleRule } from '#data/throttles.ts';
import type { bitrix24 as routes } from '#shared/contract/bitrix24.ts';
import type { Result } from '#shared/contract/route.ts';
import type { Employee } from '#shared/models/bitrix24.ts';
import { Email } from '#shared/models/email.ts';
import { HiredOn } from '#shared/models/hired-on.ts';
import { Team } from '#shared/models/team.ts';
import { EMPLOYEE_ROLE } from '#shared/rules/roles.ts';
import { limitText } from '#shared/rules/plan-texts.ts';
import { employeesBehind } from '../employees.ts';
import { readPortal } from '../portal.ts';
import type { Bitrix24Operation } from '../operation.ts';

/** Calls, of which each sends letters to as many people as it looks at; a second import finds them invited. */
const IMPORTS: ThrottleRule = { name: 'bitrix24-import', limit: 100, windowSeconds: 600 };
/** So many people are looked at in one call: a few seconds, after which there is something to show. */
const PEOPLE_A_CALL = 250;
/** After so long no more are invited, and the next call goes on: the function ends after 25 s. */
const INVITING_MILLISECONDS = 20_000;
const PAGE_SIZE = 500;

type Report = Omit<Result<typeof routes.importBitrix24Members>, 'cursor' | 'left'>;
type Fate = { readonly kind: 'imported' } | { readonly kind: 'skipped' | 'failed'; readonly reason: string };

const skipped = (reason: string): Fate => ({ kind: 'skipped', reason });
const failed = (reason: string): Fate => ({ kind: 'failed', reason });

/**
 * Invites the next active employees of the portal as inviting one by one would, and says where to go on. Whoever is in
 * the workspace or invited already is passed over, so that an import that was broken off may begin anew. Guests of the
 * portal are not asked. Whoever comes joins the team named for their department, with the day they were hired; a member
 * without either gets it now.
 */
export const importBitrix24Members: Bitrix24Operation<'importBitrix24Members'> = async (
  context,
  { body: { cursor = '0' } },
) => {
  const { repos, workspaceId, now } = context;
  const { employees, teams, left } = await readPortal(context, (portal) =>
    employeesBehind(Number(cursor), PEOPLE_A_CALL, portal),
  );
  await countAttempt(IMPORTS, workspaceId, context);
  const { workspace, plan, paid } = await requireWritable(context);
  const members = await repos.addresses.ofMembers(workspaceId);
  const invited = await invitedTo(repos, workspaceId, now);
  let seats = plan.limits.people === null ? Infinity : plan.limits.people - peopleIn(workspace) - invited.size;
  let exhausted: string | null = null;
  const knownOfMembers = new Map<string, Pick<Member, 'team' | 'hiredOn'>>();
  const until = now.getTime() + INVITING_MILLISECONDS;

  /** One after another: each is a transaction on the same workspace, and two at once refuse each other. */
  async function invite(employee: Employee): Promise<Fate> {
    const { EMAIL } = employee;
    if (EMAIL === '') return failed(integrationsErrors.import.noEmail);
    const email = z.safeParse(Email, EMAIL).data;
    if (email === undefined) return failed(integrationsErrors.import.wrongEmail);
    const team = teamOf(employee, teams);
    const hiredOn = z.safeParse(HiredOn, employee.UF_EMPLOYMENT_DATE).data ?? null;
    const userId = members.get(email);
    if (userId !== undefined) {
      knownOfMembers.set(userId, { team, hiredOn });
      return skipped(integrationsErrors.import.isMember);
    }
    if (invited.has(email)) return skipped(integrationsErrors.import.isInvited);
    if (seats <= 0) return failed(limitText(plan, 'people'));
    if (exhausted !== null) return failed(exhausted);
    const { invitation, posting } = letterFor(
      { workspaceId, id: invitationIdOf(workspaceId, email), email, role: EMPLOYEE_ROLE, team, hiredOn },
      { inviter: context.member, workspaceName: workspace.name, jobId: context.newId(), now },
    );
    const limits = await letterLimits(invitation, { inviterId: context.member.userId, workspace, paid }, context);
    const sent = await repos.invitations.create(invitation, workspace, posting, limits, now);
    if (sent.outcome === 'changed') return failed(integrationsErrors.import.changed);
    if (sent.outcome === 'limit') {
      const reason = limitReached(sent.limit);
      if (!isOfRecipient(sent.limit.rule)) exhausted = reason;
      return failed(reason);
    }
    invited.add(email);
    if (sent.outcome === 'pending') return skipped(integrationsErrors.import.isInvited);
    seats -= 1;
    return { kind: 'imported' };
  }

  const report = emptyReport();
  let looked = 0;
  // However late it is, one is looked at: each call gets further.
  while (looked < employees.length && (looked === 0 || Date.now() <= until)) {
    const employee = employees[looked++]!;
    if (isColleague(employee)) note(report, employee, await invite(employee));
  }
  await repos.addresses.complete(workspaceId, knownOfMembers, now);
  const rest = employees.length - looked + left;
  return { ...report, cursor: rest > 0 ? employees[looked - 1]!.ID : null, left: rest };
};

/** The first of their departments, as far as its name can be one of a team. */
function teamOf({ UF_DEPARTMENT }: Employee, teams: ReadonlyMap<number, string>): string | null {
  const name = UF_DEPARTMENT.map((number) => teams.get(number)).find((one) => one !== undefined);
  return z.safeParse(Team, name).data ?? null;
}

/** Active, and no guest of the portal; asked once more, since Bitrix24 may have dropped the filter. */
function isColleague({ ACTIVE, USER_TYPE }: Employee): boolean {
  return ACTIVE && (USER_TYPE === '' || USER_TYPE === 'employee');
}

/** Who is invited and may still come, in lower case. */
async function invitedTo(
  repos: Pick<Repositories, 'invitations'>,
  workspaceId: string,
  now: Date,
): Promise<Set<string>> {
  const invited = new Set<string>();
  let cursor: string | null = null;
  do {
    const page = await repos.invitations.list(workspaceId, { limit: PAGE_SIZE, cursor, consistent: true });
    for (const one of page.invitations) if (!isExpired(one, now)) invited.add(one.email);
    cursor = page.cursor;
  } while (cursor !== null);
  return invited;
}

function emptyReport(): Report {
  return {
    imported_count: 0,
    skipped_count: 0,
    failed_count: 0,
    total_processed: 0,
    imported_members: [],
    skipped_members: [],
    failed_members: [],
  };
}

function note(report: Report, { NAME, LAST_NAME, EMAIL, ID }: Employee, fate: Fate): void {
  const name = [NAME, LAST_NAME].filter(Boolean).join(' ') || EMAIL || integrationsErrors.import.number(ID);
  const person = { email: EMAIL, full_name: name };
  report.total_processed += 1;
  switch (fate.kind) {
    case 'imported':
      report.imported_count += 1;
      report.imported_members.push(person);
      return;
    case 'skipped':
      report.skipped_count += 1;
      report.skipped_members.push({ ...person, reason: fate.reason });
      return;
    case 'failed':
      report.failed_count += 1;
      report.failed_members.push({ ...person, reason: fate.reason });
  }
}
