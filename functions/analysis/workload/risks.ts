import type { Evidence } from '#shared/models/analysis.ts';
import type { Said, Words } from '#shared/text/said.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import type { Kept } from '../kept.ts';
import { chip, type Finding } from './findings/finding.ts';
import { say } from './say.ts';
import { having } from './traits.ts';
import type { WorkloadData } from './data.ts';
import type { Item, Work } from './work.ts';

/** What may go wrong, with what it rests on. */
export interface Risk {
  readonly text: Words;
  readonly evidence: readonly Kept<Evidence>[];
  readonly tasks: ReadonlyMap<string, readonly Item[]>;
}

const FEWEST = 5;
/** One project that holds so much of what is late is a risk of its own. */
const ONE_PROJECT = 0.5;

/** Risks that the tasks show but that are no findings: told as counts, nobody and no project by name. */
export function risksOf(work: Work, findings: readonly Finding[]): Risk[] {
  const { company, unassigned, now } = work;
  const risks: Risk[] = [];
  const add = (id: string, items: readonly Item[], text: Words) =>
    risks.push({ text, evidence: [chip(id, items.length)], tasks: new Map([[id, items]]) });

  for (const { kind, insight, tasks } of findings) {
    const { title, evidence } = insight;
    if (kind === 'peak') risks.push({ text: say('peakRisk', { title }), evidence, tasks });
    else if (insight.type === 'risk') risks.push({ text: title, evidence, tasks });
  }
  const urgent = unassigned.filter(({ task }) => task.urgent);
  if (urgent.length > 0) add('urgent_unassigned', urgent, say('urgentUnassigned', { count: urgent.length }));
  const late = having('overdue', company, now);
  const projects = Map.groupBy(
    late.filter(({ task }) => task.project !== null),
    ({ task }) => task.project!,
  );
  const [largest = []] = [...projects.values()].toSorted(
    (a, b) => b.length - a.length || (a[0]!.key < b[0]!.key ? -1 : 1),
  );
  if (late.length >= FEWEST && projects.size > 1 && largest.length >= ONE_PROJECT * late.length)
    add('overdue_one_project', largest, say('lateInOneProject', { count: largest.length, late: late.length }));
  const undated = having('no_deadline', company, now);
  if (undated.length > 0) add('no_deadline', undated, say('undated', { count: undated.length }));
  return risks;
}

/** What the analysis cannot see, said on the page. */
export function blindSpots({ company, unassigned, now }: Work, source: WorkloadData['source']): Said[] {
  const isOld = source !== null && now - Date.parse(source.readAt) > DAY_MS;
  const undated = having('no_deadline', company, now).length;
  const unestimated = having('no_estimate', company, now).length;
  const idle = company.workers.filter(({ open }) => open.length === 0).length;
  return [
    leaveUnseen(source),
    say('unseenWork'),
    ...(isOld ? [unseenSince(source)] : []),
    unestimated > 0
      ? say('unseenDifficulty', { count: unestimated, open: company.open.length })
      : say('unseenHardship'),
    ...(undated > 0 ? [say('unseenOverdue', { count: undated })] : []),
    ...(unassigned.length > 0 ? [say('unseenWhose', { count: unassigned.length })] : []),
    ...(idle > 0 ? [say('unseenIdle', { count: idle })] : []),
  ];
}

function leaveUnseen(source: WorkloadData['source']): Said {
  if (source === null) return say('unseenLeave');
  return source.kind === 'bitrix24' ? say('unseenLeaveOfPortal') : say('unseenLeaveOfSource', { source: source.kind });
}

function unseenSince({ kind, readAt }: NonNullable<WorkloadData['source']>): Said {
  const day = moscowDay(new Date(readAt));
  return kind === 'bitrix24' ? say('unseenSince', { day }) : say('unseenSinceOfSource', { day, source: kind });
}
