import { isDeepStrictEqual } from 'node:util';
import { conflict, invalid } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import type { RunReport as StoredReport } from './repositories/run-reports.ts';
import type { GivenReport, RunReport } from '#shared/models/run-report.ts';
import { isInWords } from '#shared/question-kinds/index.ts';
import { groupWords } from '#shared/rules/group-words.ts';
import { newPublicToken } from './public-token.ts';
import { presentReport, type Reportable } from './report.ts';

type Context = Pick<OperationContext<'runReports' | 'plans' | 'workspaces'>, 'repos' | 'now'> & {
  readonly workspaceId: string;
};

/** What a run says of itself where its page cannot be opened yet. */
export interface Opening {
  /** Said while answers are taken. */
  readonly notOver: string;
  /** Whether all that will ever be shown of its answers is. */
  readonly isSettled: () => Promise<boolean>;
}

/**
 * Saves «Вы сказали — мы сделали». Its page is made here and shown as it is until the next saving: whoever publishes
 * has seen each of its figures. Closing it is open even where a workspace can only be read.
 */
export async function saveReport(
  context: Context,
  told: Reportable,
  { question_ids: given, version, intro, items, published }: GivenReport,
  opening: Opening,
): Promise<RunReport> {
  const { repos } = context;
  const old = await repos.runReports.find(told);
  if (version !== undefined && version !== (old?.version ?? 0)) reportChanged();
  const content = { intro, items, questionIds: chosenOf(told, given) };
  if (published || !old || !isDeepStrictEqual(contentOf(old), content)) await requireWritable(context);
  const report: StoredReport = {
    ...content,
    published,
    publishedAt: published ? (old?.publishedAt ?? context.now.toISOString()) : null,
    link: old?.link ?? (published ? newPublicToken(told.id) : null),
    closing: old?.closing ?? (published ? told.closing : null),
    version: (old?.version ?? 0) + 1,
  };
  if (published) await requirePublishable(told, items, opening);
  const presented = presentReport(told, report);
  const page = published ? presented.preview : null;
  if (!(await repos.runReports.save(context.workspaceId, told, { old, report, page }))) reportChanged();
  return presented;
}

function contentOf({ intro, items, questionIds }: StoredReport): Pick<StoredReport, 'intro' | 'items' | 'questionIds'> {
  return { intro, items, questionIds };
}

/** The chosen questions in the order in which they were asked; 422 for one that was not, or that has no figures. */
function chosenOf({ questions }: Reportable, given: readonly string[]): string[] {
  const issues = given.flatMap((id, index) => {
    const question = questions.find((one) => one.id === id);
    const path = `question_ids.${index}`;
    if (!question) return [{ path, message: 'Этого вопроса здесь не задавали' }];
    return isInWords(question) ? [{ path, message: 'На этот вопрос отвечают словами: цифр по нему нет' }] : [];
  });
  if (issues.length > 0) invalid(issues);
  return questions.flatMap(({ id }) => (given.includes(id) ? [id] : []));
}

/** A page speaks of people who have answered: it opens once all that is told is settled, and is of enough of them. */
async function requirePublishable(
  { isOver, counts, smallestGroup }: Reportable,
  items: GivenReport['items'],
  { notOver, isSettled }: Opening,
): Promise<void> {
  if (items.length === 0) {
    invalid([{ path: 'items', message: 'Добавьте хотя бы один пункт: рассказывать пока не о чём' }]);
  }
  if (!isOver) conflict(notOver);
  if (!(await isSettled())) conflict('Итоги ещё готовятся. Откройте страницу через минуту');
  if (counts.responses < smallestGroup) {
    conflict(
      `Показано меньше ${groupWords(smallestGroup).of} ответов: по такой странице можно узнать человека. Расскажите о решениях лично`,
    );
  }
}

/** 409: somebody saved the report between reading and writing it, or deleted what it is about. */
function reportChanged(): never {
  conflict('Отчёт изменили одновременно с вами. Посмотрите, что изменилось, и сохраните ещё раз');
}
