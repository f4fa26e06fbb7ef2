import { notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { peopleAsked } from '#functions/runs/audience.ts';
import { endedAt } from '#functions/runs/ended-run.ts';
import type { Reportable } from '#functions/runs/report.ts';
import { wasOpened, type Run } from '#functions/runs/repositories/run.ts';
import type { Question } from '#shared/models/question.ts';
import { pollKind } from '#shared/question-kinds/index.ts';
import { isEnpsQuestion } from '#shared/rules/enps.ts';
import { scaleOf } from '#shared/rules/scales.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';

/** With how many answers are not shown: fewer than five once nothing more of a closed run is released. */
interface ShownOfRun extends Reportable {
  readonly unseen: number;
}

/** What may be told of a run of a poll in its report; a draft has nothing yet. */
export async function reportableOf({
  repos,
  run,
  now,
}: Pick<OperationContext<'results' | 'workspaces'>, 'repos' | 'now'> & { readonly run: Run }): Promise<ShownOfRun> {
  const [[counted], found] = await Promise.all([repos.results.figures([run]), repos.workspaces.find(run.workspaceId)]);
  const workspace = found ?? notFound('workspace');
  const { counts, answered } = counted!;
  return {
    id: run.id,
    pollId: run.pollId,
    kind: run.kind,
    title: run.title,
    workspaceName: workspace.name,
    isAnonymous: run.isAnonymous,
    from: run.openedAt ?? run.createdAt,
    to: endedAt(run, now),
    // Past its deadline it is closed by the clock, and with that all is shown that ever will be.
    isOver: wasOpened(run) && !run.published,
    closing: run.resultsVisibility === 'live' ? (run.closedAt ?? '') : null,
    smallestGroup: SMALLEST_GROUP,
    questions: run.questions.map((question, place) => asShown(run, question, place)),
    counts,
    unseen: answered.total - counts.responses,
    asked: wasOpened(run) ? peopleAsked(run, workspace.memberCount, answered) : null,
  };
}

/** A question with what the type of its poll says of it. */
function asShown({ pollType: type }: Run, question: Question, place: number): Question {
  const scale = scaleOf({ type }, question, place);
  return { ...question, scale, kind: pollKind(scale), theme: isEnpsQuestion({ type }, place) ? 'enps' : null };
}
