import { roleNames } from '#text/common/roles.ts';
import { archiveText } from '#text/exports/archive.ts';
import { contactOrigin } from '#text/people/contact-origin.ts';
import { say } from '../../said.ts';
import { isExpired } from '#functions/workspaces/repositories/invitation.ts';
import { tellRequest } from '#functions/people/tell-request.ts';
import { pagesBy, type ArchiveSection, type ArchiveSource, type Row } from '../archive-file.ts';

const PAGE = 200;

/** Members, people without an account, who is invited, and which records of people are one person. */
export const peopleSection: ArchiveSection = {
  title: say('people'),
  async *units(source) {
    yield [
      { kind: 'table', path: 'members', ...archiveText.members, pages: () => members(source) },
      { kind: 'table', path: 'contacts', ...archiveText.contacts, pages: () => contacts(source) },
      { kind: 'table', path: 'data-requests', ...archiveText.dataRequests, pages: () => dataRequests(source) },
      { kind: 'table', path: 'destructions', ...archiveText.destructions, pages: () => destructions(source) },
      { kind: 'table', path: 'invitations', ...archiveText.invitations, pages: () => invitations(source) },
      { kind: 'table', path: 'api-keys', ...archiveText.apiKeys, pages: () => apiKeys(source) },
      { kind: 'table', path: 'person-joins', ...archiveText.personJoins, pages: () => personJoins(source) },
    ];
  },
};

type Pages = AsyncGenerator<readonly Row[]>;

function members({ repos, workspace, nameOf }: ArchiveSource): Pages {
  return pagesBy(async (cursor) => {
    const page = await repos.members.list(workspace.id, { limit: PAGE, cursor });
    const rows = page.members.map((one) => ({
      id: one.userId,
      first_name: one.firstName,
      last_name: one.lastName,
      email: one.email,
      role: roleNames[one.role],
      team: one.team,
      manager: nameOf(one.managerId),
      hired_on: one.hiredOn,
      joined_at: one.joinedAt,
      blocked_since: one.blocked?.since ?? null,
    }));
    return { rows, cursor: page.cursor };
  });
}

async function* contacts({ repos, workspace }: ArchiveSource): Pages {
  const all = await repos.contacts.withBlocked(workspace.id);
  yield all.map((one) => ({
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
}

async function* dataRequests({ repos, workspace }: ArchiveSource): Pages {
  const all = await repos.requestRecords.listOf(workspace.id);
  yield all.map((one) => ({ contact: one.contactId ?? one.memberId, ...tellRequest(one) }));
}

function destructions({ repos, workspace }: ArchiveSource): Pages {
  return pagesBy(async (cursor) => {
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
  });
}

function invitations({ repos, workspace, now, nameOf }: ArchiveSource): Pages {
  return pagesBy(async (cursor) => {
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
  });
}

async function* apiKeys({ repos, workspace, nameOf }: ArchiveSource): Pages {
  const keys = await repos.apiKeys.listOf(workspace.id);
  yield keys.map((key) => ({
    number: key.number,
    name: key.name,
    permissions: key.permissions.join(', '),
    made_by: nameOf(key.makerId),
    created_at: key.createdAt,
    expires_at: key.expiresAt,
    revoked_at: key.revokedAt,
    last_used_on: key.lastUsedOn,
  }));
}

async function* personJoins({ repos, workspace }: ArchiveSource): Pages {
  const decisions = await repos.personJoins.all(workspace.id);
  yield decisions.map(({ refs: [first, second], same }) => ({ first, second, same }));
}
