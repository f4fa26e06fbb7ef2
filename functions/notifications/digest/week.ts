import type { Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import { WEEK_MS } from '#shared/rules/durations.ts';
import type { Sending } from '../sending.ts';
import { notificationsLetters } from '#text/notifications/letters.ts';
import type { Line } from './told.ts';
import { runsOfWeek } from './runs.ts';
import { tasksOfWeek } from './tasks.ts';
import { loadLines, loadNow } from './workload.ts';

/** Some lines of a digest under what they are about. */
export interface DigestPart {
  readonly caption: Line;
  readonly lines: readonly Line[];
}

/** What a digest tells; in which language is known of each who reads it. */
export interface Week {
  readonly parts: readonly DigestPart[];
  /** The parts of it that every member may read: tasks, without answers and load. */
  readonly ofTasks: readonly DigestPart[];
  /** What the owner alone is told: where the access log ends, to verify it by later. */
  readonly ofOwner: readonly DigestPart[];
  /** The workload is among it. */
  readonly workload: boolean;
}

/** What the week before a moment was like in a workspace; nothing where there is nothing to say. */
export async function weekOf(workspace: Workspace, until: Date, sending: Sending): Promise<Week> {
  const since = new Date(until.getTime() - WEEK_MS).toISOString();
  const [runs, tasks, load, ofOwner] = await Promise.all([
    runsOfWeek(workspace, since, sending),
    tasksOfWeek(workspace.id, since, sending),
    loadNow(workspace, since, sending),
    accessLogOfWeek(workspace.id, since, sending),
  ]);
  const workload = load ? loadLines(load, sending.now) : [];
  const ofTasks =
    tasks.lines.length > 0 ? [{ caption: () => notificationsLetters.digest.tasks, lines: tasks.lines }] : [];
  const parts = [
    ...(runs.lines.length > 0 ? [{ caption: () => notificationsLetters.digest.runs, lines: runs.lines }] : []),
    ...ofTasks,
    ...(workload.length > 0 ? [{ caption: () => notificationsLetters.digest.load, lines: workload }] : []),
    // What is late is said once: with the load, which counts Bitrix24's, too.
    ...attentionPart([...runs.attention, ...(load ? [] : tasks.attention)]),
  ];
  const forAll = [...ofTasks, ...attentionPart(tasks.attention)];
  return { parts, ofTasks: forAll, ofOwner, workload: workload.length > 0 };
}

/** The head of the access log as its verifier takes it; nothing where nobody saw anything in the week. */
async function accessLogOfWeek(workspaceId: string, since: string, { repos }: Sending): Promise<DigestPart[]> {
  const { number, hash, at } = await repos.accessLog.head(workspaceId);
  if (at < since) return [];
  const text = () => notificationsLetters.digest;
  return [{ caption: () => text().accessLog, lines: [() => text().accessLogHead(number), () => `${number}:${hash}`] }];
}

function attentionPart(lines: readonly Line[]): DigestPart[] {
  return lines.length > 0 ? [{ caption: () => notificationsLetters.digest.attention, lines }] : [];
}
