import { notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import type { SurveyReport as StoredReport } from '#data/survey-reports.ts';
import type { Survey } from '#data/surveys.ts';
import type { PublicSurveyReport } from '#shared/models/survey-answers.ts';
import type { SurveyQuestionFigures, SurveyReport } from '#shared/models/survey-results.ts';
import { surveyDirection } from '#shared/rules/direction.ts';
import { choicesOf, scoresOf } from '#shared/question-kinds/index.ts';
import { figuresOf } from '#functions/analysis/surveys/told-figures.ts';
import { peopleAskedBy, readFigures } from './present.ts';

interface Context {
  readonly workspaceId: string;
  readonly repos: OperationContext<'results' | 'workspaces'>['repos'];
  readonly survey: Survey;
}
type Content = Pick<StoredReport, 'intro' | 'items' | 'questionIds'>;

const NOTHING_YET: StoredReport = { intro: '', items: [], questionIds: [], published: false, link: null, version: 0 };

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

/** The page of a report: what is told of answers is what their results tell, once there is an end of them. */
export async function pageOf(context: Context, { intro, items, questionIds }: Content): Promise<PublicSurveyReport> {
  const { repos, survey } = context;
  const [workspace, [figures]] = await Promise.all([
    repos.workspaces.find(survey.workspaceId),
    readFigures([survey], context),
  ]);
  const { responses } = figures!.counts;
  const asked = survey.status === 'DRAFT' ? null : peopleAskedBy(survey, figures!);
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
    questions: isOver(survey) ? chosenFigures(survey, questionIds, figuresOf(survey, figures!.counts, asked)) : [],
  };
}

/** Whether nobody can answer any more, so that what is told does not change. */
export function isOver({ status }: Pick<Survey, 'status'>): boolean {
  return status === 'COMPLETED' || status === 'ARCHIVED';
}

/** The figures of the chosen questions; of those that too few have answered there are none. */
function chosenFigures(
  { questions }: Survey,
  chosen: readonly string[],
  figures: readonly SurveyQuestionFigures[],
): PublicSurveyReport['questions'] {
  return questions.flatMap((question, place) => {
    const { id, text } = question;
    const { answered, counts, mean } = figures[place]!;
    if (!chosen.includes(id) || counts === null) return [];
    const numbers = scoresOf(question);
    return [
      {
        text,
        direction: surveyDirection(question),
        answered,
        mean: mean && numbers && { ...mean, max: numbers.at(-1)! },
        options: choicesOf(question, counts),
      },
    ];
  });
}
