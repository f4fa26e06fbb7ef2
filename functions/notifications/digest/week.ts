import type { Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import type { Sending } from '../sending.ts';
import { runsOfWeek } from './runs.ts';
import { tasksOfWeek } from './tasks.ts';
import { loadLines, loadNow } from './workload.ts';

/** Some lines of a digest under what they are about. */
export interface DigestPart {
  readonly caption: string;
  readonly lines: readonly string[];
}

/** What a digest tells. */
export interface Week {
  readonly parts: readonly DigestPart[];
  /** The workload is among it. */
  readonly workload: boolean;
}

const WEEK_MILLISECONDS = 7 * 86_400_000;

/** What the week before a moment was like in a workspace; nothing where there is nothing to say. */
export async function weekOf(workspace: Workspace, until: Date, sending: Sending): Promise<Week> {
  const since = new Date(until.getTime() - WEEK_MILLISECONDS).toISOString();
  const [runs, load] = await Promise.all([runsOfWeek(workspace, since, sending), loadNow(workspace, since, sending)]);
  const tasks = await tasksOfWeek(workspace.id, since, load !== null, sending);
  const workload = load ? loadLines(load, sending.now) : [];
  const attention = [...runs.attention, ...tasks.attention];
  const parts = [
    ...(runs.lines.length > 0 ? [{ caption: 'Опросы:', lines: runs.lines }] : []),
    ...(tasks.lines.length > 0 ? [{ caption: 'Задачи:', lines: tasks.lines }] : []),
    ...(workload.length > 0 ? [{ caption: 'Нагрузка:', lines: workload }] : []),
    ...(attention.length > 0 ? [{ caption: 'На что обратить внимание:', lines: attention }] : []),
  ];
  return { parts, workload: workload.length > 0 };
}
