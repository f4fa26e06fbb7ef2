import { fullName } from '#functions/workspaces/people.ts';
import { askedAmong } from '#functions/runs/audience.ts';
import type { PollsOperation } from '../operation.ts';
import { languageNow } from '#shared/text/current.ts';

/**
 * Whom a run asks, in the order of the workspace's people, by name within a page; with names also who has answered. Of
 * an anonymous run nothing here depends on who has.
 */
export const listParticipants: PollsOperation<'listParticipants'> = async (
  { repos, run, workspaceId },
  { query: { limit, cursor = null } },
) => {
  const page = await repos.members.list(workspaceId, { limit, cursor });
  const asked = await askedAmong(page.members, run, repos);
  const userIds = asked.map(({ userId }) => userId);
  const answered = run.isAnonymous ? null : await repos.responses.answeredAmong(run.id, userIds);
  return {
    participants: asked
      .map(({ userId, firstName, lastName, team }) => ({
        user_id: userId,
        full_name: fullName({ firstName, lastName }),
        team,
        answered: answered && answered.has(userId),
      }))
      .toSorted((a, b) => a.full_name.localeCompare(b.full_name, languageNow())),
    next_cursor: page.cursor,
  };
};
