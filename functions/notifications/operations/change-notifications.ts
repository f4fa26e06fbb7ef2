import { notFound } from '#core/http/errors.ts';
import type { NotificationsOperation } from '../operation.ts';

/** Which letters the caller gets from here on; nobody chooses for somebody else. */
export const changeNotifications: NotificationsOperation<'changeNotifications'> = async (
  { repos, member, workspaceId, actor },
  { body },
) => {
  if (!(await repos.members.setLetters(workspaceId, actor.userId, body))) notFound('workspace');
  const { digest = member.letters.digest, reminders = member.letters.reminders } = body;
  return { digest, reminders };
};
