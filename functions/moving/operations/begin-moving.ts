import { conflict, notFound } from '#core/http/errors.ts';
import { refuseMore, requireWritable } from '#functions/subscriptions/plan.ts';
import type { MovingPart } from '#shared/models/moving.ts';
import { RULES_MAX } from '#shared/rules/automation-rules/limits.ts';
import { MOVING_FORMAT, MOVING_KINDS } from '#shared/rules/moving.ts';
import { movingErrors } from '#text/moving/errors.ts';
import { isEmpty } from '../is-empty.ts';
import type { MovingOperation } from '../operation.ts';

/** Begins to bring a company in, or goes on with the same file. Nothing of it is written before its first part comes. */
export const beginMoving: MovingOperation<'spaces', 'beginMoving'> = async (context, { body }) => {
  const { repos, workspaceId, now, newId } = context;
  const { format, space, people, parts } = body;
  if (format > MOVING_FORMAT) conflict(movingErrors.newer);
  if (!isInOrder(parts)) conflict(movingErrors.wrongOrder);
  if (rulesIn(parts) > RULES_MAX) conflict(movingErrors.tooManyRules(RULES_MAX));
  const { plan } = await requireWritable(context);
  if (plan.limits.people !== null && people + 1 > plan.limits.people) refuseMore(plan, 'people');
  const known = await repos.moving.find(workspaceId);
  if (known) return isSame(known.parts, parts) ? progressOf(known) : conflict(movingErrors.underWay);
  const workspace = (await repos.workspaces.findConsistent(workspaceId)) ?? notFound('workspace');
  if (!(await isEmpty(workspace, context))) conflict(movingErrors.notEmpty);
  const at = { startedAt: now.toISOString(), finishedAt: null };
  const failed = await repos.moving.begin({ id: newId(), workspaceId, space, parts, done: 0, ...at });
  if (failed === 'gone') conflict(movingErrors.notEmpty);
  // Somebody was faster.
  if (failed === 'begun') conflict(movingErrors.underWay);
  return { parts: parts.length, done: 0 };
};

function progressOf({ parts, done }: { readonly parts: readonly unknown[]; readonly done: number }) {
  return { parts: parts.length, done };
}

/** Whether the kinds stand as they are brought in, people last: until then nobody but the owner is here to see a half of it. */
function isInOrder(parts: readonly MovingPart[]): boolean {
  const places = parts.map(({ kind }) => MOVING_KINDS.indexOf(kind));
  return places.every((place, index) => index === 0 || place >= places[index - 1]!);
}

function rulesIn(parts: readonly MovingPart[]): number {
  return parts.reduce((sum, { kind, records }) => sum + (kind === 'rules' ? records : 0), 0);
}

function isSame(known: readonly MovingPart[], given: readonly MovingPart[]): boolean {
  return known.length === given.length && known.every(({ sha256 }, index) => sha256 === given[index]!.sha256);
}
