import { peopleAsked } from '#functions/runs/audience.ts';
import type { OpenedRun } from '#functions/runs/repositories/open-runs.ts';
import type { Repositories } from '#data/repositories.ts';
import { enpsOf } from '#functions/surveys/shown-figures.ts';
import type { EnpsPoint, EnpsPulse } from '#shared/models/overview.ts';
import { enpsEstimate } from '#shared/rules/enps.ts';
import { differenceOf } from '#shared/rules/statistics/difference.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

/** What was asked within a fortnight was asked of the same company. */
const FORTNIGHT_MILLISECONDS = 14 * DAY_MS;
/** Of so many surveys around a run the newest completed one with an eNPS is taken. */
const SURVEYS_MAX = 5;

/**
 * The eNPS of the survey that was opened within a fortnight of a run of a poll, and whether the two measurements exclude
 * each other: the 95 % interval of their difference (MOVER, see `differenceOf`) leaves out zero, which for two is
 * Cochran's test of heterogeneity (Biometrics 10, 1954). Null where there is none that can be told.
 */
export async function surveyBeside(
  { opened_at: at, enps }: EnpsPoint,
  opened: readonly OpenedRun[],
  repos: Pick<Repositories, 'runs' | 'results'>,
  memberCount: number,
): Promise<EnpsPulse['survey']> {
  const near = opened
    .filter(({ openedAt }) => Math.abs(Date.parse(openedAt) - Date.parse(at)) <= FORTNIGHT_MILLISECONDS)
    .slice(0, SURVEYS_MAX);
  if (near.length === 0) return null;
  const read = await repos.runs.findMany(near.map(({ runId }) => runId));
  const runs = read.filter(({ published }) => !published);
  const figures = await repos.results.figures(runs);
  for (const [index, run] of runs.entries()) {
    const { counts, answered } = figures[index]!;
    const { smallestGroup } = run;
    const told = {
      isAnonymous: run.isAnonymous,
      status: 'COMPLETED',
      smallestGroup,
      questions: run.questions,
    } as const;
    const found = enpsOf(told, counts, peopleAsked(run, memberCount, answered));
    const [ofPoll, ofSurvey] = [enpsEstimate(enps), found && enpsEstimate(found, { smallest: smallestGroup })];
    if (!found || !ofPoll || !ofSurvey) continue;
    return {
      survey_id: run.pollId,
      title: run.title,
      opened_at: run.openedAt ?? run.createdAt,
      enps: found,
      differs: !differenceOf(ofPoll, ofSurvey).random,
    };
  }
  return null;
}
