import { isDeepStrictEqual } from 'node:util';
import { conflict, invalid } from '#core/http/errors.ts';
import { requireWritable } from '#core/rules/plan.ts';
import { newPublicToken } from '#functions/runs/public-token.ts';
import type { SurveyReport } from '#data/survey-reports.ts';
import type { Survey } from '#data/surveys.ts';
import type { PublicSurveyReport } from '#shared/models/survey-answers.ts';
import { isInWords } from '#shared/question-kinds/index.ts';
import { groupWords } from '#shared/rules/smallest-group.ts';
import { isOver, pageOf, presentReport } from './report.ts';
import type { SurveysOperation } from './operation.ts';

/**
 * Saves «Вы сказали — мы сделали». Its page is made here and shown as it is until the next saving: whoever publishes
 * has seen each of its figures. Closing it is open even where a workspace can only be read.
 */
export const saveSurveyReport: SurveysOperation<'saveSurveyReport'> = async (context, { body }) => {
  const { repos, survey } = context;
  const { question_ids: given, version, intro, items, published } = body;
  const old = await repos.surveyReports.find(survey.id);
  if (version !== undefined && version !== (old?.version ?? 0)) reportChanged();
  const content = { intro, items, questionIds: chosenOf(survey, given) };
  if (published || !old || !isDeepStrictEqual(contentOf(old), content)) await requireWritable(context);
  const report: SurveyReport = {
    ...content,
    published,
    link: old?.link ?? (published ? newPublicToken(survey.id) : null),
    version: (old?.version ?? 0) + 1,
  };
  const preview = await pageOf(context, report);
  if (published) await requirePublishable(context, preview);
  if (!(await repos.surveyReports.save(survey.id, old, report, published ? preview : null))) reportChanged();
  return presentReport(context, report, preview);
};

function contentOf({ intro, items, questionIds }: SurveyReport): Pick<SurveyReport, 'intro' | 'items' | 'questionIds'> {
  return { intro, items, questionIds };
}

/** The chosen questions in the order of the survey; 422 for one it does not ask, or that has no figures. */
function chosenOf({ questions }: Survey, given: readonly string[]): string[] {
  const issues = given.flatMap((id, index) => {
    const question = questions.find((one) => one.id === id);
    const path = `question_ids.${index}`;
    if (!question) return [{ path, message: 'Этого вопроса нет в исследовании' }];
    return isInWords(question) ? [{ path, message: 'На этот вопрос отвечают словами: цифр по нему нет' }] : [];
  });
  if (issues.length > 0) invalid(issues);
  return questions.flatMap(({ id }) => (given.includes(id) ? [id] : []));
}

/** A page speaks of people who have answered: it opens once all that is told is settled, and is of enough of them. */
async function requirePublishable(
  { repos, survey }: Parameters<SurveysOperation<'saveSurveyReport'>>[0],
  { items, responses }: PublicSurveyReport,
): Promise<void> {
  if (items.length === 0) {
    invalid([{ path: 'items', message: 'Добавьте хотя бы один пункт: рассказывать пока не о чём' }]);
  }
  if (!isOver(survey)) conflict('Сначала завершите исследование: пока оно идёт, итоги могут измениться');
  if ((await repos.results.breakdown(survey.id)) === undefined) {
    conflict('Итоги ещё готовятся. Откройте страницу через минуту');
  }
  if (responses < survey.smallestGroup) {
    conflict(
      `Показано меньше ${groupWords(survey.smallestGroup).of} ответов: по такой странице можно узнать человека. Расскажите о решениях лично`,
    );
  }
}

/** 409: somebody saved the report between reading and writing it, or deleted the survey. */
function reportChanged(): never {
  conflict('Отчёт изменили одновременно с вами. Посмотрите, что изменилось, и сохраните ещё раз');
}
