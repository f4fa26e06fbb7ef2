import { isOnLeave } from '#shared/rules/leave.ts';
import { SCIM_PATH } from '#shared/rules/directory.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import type { DirectoryOperation } from '../operation.ts';

/** How it stands: tokens, what came when, how many people there are, what could not be taken. */
export const getDirectory: DirectoryOperation<'getDirectory'> = async ({ repos, workspaceId, now }) => {
  const [tokens, state, people, groups, members] = await Promise.all([
    repos.directory.tokens(workspaceId),
    repos.directory.state(workspaceId),
    repos.directory.people(workspaceId),
    repos.directory.groups(workspaceId),
    repos.members.all(workspaceId),
  ]);
  const today = moscowDay(now);
  const active = people.filter(({ attributes }) => attributes['active'] !== false);
  const ids = new Set(active.map(({ id }) => id));
  const come = members.filter(({ directoryId }) => directoryId !== null && ids.has(directoryId));
  const without = active.filter(({ email }) => email === null).length;
  return {
    address: SCIM_PATH,
    tokens: tokens.map(({ slot, hint, createdAt, lastUsedAt }) => ({
      slot,
      hint,
      created_at: createdAt,
      last_used_at: lastUsedAt,
    })),
    last_change_at: state.lastChangeAt,
    people: {
      active: active.length,
      members: come.length,
      expected: active.length - come.length - without,
      without_address: without,
      on_leave: members.filter((member) => isOnLeave(member, today)).length,
      gone: people.length - active.length,
    },
    groups: groups.length,
    problems: [...state.problems],
  };
};
