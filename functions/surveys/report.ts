import { questionFigures } from '#functions/analysis/surveys/figures.ts';
import { notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import type { ResponseCounts } from '#data/response-counts.ts';
import type { SurveyReport as StoredReport } from '#data/survey-reports.ts';
import type { Survey } from '#data/surveys.ts';
import type { PublicSurveyReport, SurveyQuestion } from '#shared/models/survey-answers.ts';
import type { SurveyReport } from '#shared/models/survey-results.ts';
import { numbersOf } from '#shared/rules/scales.ts';
import { runOf } from './present.ts';

interface Context {
  readonly repos: Pick<OperationContext<'results' | 'surveyReports' | 'workspaces'>['repos'], 'results' | 'workspaces'>;
  readonly survey: Survey;
}
type Content = Pick<StoredReport, 'intro' | 'items' | 'questionIds'>;

const NOTHING_YET: StoredReport = { intro: '', items: [], questionIds: [], published: false, link: null, version: 0 };

/** Whether anything about a question can be counted: what is answered in words stays with those who read results. */
export function hasFigures({ type }: Pick<SurveyQuestion, 'type'>): boolean {
  return type !== 'TEXT' && type !== 'TEXTAREA';
}

/** A report in the words of the API; null where nobody has written any. */
export async function presentReport(
  context: Context,
  report: StoredReport | null,
  preview?: PublicSurveyReport,
): Promise<SurveyReport> {
  const { intro, items, questionIds, published, link, version } = report ?? NOTHING_YET;
  return {
    intro,
    items,
    question_ids: [...questionIds],
    published,
    link,
    version,
    preview: preview ?? (await pageOf(context, { intro, items, questionIds })),
  };
}

/** The page of a report: what is told of answers is told through the gate of results, and once there is an end of them. */
export async function pageOf(
  { repos, survey }: Context,
  { intro, items, questionIds }: Content,
): Promise<PublicSurveyReport> {
  const launched = survey.status !== 'DRAFT';
  const [workspace, figures] = await Promise.all([
    repos.workspaces.find(survey.workspaceId),
    launched ? repos.results.figures([runOf(survey)]) : [],
  ]);
  const [run] = figures;
  const responses = run?.counts.responses ?? 0;
  // Nobody knows how many had the link.
  const asked = survey.allowUnauthenticated && run && run.answered.byLink > 0 ? null : survey.invited;
  return {
    title: survey.title,
    workspace_name: (workspace ?? notFound('workspace')).name,
    responses,
    people_asked: asked === null ? null : Math.max(asked, responses),
    from: survey.publishedAt ?? survey.createdAt,
    to: survey.completedAt,
    anonymous: survey.isAnonymous,
    intro,
    items,
    questions: run ? chosenFigures(survey, questionIds, run.counts, asked) : [],
  };
}

/** The figures of the chosen questions that enough people have answered, once the survey is over. */
function chosenFigures(
  { questions, status, smallestGroup: smallest }: Survey,
  chosen: readonly string[],
  counts: ResponseCounts,
  invited: number | null,
): PublicSurveyReport['questions'] {
  if (status !== 'COMPLETED' && status !== 'ARCHIVED') return [];
  return questions.flatMap((question, place) => {
    const { answered = 0, scores = [] } = counts.questions[place] ?? {};
    if (!chosen.includes(question.id) || !hasFigures(question) || answered < smallest) return [];
    const { text, options, type, scale } = question;
    const numbers = type === 'RATING' ? numbersOf(scale) : [...options.keys()];
    const tally = { answered, counts: numbers.map((number) => scores[number] ?? 0) };
    const { mean } = questionFigures(question, tally, { invited, smallest });
    const chosenOptions =
      type === 'RATING' ? [] : options.map((option, index) => ({ text: option, count: tally.counts[index]! }));
    return [{ text, answered, mean: mean && { ...mean, max: numbers.at(-1)! }, options: chosenOptions }];
  });
}
