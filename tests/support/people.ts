import { randomUUID } from 'node:crypto';
import { joinIdOf } from '#functions/people/join-id.ts';
import type { PersonNote } from '#functions/people/records.ts';
import type { PersonRef } from '#shared/rules/people/sources.ts';
import { makeMember, repos } from './factories.ts';

interface Place {
  readonly id: string;
}

/** What a portal knows of a person, under Bitrix24's names. */
export interface GivenPortalPerson {
  readonly number: number;
  readonly [field: string]: unknown;
}

/** When the portals of tests were last read. */
export const PORTAL_READ_AT = '2026-11-21T00:12:00.000Z';

/** A portal as if it had just been read: people and departments, past the webhook. Each reading is a new one. */
export async function makePortalRows(
  { id: workspaceId }: Place,
  people: readonly GivenPortalPerson[],
  departments: readonly GivenPortalPerson[] = [],
  takenAt = PORTAL_READ_AT,
): Promise<void> {
  const now = new Date(takenAt);
  if (!(await repos.portalSnapshots.find(workspaceId))) await repos.portalSnapshots.plan(workspaceId, now);
  for (const [kind, rows] of [
    ['PERSON', people],
    ['DEPARTMENT', departments],
  ] as const) {
    for (const { number, ...data } of rows) {
      const row = { number, data: kind === 'PERSON' ? { ACTIVE: true, USER_TYPE: 'employee', ...data } : data };
      await repos.portalSnapshots.keep({ workspaceId, kind }, row, null, now);
    }
  }
  await repos.portalSnapshots.begin(workspaceId, 'run');
  const kinds = { PERSON: { takenAt, count: people.length, unreadable: 0 } };
  await repos.portalSnapshots.save(workspaceId, 'run', { kinds });
}

/** What somebody has decided of two records; of a member and a person of the portal who are named nowhere else, unless given. */
export async function makePersonJoin(
  workspace: Place & Parameters<typeof makeMember>[0],
  { refs, same = true }: { readonly refs?: readonly [PersonRef, PersonRef]; readonly same?: boolean } = {},
): Promise<{ id: string }> {
  const given = refs ?? ([`member-${(await makeMember(workspace, 'сотрудник')).id}`, 'portal-900001'] as const);
  const id = joinIdOf(workspace.id, given);
  await repos.personJoins.save(workspace.id, { id, refs: given, same }, new Date());
  return { id };
}

/** A note of a one-to-one about a member, shared with nobody unless given. */
export async function makeNote(author: Place, workspace: Place, about: Place, given: Partial<PersonNote> = {}) {
  const at = new Date().toISOString();
  const note: PersonNote = {
    id: randomUUID(),
    workspaceId: workspace.id,
    about: `member-${about.id}`,
    authorId: author.id,
    day: at.slice(0, 10),
    text: 'Договорились о четвергах',
    sharedWith: [],
    sharedAt: at,
    createdAt: at,
    updatedAt: at,
    ...given,
  };
  if ((await repos.notes.create(note)) !== 'created') throw new Error('There is no room for the note');
  return note;
}
