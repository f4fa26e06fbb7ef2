import { randomUUID } from 'node:crypto';
import { createRepositories } from '#data/create-repositories.ts';
import type { Repositories } from '#data/repositories.ts';
import { removeAccount } from '#functions/accounts/remove-account.ts';
import { destructionItem } from '#functions/processing/repositories/destructions.ts';
import { subjectSign } from '#functions/processing/subject-sign.ts';
import { openFolder } from '#scripts/admin/open-table.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import type { Deletion } from './deletions.ts';

/**
 * Deletes again, in a restored folder, whom it shows and who was deleted since: as the product does, whose jobs remove
 * the rest once it runs. An account that owned another workspace than went with it then is told of and left: whose that
 * is by now is for somebody to say.
 */
export async function deleteAgain(
  folder: string,
  deletions: readonly Deletion[],
  tell: (line: string) => void,
): Promise<void> {
  if (deletions.length === 0) return;
  const { table, stop } = await openFolder(folder);
  try {
    const repos = createRepositories(table);
    for (const one of deletions) {
      const line = one.kind === 'account' ? await removeAgain(one, repos) : await removeContact(one, repos);
      if (line !== null) tell(line);
    }
  } finally {
    await stop();
  }
}

async function removeAgain(
  { id, owned }: Extract<Deletion, { kind: 'account' }>,
  repos: Repositories,
): Promise<string | null> {
  const user = await repos.users.find(id);
  if (!user) return null;
  const ownershipChanges = await repos.accounts.ownershipChanges(id);
  const memberships = await repos.memberProfiles.membershipsOf(id);
  const own = memberships.filter(({ role }) => role === OWNER_ROLE).map(({ workspaceId }) => workspaceId);
  const memberOf = memberships.map(({ workspaceId }) => workspaceId);
  const others = own.filter((one) => !owned.includes(one));
  if (others.length > 0) {
    return `Account ${id} was deleted since and is here again: it owns ${others.join(', ')}, which somebody else did by then`;
  }
  const context = { repos, now: new Date(), newId: randomUUID };
  if (!(await removeAccount(user, { owned: own, memberOf, ownershipChanges }, context))) {
    throw new Error(`Account ${id} was deleted since and could not be deleted again`);
  }
  return `Deleted again: account ${id}`;
}

async function removeContact(
  { workspaceId, id }: Extract<Deletion, { kind: 'contact' }>,
  repos: Repositories,
): Promise<string | null> {
  const contact = await repos.contacts.findWithBlocked(workspaceId, id);
  if (!contact) return null;
  const act = destructionItem(workspaceId, {
    id: randomUUID(),
    at: new Date().toISOString(),
    reason: 'decision',
    by: null,
    subject: subjectSign(workspaceId, id),
    requestId: null,
    receivedOn: null,
    what: [{ kind: 'contact', count: 1 }],
  });
  if (!(await repos.contacts.remove(contact, act))) {
    throw new Error(`Person ${id} was deleted since and could not be deleted again`);
  }
  return `Deleted again: person ${id} without an account`;
}
