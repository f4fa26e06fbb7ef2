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
 * Whoever has sent a request takes it back while nobody has answered, also once they have left the workspace or were
 * removed: its last day is watched no more, and who was told of it is told that, too. The block that followed from it
 * ends with it; of those who have left there is none. Done again, nothing changes.
 */
export const withdrawDataRequest: ContactsOperation<'withdrawDataRequest'> = async (context, { params }) => {
  const { repos, actor, now } = context;
  const { id: workspaceId, requestId } = params;
  await untilNotOvertaken('The requests of a person', async () => {
    const found = await repos.dataRequests.find(workspaceId, requestId);
    const request = found?.memberId === actor.userId ? found : notFound('dataRequest');
    if (request.state === 'withdrawn') return;
    if (request.state !== 'open') conflict(peopleErrors.requestAnswered);
    const workspace = (await repos.workspaces.find(workspaceId)) ?? notFound('dataRequest');
    const asker = await repos.members.find(workspaceId, actor.userId);
    const mail = {
      template: 'data-request-withdrawn',
      values: { workspace: workspace.name, kind: request.kind },
    } as const;
    const letters = lettersToAnswerers(mail, actor.userId, await repos.members.all(workspaceId), context);
    const member = asker && { asker, blocked: blockWithout(request, await openOf(asker, context), asker, now) };
    const isWithdrawn = await repos.dataRequests.withdraw(request, { on: moscowDay(now), member }, letters);
    return isWithdrawn ? undefined : OVERTAKEN;
  });
};

async function openOf(
  { workspaceId, userId }: Member,
  { repos }: Pick<Parameters<ContactsOperation<'withdrawDataRequest'>>[0], 'repos'>,
): Promise<DataRequest[]> {
  const requests = await repos.dataRequests.listOf(workspaceId);
  return requests.filter(({ memberId, state }) => memberId === userId && state === 'open');
}

/** The block of a member without this request: it stays where another one disputes the data as well. */
function blockWithout(
  request: DataRequest,
  open: readonly DataRequest[],
  { blocked, role }: Member,
  now: Date,
): Block | null {
  if (blocked?.requestId !== request.id) return blocked;
  const [next] = open
    .filter(({ id }) => id !== request.id)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
    .flatMap((one) => blockBy(one, null, role, now) ?? []);
  return next === undefined ? null : { ...next, since: blocked.since };
}
