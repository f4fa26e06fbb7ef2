import type { Bitrix24Operation } from '../operation.ts';
import { presentTaskSource } from '../present-task-source.ts';

/** What tasks are read from, and how far that is. */
export const getTaskSource: Bitrix24Operation<'getTaskSource'> = async ({ repos, workspaceId, member }) =>
  presentTaskSource(await repos.taskSources.find(workspaceId), member);
