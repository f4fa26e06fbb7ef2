import { conflict, notFound } from '#core/http/errors.ts';
import { OVERTAKEN, untilNotOvertaken } from '#data/attempts.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { Block } from '#shared/rules/data-requests.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { peopleErrors } from '#text/people/errors.ts';
import { blockBy } from '../new-request.ts';
import type { ContactsOperation } from '../operation.ts';
import type { DataRequest } from '../repositories/data-request.ts';
import { lettersToAnswerers } from '../warn-of-request.ts';

/**
 * A member takes back a request that nobody has answered: its last day is watched no more, and who was told of it is told
 * that, too. The block that followed from it ends with it. Done again, nothing changes.
 */
export const withdrawDataRequest: ContactsOperation<'withdrawDataRequest'> = async (context, { params }) => {
  const { repos, workspaceId, member, now } = context;
  const workspace = (await repos.workspaces.find(workspaceId)) ?? notFound('workspace');
  await untilNotOvertaken('The requests of a member', async () => {
    const asker = (await repos.members.find(workspaceId, member.userId)) ?? notFound('member');
    const own = (await repos.dataRequests.listOf(workspaceId)).filter(({ memberId }) => memberId === asker.userId);
    const request = own.find(({ id }) => id === params.requestId) ?? notFound('dataRequest');
    if (request.state === 'withdrawn') return;
    if (request.state !== 'open') conflict(peopleErrors.requestAnswered);
    const mail = {
      template: 'data-request-withdrawn',
      values: { workspace: workspace.name, kind: request.kind },
    } as const;
    const letters = lettersToAnswerers(mail, asker.userId, await repos.members.all(workspaceId), context);
    const left = { on: moscowDay(now), blocked: blockWithout(request, own, asker, now) };
    return (await repos.dataRequests.withdraw(request, asker, left, letters)) ? undefined : OVERTAKEN;
  });
};

/** The block of a member without this request: it stays where another one disputes the data as well. */
function blockWithout(
  request: DataRequest,
  own: readonly DataRequest[],
  { blocked, role }: Member,
  now: Date,
): Block | null {
  if (blocked?.requestId !== request.id) return blocked;
  const others = own.filter(({ id, state }) => id !== request.id && state === 'open');
  const [next] = others
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
    .flatMap((one) => blockBy(one, null, role, now) ?? []);
  return next === undefined ? null : { ...next, since: blocked.since };
}
