import { notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import type { Reportable } from '#functions/runs/report.ts';
import type { Survey } from './repositories/surveys.ts';
import { peopleAskedBy, readFigures } from './present.ts';

/** What may be told of a survey in its report; a draft has nothing yet but its questions. */
export async function reportableOf(context: {
  readonly workspaceId: string;
  readonly repos: OperationContext<'results' | 'workspaces'>['repos'];
  readonly survey: Survey;
}): Promise<Reportable> {
  const { repos, survey } = context;
  const [workspace, [figures]] = await Promise.all([
    repos.workspaces.find(survey.workspaceId),
    readFigures([survey], context),
  ]);
  const { status } = survey;
  return {
    id: survey.id,
    pollId: survey.id,
    kind: 'survey',
    title: survey.title,
    workspaceName: (workspace ?? notFound('workspace')).name,
    isAnonymous: survey.isAnonymous,
    from: survey.publishedAt ?? survey.createdAt,
    to: survey.completedAt,
    isOver: status === 'COMPLETED' || status === 'ARCHIVED',
    // A survey is not opened again.
    closing: null,
    smallestGroup: survey.smallestGroup,
    questions: survey.questions,
    counts: figures!.counts,
    asked: status === 'DRAFT' ? null : peopleAskedBy(survey, figures!),
  };
}
