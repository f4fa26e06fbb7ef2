import { conflict, notFound } from '#core/http/errors.ts';
import { countAttempt } from '#core/throttle.ts';
import { OVERTAKEN, untilNotOvertaken } from '#data/attempts.ts';
import { fullName } from '#functions/workspaces/people.ts';
import { SENT_A_DAY } from '#shared/rules/data-requests.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { peopleErrors } from '#text/people/errors.ts';
import { blockBy, newRequest } from '../new-request.ts';
import type { ContactsOperation } from '../operation.ts';
import { lettersOfRequest } from '../warn-of-request.ts';

const SENT = { name: 'data-request', limit: SENT_A_DAY, windowSeconds: 24 * 60 * 60 } as const;

/**
 * A member asks the company about their own data: the same request as of somebody without an account, told to the owner
 * and HR at once, since nobody there has written it down. Of each kind one waits at a time, also of two sent at once.
 */
export const sendDataRequest: ContactsOperation<'sendDataRequest'> = async (context, { body: { kind, wish } }) => {
  const { repos, workspaceId, member, now, newId } = context;
  const memberId = member.userId;
  await countAttempt(SENT, `${workspaceId}/${memberId}`, context);
  const asked = {
    id: newId(),
    workspaceId,
    contactId: null,
    memberId,
    name: fullName(member),
    kind,
    wish: wish || null,
    receivedOn: moscowDay(now),
  };
  const request = newRequest(asked, now);
  const workspace = (await repos.workspaces.find(workspaceId)) ?? notFound('workspace');
  const letters = lettersOfRequest(request, workspace, await repos.members.all(workspaceId), context);
  return untilNotOvertaken('The requests of a member', async () => {
    const asker = (await repos.members.find(workspaceId, memberId)) ?? notFound('member');
    const before = await repos.dataRequests.listOf(workspaceId);
    if (before.some((one) => one.memberId === memberId && one.state === 'open' && one.kind === kind))
      conflict(peopleErrors.requestWaits);
    const blocked = blockBy(request, asker.blocked, asker.role, now) ?? asker.blocked;
    const isWritten = await repos.dataRequests.addOwn(request, asker, blocked, letters);
    return isWritten ? { id: request.id, due_on: request.dueOn } : OVERTAKEN;
  });
};
