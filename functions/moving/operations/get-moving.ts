import { notFound } from '#core/http/errors.ts';
import { isEmpty } from '../is-empty.ts';
import type { MovingOperation } from '../operation.ts';

/** Whether a company is brought in here, or can be. */
export const getMoving: MovingOperation<'spaces', 'getMoving'> = async (context) => {
  const { repos, workspaceId } = context;
  const [moving, workspace] = await Promise.all([
    repos.moving.find(workspaceId),
    repos.workspaces.findConsistent(workspaceId),
  ]);
  if (moving) {
    const { space, startedAt, finishedAt, parts, done } = moving;
    const state = finishedAt === null ? 'moving' : 'done';
    const told = { space, started_at: startedAt, finished_at: finishedAt };
    return { state, empty: false, ...told, parts: parts.length, done };
  }
  const empty = await isEmpty(workspace ?? notFound('workspace'), context);
  return { state: 'none', empty, space: null, started_at: null, finished_at: null, parts: 0, done: 0 };
};
