import type { Workspace } from '#data/workspaces.ts';
import type { Sending } from '#functions/notifications/repositories.ts';
import { runsOfWeek } from './runs.ts';
import { tasksOfWeek } from './tasks.ts';

/** Some lines of a digest under what they are about. */
export interface DigestPart {
  readonly caption: string;
  readonly lines: readonly string[];
}

const WEEK_MILLISECONDS = 7 * 86_400_000;

/** What the week before a moment was like in a workspace; nothing where there is nothing to say. */
export async function weekOf(workspace: Workspace, until: Date, sending: Sending): Promise<DigestPart[]> {
  const since = new Date(until.getTime() - WEEK_MILLISECONDS).toISOString();
  const [runs, tasks] = await Promise.all([
    runsOfWeek(workspace, since, sending),
    tasksOfWeek(workspace.id, since, sending),
  ]);
  const attention = [...runs.attention, ...tasks.attention];
  return [
    ...(runs.lines.length > 0 ? [{ caption: 'Опросы:', lines: runs.lines }] : []),
    ...(tasks.lines.length > 0 ? [{ caption: 'Задачи:', lines: tasks.lines }] : []),
    ...(attention.length > 0 ? [{ caption: 'На что обратить внимание:', lines: attention }] : []),
  ];
}
