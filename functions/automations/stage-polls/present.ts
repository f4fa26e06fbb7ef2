import type { Opened } from '#data/open-repositories.ts';
import type { StagePolls } from '#shared/models/automation.ts';
import { STAGES } from '#shared/rules/stage-polls.ts';
import type { repositories } from '../operation.ts';

/** What has been asked at the stages so far, and how many have answered as far as it is told. */
export async function presentStagePolls(workspaceId: string, repos: Opened<typeof repositories>): Promise<StagePolls> {
  const known = await repos.stagePolls.find(workspaceId);
  const noted = STAGES.flatMap((stage) => {
    const survey = known?.surveys[stage];
    return survey?.opened ? [{ stage, id: survey.id, letters: survey.letters ?? 0 }] : [];
  });
  const runs = await repos.runs.findMany(noted.map(({ id }) => id));
  const figures = await repos.results.figures(runs);
  return {
    unknown_days: known?.unknownDays ?? 0,
    polls: runs.map((run, index) => {
      const { answered, counts } = figures[index]!;
      const { stage, letters } = noted.find(({ id }) => id === run.id)!;
      return {
        stage,
        survey_id: run.id,
        asked: stage === 'left' ? letters : (run.invited ?? 0),
        answered: answered.total,
        at_least: answered.atLeast,
        shown: counts.responses,
      };
    }),
  };
}
