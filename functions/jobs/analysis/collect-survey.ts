import { analysedSurvey, type AnalysedSurvey } from '#functions/analyses/analysed-survey.ts';
import { writtenAnswers } from '#functions/analyses/written-answers.ts';
import { peopleAsked } from '#functions/runs/audience.ts';
import type { AnswersSubject } from '#data/analysis-place.ts';
import type { Repositories } from '#data/repositories.ts';
import type { PollData, PollRun } from '#functions/analysis/polls/data.ts';
import { countersOf } from '#functions/analysis/surveys/count-answers.ts';
import { enpsQuestion } from '#functions/analysis/surveys/outcome.ts';
import { choicesOf, isInWords } from '#shared/question-kinds/index.ts';
import { surveyDirection } from '#shared/rules/direction.ts';
import { analysedGroup } from '#shared/rules/smallest-group.ts';

type Repos = Pick<Repositories, 'runs' | 'results' | 'workspaces'>;

/** A survey as the gate of results shows it; null where too little is shown. */
export async function collectSurvey(
  repos: Repos,
  { workspaceId, pollId: surveyId }: Pick<AnswersSubject, 'workspaceId' | 'pollId'>,
): Promise<{ data: PollData; runId: string } | null> {
  const [analysed, workspace] = await Promise.all([
    analysedSurvey({ repos }, surveyId),
    repos.workspaces.find(workspaceId),
  ]);
  if (!analysed || !workspace) return null;
  const { run, words, withheld } = analysed;
  const [figures] = await repos.results.figures([run]);
  const data = {
    title: run.title,
    kind: run.kind,
    type: run.pollType,
    smallestGroup: analysedGroup(run.smallestGroup),
    runs: [toRun(analysed, peopleAsked(run, workspace.memberCount, figures!.answered))],
    withheld,
    ...(await writtenAnswers(repos.results, run, words)),
  };
  return { data, runId: run.id };
}

/** Chosen options are counted by their places, which are no scores. */
function toRun({ run, counts }: AnalysedSurvey, asked: number | null): PollRun {
  const eNps = enpsQuestion(run.questions);
  return {
    runId: run.id,
    name: run.name,
    createdAt: run.createdAt,
    open: run.published,
    asked,
    responses: counts.responses,
    questions: run.questions.map((question, place) => {
      const { id, text, scale, showIf } = question;
      const { scores } = counts.questions[place]!;
      const told = countersOf(question).map((counter) => scores[counter] ?? 0);
      const chosen = choicesOf(question, told).map(({ text: option, count }) => ({ option, count }));
      return {
        id,
        text,
        isEnps: place === eNps,
        conditional: showIf !== null,
        scale,
        direction: surveyDirection(question),
        // What is counted and is no scale is chosen, be it that nothing of it can be told in short.
        ...(scale === null && !isInWords(question) ? { chosen } : {}),
      };
    }),
    counts,
  };
}
