import { archiveText } from '#text/exports/archive.ts';
import { say } from '../../said.ts';
import { ANALYSTS, describeAnalyst } from '#shared/analysts/index.ts';
import { surveySubject, type AnalysisSubject } from '#functions/analysis/repositories/analysis-place.ts';
import { told } from '#functions/analysis/kept.ts';
import { saidOf } from '#functions/analysis/said-of.ts';
import type { Poll } from '#functions/polls/repositories/polls.ts';
import type { Survey } from '#functions/surveys/repositories/surveys.ts';
import { FRAMES_MAX } from '#shared/rules/frames-count.ts';
import type { ArchiveFile, ArchiveSection, ArchiveSource } from '../archive-file.ts';

/** What the analysts have found in the tasks. */
export const workloadSection: ArchiveSection = {
  title: say('workload'),
  async *units(source) {
    const subject = { kind: 'workload', workspaceId: source.workspace.id } as const;
    yield await resultsOf(subject, null, 'workload', archiveText.analyses.workload, source);
  },
};

/** What they have found in the answers to a poll, by how many of its newest runs that is about. */
export async function analysesOf(
  poll: Poll,
  newestRun: string | null,
  folder: string,
  source: ArchiveSource,
): Promise<ArchiveFile[]> {
  if (newestRun === null) return [];
  const place = { kind: 'poll', workspaceId: source.workspace.id, pollId: poll.id } as const;
  const all: ArchiveFile[] = [];
  for (let runs = 1; runs <= FRAMES_MAX; runs++) {
    const path = `${folder}/analysis-of-${runs}`;
    const about = (analyst: string) => archiveText.analyses.answersOf(runs, analyst);
    all.push(...(await resultsOf({ ...place, runs }, newestRun, path, about, source)));
  }
  return all;
}

/** The same of a survey. */
export function surveyAnalyses(survey: Survey, folder: string, source: ArchiveSource): Promise<ArchiveFile[]> {
  return resultsOf(surveySubject(survey), survey.id, `${folder}/analysis`, archiveText.analyses.answers, source);
}

async function resultsOf(
  subject: AnalysisSubject,
  runId: string | null,
  path: string,
  aboutBy: (analyst: string) => string,
  { repos }: ArchiveSource,
): Promise<ArchiveFile[]> {
  const results = await Promise.all(ANALYSTS.map((analyst) => repos.analyses.result(subject, analyst, runId)));
  return ANALYSTS.flatMap((analyst, index) => {
    const found = results[index];
    if (!found) return [];
    // The model's own reply is kept for the service alone: what is shown was checked.
    const kept = { summary: found.summary, recommendations: found.recommendations };
    const value = told<Record<string, unknown>>(saidOf(subject.kind === 'workload' ? 'workload' : 'poll'), kept);
    const about = aboutBy(describeAnalyst(analyst).name);
    return [{ kind: 'document', path: `${path}-${analyst}`, about, value } as const];
  });
}
