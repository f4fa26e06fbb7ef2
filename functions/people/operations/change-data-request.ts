import { conflict, invalid, notFound } from '#core/http/errors.ts';
import { jobItem } from '#data/job-item.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import { dueDay, warnedFrom, type DataRequestKind, type DataRequestOutcome } from '#shared/rules/data-requests.ts';
import { moscowDay, moscowMoment } from '#shared/rules/working-days.ts';
import { peopleErrors } from '#text/people/errors.ts';
import type { ContactsOperation } from '../operation.ts';
import { presentRequest } from '../present-request.ts';

/** Says that a request is answered or refused, or puts it off once, for five working days and with a reason. */
export const changeDataRequest: ContactsOperation<'changeDataRequest'> = async (
  context,
  { params, body: { to, reason } },
) => {
  const { repos, workspaceId, now } = context;
  const request = (await repos.dataRequests.find(workspaceId, params.requestId)) ?? notFound('dataRequest');
  if (request.state !== 'open') conflict(peopleErrors.requestClosed);
  if (to !== 'answered' && reason === null) invalid([{ path: 'reason', message: peopleErrors.reasonWanted }]);
  if (to === 'extended' && request.extendedBecause !== null) conflict(peopleErrors.extendedAlready);
  const dueOn = dueDay(request.receivedOn, true);
  const change =
    to === 'extended'
      ? { dueOn, extendedBecause: reason, warnAt: moscowMoment(warnedFrom(dueOn), '09:00').toISOString() }
      : { state: to, closedOn: moscowDay(now), closedBecause: reason, warnAt: null };
  const { contactId, memberId } = request;
  const contact = contactId === null ? null : await repos.contacts.findWithBlocked(workspaceId, contactId);
  const asker = memberId === null ? null : await repos.members.find(workspaceId, memberId);
  const letters = asker === null ? [] : [await answerLetter(asker, request.kind, to, context)];
  if (!(await repos.dataRequests.change(request, change, letters))) conflict(peopleErrors.requestChanged);
  return presentRequest({ ...request, ...change }, contact ?? asker, now);
};

/** A member reads on their own page what has become of their request, and is told that there is something to read. */
async function answerLetter(
  { workspaceId, email, userId: account, language }: Member,
  kind: DataRequestKind,
  outcome: DataRequestOutcome,
  { repos, now, newId }: Pick<Parameters<ContactsOperation<'changeDataRequest'>>[0], 'repos' | 'now' | 'newId'>,
) {
  const { name: workspace } = (await repos.workspaces.find(workspaceId)) ?? notFound('workspace');
  const mail = { template: 'data-request-answer', values: { workspace, kind, outcome } } as const;
  return jobItem({ kind: 'send-mail', to: email, account, language, mail }, newId(), now);
}
