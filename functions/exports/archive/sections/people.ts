import { roleNames } from '#text/common/roles.ts';
import { archiveText } from '#text/exports/archive.ts';
import { contactOrigin } from '#text/people/contact-origin.ts';
import { say } from '../../said.ts';
import { isExpired } from '#functions/workspaces/repositories/invitation.ts';
import { tellRequest } from '#functions/people/tell-request.ts';
import { pagesBy, type ArchiveSection } from '../archive-file.ts';

const PAGE = 200;

/** Members, people without an account, who is invited, and which records of people are one person. */
export const peopleSection: ArchiveSection = {
  title: say('people'),
  async *units({ repos, workspace, now, nameOf }) {
    yield [
      {
        kind: 'table',
        path: 'members',
        about: archiveText.members.about,
        columns: archiveText.members.columns,
        pages: () =>
          pagesBy(async (cursor) => {
            const page = await repos.members.list(workspace.id, { limit: PAGE, cursor });
            const rows = page.members.map(
              ({ userId, firstName, lastName, email, role, team, managerId, hiredOn, joinedAt, blocked }) => ({
                id: userId,
                first_name: firstName,
                last_name: lastName,
                email,
                role: roleNames[role],
                team,
                manager: nameOf(managerId),
                hired_on: hiredOn,
                joined_at: joinedAt,
                blocked_since: blocked?.since ?? null,
              }),
            );
            return { rows, cursor: page.cursor };
          }),
      },
      {
        kind: 'table',
        path: 'contacts',
        about: archiveText.contacts.about,
        columns: archiveText.contacts.columns,
        pages: () =>
          pagesBy(async () => {
            const contacts = await repos.contacts.withBlocked(workspace.id);
            const rows = contacts.map((one) => ({
              id: one.id,
              first_name: one.firstName,
              last_name: one.lastName,
              team: one.team,
              language: one.language,
              // The list shows whoever may change it the number in full; a file that is passed on does not.
              phone: one.phone?.masked ?? null,
              source: one.source && contactOrigin.source[one.source],
              basis: one.basis && contactOrigin.basis[one.basis],
              basis_on: one.basisOn,
              blocked_since: one.blocked?.since ?? null,
              added_at: one.createdAt,
            }));
            return { rows, cursor: null };
          }),
      },
      {
        kind: 'table',
        path: 'data-requests',
        about: archiveText.dataRequests.about,
        columns: archiveText.dataRequests.columns,
        pages: () =>
          pagesBy(async () => {
            const requests = await repos.requestRecords.listOf(workspace.id);
            const rows = requests.map((one) => ({
              contact: one.contactId ?? one.memberId,
              ...tellRequest(one),
            }));
            return { rows, cursor: null };
          }),
      },
      {
        kind: 'table',
        path: 'destructions',
        about: archiveText.destructions.about,
        columns: archiveText.destructions.columns,
        pages: () =>
          pagesBy(async (cursor) => {
            const page = await repos.destructions.list(workspace.id, { limit: PAGE, cursor });
            const rows = page.acts.map(({ id, at, reason, by, subject, requestId, receivedOn, what }) => ({
              id,
              at,
              reason,
              by,
              subject,
              request: requestId,
              received_on: receivedOn,
              what: what.map(({ kind, count }) => (count === null ? kind : `${kind} (${count})`)).join(', '),
            }));
            return { rows, cursor: page.cursor };
          }),
      },
      {
        kind: 'table',
        path: 'invitations',
        about: archiveText.invitations.about,
        columns: archiveText.invitations.columns,
        pages: () =>
          pagesBy(async (cursor) => {
            const page = await repos.invitations.list(workspace.id, { limit: PAGE, cursor });
            const rows = page.invitations.map((one) => ({
              email: one.email,
              role: roleNames[one.role],
              team: one.team,
              hired_on: one.hiredOn,
              invited_by: nameOf(one.invitedBy),
              sent_at: one.sentAt,
              expires_at: one.expiresAt,
              expired: isExpired(one, now),
            }));
            return { rows, cursor: page.cursor };
          }),
      },
      {
        kind: 'table',
        path: 'api-keys',
        about: archiveText.apiKeys.about,
        columns: archiveText.apiKeys.columns,
        pages: () =>
          pagesBy(async () => {
            const keys = await repos.apiKeys.listOf(workspace.id);
            const rows = keys.map((key) => ({
              number: key.number,
              name: key.name,
              permissions: key.permissions.join(', '),
              made_by: nameOf(key.makerId),
              created_at: key.createdAt,
              expires_at: key.expiresAt,
              revoked_at: key.revokedAt,
              last_used_on: key.lastUsedOn,
            }));
            return { rows, cursor: null };
          }),
      },
      {
        kind: 'table',
        path: 'person-joins',
        about: archiveText.personJoins.about,
        columns: archiveText.personJoins.columns,
        pages: () =>
          pagesBy(async () => {
            const decisions = await repos.personJoins.all(workspace.id);
            const rows = decisions.map(({ refs: [first, second], same }) => ({ first, second, same }));
            return { rows, cursor: null };
          }),
      },
    ];
  },
};
