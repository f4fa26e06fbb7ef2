import { problemInWords } from '#core/clients/connection-problems.ts';
import type { taskSources } from './wanted.ts';
import type { NewestResult } from '../repositories/analysis-items.ts';
import type { AiAccess } from '#functions/integrations/repositories/integrations.ts';
import { analystOf, describeAnalyst } from '#shared/analysts/index.ts';
import type { WorkloadStatus } from '#shared/models/analysis.ts';
import { analysisRequests } from '#text/analysis/requests.ts';

type Sources = Awaited<ReturnType<typeof taskSources>>;

interface Known {
  readonly access: AiAccess | null;
  readonly newest: NewestResult | null;
}

/** A source is read every night; what is older was missed at least once. */
const OLD_MILLISECONDS = 36 * 60 * 60_000;

/**
 * What stands in the way of an analysis, and what helps. Only having no tasks makes one impossible; what is
 * being read may bring some.
 */
export function workloadReadiness(
  { ownTasks, from, read, reading, awaited }: Sources,
  { access, newest }: Known,
  now: Date,
): Pick<WorkloadStatus, 'can_analyze' | 'issues' | 'recommendations'> {
  const { issues, advice } = analysisRequests;
  const notes: (readonly [issue: string, recommendation: string])[] = [];
  const tasks = ownTasks + (read?.count ?? 0);
  const isReading = reading?.state === 'reading';
  if (isReading && !read) notes.push([issues.reading(from), awaited === null ? advice.waitFor : advice.askNow]);
  if (reading?.state === 'failed') {
    notes.push([issues.unread(from), advice.checkConnectionOf(from, reading.problem ?? '')]);
  }
  if (tasks === 0 && !isReading && reading?.state !== 'failed') {
    notes.push([issues.noTasks, reading ? advice.makeTasks : advice.connect]);
  }
  if (read && now.getTime() - Date.parse(read.takenAt) > OLD_MILLISECONDS) {
    notes.push([
      issues.old(from),
      reading?.problem ? advice.checkConnectionOf(from, reading.problem) : advice.checkConnection(from),
    ]);
  }
  if (tasks > 0 && newest?.people === 0) {
    notes.push([issues.nobodys, advice.assign]);
  }
  const analyst = access && analystOf(access.provider);
  if (analyst && access.problem !== null) {
    const { name } = describeAnalyst(analyst);
    notes.push([issues.silentModel(name, problemInWords(access.problem)), advice.renewAccess(name)]);
  }
  return {
    can_analyze: tasks > 0 || awaited !== null,
    issues: notes.map(([issue]) => issue),
    recommendations: [...new Set(notes.map(([, recommendation]) => recommendation))],
  };
}
