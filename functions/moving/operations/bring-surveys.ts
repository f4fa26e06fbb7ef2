import { AppError } from '#core/http/errors.ts';
import { newPublicToken } from '#functions/runs/public-token.ts';
import { countersOf } from '#functions/surveys/count-answers.ts';
import { runOf } from '#functions/surveys/publication.ts';
import { readQuestions } from '#functions/surveys/questions.ts';
import type { Survey } from '#functions/surveys/repositories/surveys.ts';
import type { StoredBreakdown, StoredGroup } from '#functions/surveys/repositories/survey-breakdown.ts';
import { kindOf } from '#shared/question-kinds/index.ts';
import { statementsOf } from '#shared/question-kinds/statements.ts';
import { bringPart, sideBySide, unknownReference, wrongRecord, type Bringing, type Line } from '../bring-part.ts';
import { reportOf, translationsOf } from '../moved-texts.ts';
import { writeAnswers } from '../moved-answers.ts';
import type { MovingOperation } from '../operation.ts';
import { SurveyRecord, type MovedSurveyRecord, type MovedSurveyResults } from '../records/surveys.ts';

type Context = Parameters<MovingOperation<'surveys', 'bringSurveys'>>[0];
type Questions = Survey['questions'];
type MovedGroup = NonNullable<MovedSurveyResults['breakdown']>['dimensions'][number]['groups'][number];

/** Surveys: drafts, and those that are over, with what is told of them. */
export const bringSurveys: MovingOperation<'surveys', 'bringSurveys'> = (context, { body }) =>
  bringPart(context, body, {
    kind: 'surveys',
    record: SurveyRecord,
    async write(lines, bringing) {
      for (const { record, number } of lines) {
        if (record.kind === 'survey') await writeSurvey({ record, number }, bringing, context);
      }
      // Words need their surveys.
      await sideBySide(lines, async ({ record, number }) => {
        if (record.kind === 'survey' || (await writeAnswers(record, bringing, context))) return;
        unknownReference(number);
      });
    },
  });

async function writeSurvey(line: Line<MovedSurveyRecord>, bringing: Bringing, context: Context): Promise<void> {
  const { record, number } = line;
  const { repos, workspaceId } = context;
  const { idOf } = bringing;
  const place = { id: idOf(record.id), workspaceId, createdAt: record.created_at };
  if (await repos.surveys.findConsistent(place)) return;
  const { results } = record;
  const questions = questionsOf(line, idOf, context);
  const survey: Survey = {
    ...place,
    title: record.title,
    goal: record.goal,
    pollType: record.type,
    createdBy: null,
    language: record.language,
    languages: record.translations.map(({ language }) => language),
    onHoles: record.on_holes,
    languagesVersion: 0,
    respondentType: record.respondent_type,
    selectedRoles: record.selected_roles,
    // They have no account here yet.
    selectedUsers: [],
    allowUnauthenticated: record.allow_unauthenticated,
    isAnonymous: record.is_anonymous,
    deadline: record.deadline,
    ...(record.link_by_letter && { linkByLetter: true as const }),
    publicToken: null,
    customPath: null,
    status: record.status,
    updatedAt: record.created_at,
    publishedAt: results?.published_at ?? null,
    publishedTitle: results?.published_title ?? null,
    completedAt: results?.completed_at ?? null,
    questions,
    smallestGroup: record.smallest_group,
    dimensions: record.dimensions,
    resultsVisibility: record.results_visibility,
    channels: record.channels,
    reminders: record.reminders,
    seriesId: idOf(record.series),
    invited: results?.invited ?? null,
    ...(results && results.contacts_asked > 0 && { contactsAsked: results.contacts_asked }),
    notice: null,
    version: 1,
  };
  const beside = {
    translations: translationsOf(record.translations, idOf),
    report: record.report && reportOf(record.report, idOf),
  };
  if (!results) return repos.movedSurveys.write(survey, beside, null);
  if (!fits(results, questions)) wrongRecord(number);
  const { answered, members } = results;
  await repos.movedSurveys.write(survey, beside, {
    run: runFor(survey, results, bringing, context),
    counts: countsOf(results, survey),
    answered,
    members,
    breakdown: results.breakdown && breakdownOf(results.breakdown, idOf),
  });
}

/** Read as those that somebody sends: what can be asked here is asked there. */
function questionsOf({ record, number }: Line<MovedSurveyRecord>, idOf: Bringing['idOf'], context: Context) {
  const given = record.questions.map((question) => ({
    ...question,
    id: idOf(question.id ?? ''),
    origin_id: idOf(question.origin_id ?? question.id ?? ''),
    show_if: question.show_if && { ...question.show_if, question_id: idOf(question.show_if.question_id) },
  }));
  try {
    const questions = readQuestions(given, { ...context, now: new Date(record.created_at) });
    if (questions.length === given.length) return questions;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  return wrongRecord(number);
}

/** The run of one that is over: it is never opened again. */
function runFor(survey: Survey, results: MovedSurveyResults, { workspace }: Bringing, { now }: Context) {
  const { published_at: publishedAt, contacts_asked: people, invited } = results;
  const contacts = people === 0 ? null : { people, teams: null };
  return {
    ...runOf(survey, workspace.name, { members: invited ?? 0, contacts }, new Date(publishedAt)),
    published: false,
    publicToken: newPublicToken(survey.id),
    resultsVisibility: results.visibility,
    title: results.published_title ?? survey.title,
    invited,
    membersAtEnd: survey.respondentType === 'ALL' ? invited : null,
    withdrawn: results.withdrawn,
    closedAt: results.completed_at,
    past: { source: 'tonus' as const, at: now.toISOString(), countsOnly: false },
  };
}

/** An average is kept as that of as few people as may tell one. */
function countsOf({ responses, questions, average_seconds: average }: MovedSurveyResults, survey: Survey) {
  const { smallestGroup: timed } = survey;
  return {
    responses,
    named: 0,
    scale: false,
    questions: questions.map((counts) => ({ ...counts, values: [], error: 0 })),
    ...(average === null ? {} : { seconds: average * timed, timed }),
  };
}

/** Whether figures are of these questions: each has so many counters, and each group so many cells. */
function fits({ questions: told, breakdown }: MovedSurveyResults, questions: Questions): boolean {
  const counters = questions.map((question) => kindOf(question).counting?.counters(question) ?? 0);
  const shown = questions.map((question) => countersOf(question).length);
  const statements = statementsOf(questions).map((statement) => countersOf(statement).length);
  return (
    told.length === questions.length &&
    told.every(({ scores }, place) => scores.length === 0 || scores.length === counters[place]) &&
    (breakdown?.dimensions ?? []).every(({ groups }) =>
      groups.every(
        ({ cells, statements: own }) => areCells(cells, shown) && (own === undefined || areCells(own, statements)),
      ),
    )
  );
}

function areCells(cells: readonly ({ readonly counts: readonly number[] } | null)[], lengths: readonly number[]) {
  return (
    cells.length === lengths.length &&
    cells.every((cell, place) => cell === null || cell.counts.length === lengths[place])
  );
}

function breakdownOf(
  { dimensions, drivers }: NonNullable<MovedSurveyResults['breakdown']>,
  idOf: Bringing['idOf'],
): StoredBreakdown {
  const named = (id: string | null) => id && idOf(id);
  return {
    dimensions: dimensions.map((one) => ({ ...one, groups: one.groups.map(groupOf) })),
    drivers: {
      ...drivers,
      outcome_question_id: named(drivers.outcome_question_id),
      strongest_question_id: named(drivers.strongest_question_id),
      items: drivers.items.map((item) => ({ ...item, question_id: idOf(item.question_id) })),
    },
  };
}

function groupOf({ statements, ...group }: MovedGroup): StoredGroup {
  return { ...group, ...(statements && { statements }) };
}
