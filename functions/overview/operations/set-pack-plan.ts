import { conflict, invalid } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { nextPackMoment } from '#shared/rules/packs.ts';
import { rolesOf } from '#shared/rules/permissions.ts';
import { packsSaid } from '#text/overview/packs-said.ts';
import { presentPackPlan } from '../present-packs.ts';
import type { OverviewOperation } from '../operation.ts';

/**
 * Sets to whom a link to a report is sent, how often, and which report it opens. Those who read results alone can be
 * named: whoever else opened the link would be refused. Whoever has left since it was set is simply let go.
 */
export const setPackPlan: OverviewOperation<'setPackPlan'> = async (context, { body }) => {
  const { repos, workspaceId, actor, now } = context;
  await requireWritable(context);
  const before = await repos.packs.planOf(workspaceId);
  const { members } = await repos.members.known(workspaceId, [...new Set(body.readers)]);
  const known = new Map(members.map((member) => [member.userId, member]));
  const stranger = body.readers.some((id) => {
    const member = known.get(id);
    return member ? !rolesOf('results.read').includes(member.role) : !before?.readers.includes(id);
  });
  const readers = [...known.keys()];
  if (stranger || (body.enabled && readers.length === 0)) {
    invalid([{ path: 'readers', message: stranger ? packsSaid.strangers : packsSaid.readersWanted }]);
  }
  const plan = {
    ...body,
    readers,
    dueAt: body.enabled ? nextPackMoment(body.every, now).toISOString() : null,
    setBy: actor.userId,
    setAt: now.toISOString(),
  };
  if (!(await repos.packs.setPlan(workspaceId, before, plan))) conflict(packsSaid.changed);
  return presentPackPlan({ ...plan, version: (before?.version ?? 0) + 1 });
};
