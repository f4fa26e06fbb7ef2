import { analysedSurvey } from '#core/analyses/wanted.ts';
import { writtenAnswers } from '#core/analyses/written-answers.ts';
import { peopleAsked } from '#core/rules/audience.ts';
import type { Repositories } from '#data/repositories.ts';
import type { PollData, PollRun } from '#functions/analysis/polls/data.ts';
import { analysedGroup } from '#shared/rules/smallest-group.ts';

type Repos = Pick<Repositories, 'frames' | 'results' | 'workspaces'>;
type Analysed = NonNullable<Awaited<ReturnType<typeof analysedSurvey>>>;

/** A survey as the gate of results shows it; null where too little is shown. */
export async function collectSurvey(
  repos: Repos,
  { workspaceId, surveyId }: { readonly workspaceId: string; readonly surveyId: string },
): Promise<{ data: PollData; frameId: string } | null> {
  const [run, workspace] = await Promise.all([analysedSurvey({ repos }, surveyId), repos.workspaces.find(workspaceId)]);
  if (!run || !workspace) return null;
  const { frame, survey } = run;
  const [figures] = await repos.results.figures([frame]);
  const data = {
    title: frame.title,
    type: frame.pollType,
    smallestGroup: analysedGroup(survey.smallestGroup),
    runs: [toRun(run, peopleAsked(frame, workspace.memberCount, figures!.answered))],
    ...(await writtenAnswers(repos.results, frame)),
  };
  return { data, frameId: frame.id };
}

/** Chosen options are counted by their places, which are no scores. */
function toRun({ frame, survey, counts }: Analysed, asked: number | null): PollRun {
  const questions = frame.questions.map((question, place) => {
    const { type, options, theme } = survey.questions[place]!;
    const { scores = [] } = counts.questions[place] ?? {};
    const chosen = options.map((option, index) => ({ option, count: scores[index] ?? 0 }));
    const scale = type === 'RATING' ? (question.scale ?? null) : null;
    const isEnps = scale === '0-10' && theme === 'enps';
    return { id: question.id, text: question.text, scale, isEnps, ...(options.length > 0 ? { chosen } : {}) };
  });
  const first = questions.findIndex(({ isEnps }) => isEnps);
  return {
    frameId: frame.id,
    name: frame.name,
    createdAt: frame.createdAt,
    open: frame.published,
    asked,
    responses: counts.responses,
    questions: questions.map((question, place) => ({ ...question, isEnps: place === first })),
    counts,
  };
}
