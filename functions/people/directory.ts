import { knownPeople, type KnownPerson } from '#functions/directory/known-people.ts';
import type { PaidEmployee } from '#functions/finance/newest-payroll.ts';
import { keptPeople } from '#functions/integrations/kept-kind.ts';
import { companyKept } from '#functions/integrations/kept-people.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import { planOf } from '#functions/subscriptions/plan.ts';
import { notFound } from '#core/http/errors.ts';
import type { Repositories } from '#data/repositories.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { personRef, type PersonRef } from '#shared/rules/people/sources.ts';
import { contactRecords } from './contact-records.ts';
import { directoryRecords } from './directory-records.ts';
import { joinPeople, peopleByRef } from './join-people.ts';
import { memberRecords } from './member-records.ts';
import { payrollRecords } from './payroll-records.ts';
import { factsOf, type PersonFacts } from './person-facts.ts';
import { portalRecords } from './portal-records.ts';
import type { JoinDecision, JoinedPerson, PersonRecord } from './records.ts';
import type { Contact } from './repositories/contacts.ts';
import { withoutBlocked } from './without-blocked.ts';

/** What is needed to know everybody of a workspace. */
export interface PeopleContext {
  readonly repos: Pick<
    Repositories,
    'contacts' | 'members' | 'personJoins' | 'plans' | 'portalSnapshots' | 'workspaces'
  > &
    // Whoever deals with members alone has no use for people who have not come in yet.
    Partial<Pick<Repositories, 'directory'>>;
  readonly workspaceId: string;
  /** Who asks. */
  readonly member: Member;
  readonly now: Date;
}

/** Everybody of a workspace, each once. */
export interface Directory {
  readonly people: readonly JoinedPerson[];
  readonly byRef: ReadonlyMap<PersonRef, JoinedPerson>;
  readonly facts: ReadonlyMap<JoinedPerson, PersonFacts>;
  readonly decisions: readonly JoinDecision[];
  readonly members: ReadonlyMap<PersonRef, Member>;
  readonly contacts: ReadonlyMap<PersonRef, Contact>;
  /** Up to when the portal is known; null where none was read. */
  readonly portalReadAt: string | null;
  /** How many records each source has; null where there is no such source. */
  readonly sizes: {
    readonly member: number;
    /** Who works in the company, as its directory says. */
    readonly directory: number;
    readonly portal: number | null;
    readonly contact: number;
    readonly payroll: number | null;
  };
}

/** Reads what knows people and makes people of it; the file of pay is brought along by whoever may open it. */
export async function readDirectory(
  context: Omit<PeopleContext, 'member'>,
  payroll: readonly PaidEmployee[] | null = null,
): Promise<Directory> {
  const { repos, workspaceId } = context;
  const [members, known, written, decisions, portal] = await Promise.all([
    repos.members.all(workspaceId),
    readKnown(context),
    repos.contacts.withBlocked(workspaceId),
    repos.personJoins.all(workspaceId),
    readPortalRecords(context),
  ]);
  const found = [
    ...memberRecords(members),
    ...directoryRecords(known, members),
    ...(portal?.records ?? []),
    ...contactRecords(written),
    ...payrollRecords(payroll ?? [], moscowDay(context.now)),
  ];
  const records = withoutBlocked(found, decisions, written, members);
  const contacts = written.filter(({ blocked }) => blocked === null);
  const people = joinPeople(records, decisions);
  const byRef = peopleByRef(people);
  return {
    people,
    byRef,
    facts: new Map(people.map((person) => [person, factsOf(person, byRef)])),
    decisions,
    members: new Map(members.map((member) => [personRef('member', member.userId), member])),
    contacts: new Map(contacts.map((contact) => [personRef('contact', contact.id), contact])),
    portalReadAt: portal?.readAt ?? null,
    sizes: {
      member: members.length,
      directory: known.length,
      contact: contacts.length,
      portal: portal ? portal.records.length : null,
      payroll: payroll ? payroll.length : null,
    },
  };
}

async function readKnown({ repos, workspaceId }: Omit<PeopleContext, 'member'>): Promise<KnownPerson[]> {
  const { directory } = repos;
  if (!directory) return [];
  const people = await directory.people(workspaceId);
  return people.length === 0 ? [] : knownPeople(people, await directory.groups(workspaceId));
}

/** The portal as it was last read, where there is one and the plan opens it; it is not asked itself. */
async function readPortalRecords({
  repos,
  workspaceId,
  now,
}: Omit<PeopleContext, 'member'>): Promise<{ records: readonly PersonRecord[]; readAt: string } | null> {
  const head = await repos.portalSnapshots.find(workspaceId);
  const kept = keptPeople(head);
  if (!kept) return null;
  const workspace = (await repos.workspaces.find(workspaceId)) ?? notFound('workspace');
  const { features } = await planOf(repos, workspace.ownerId, now);
  if (!features.includes('bitrix24')) return null;
  return { records: portalRecords(await companyKept(repos.portalSnapshots, workspaceId, kept)), readAt: kept.asOf };
}
