import { conflict, notFound } from '#core/http/errors.ts';
import { countersOf } from '#functions/surveys/count-answers.ts';
import type { StoredBreakdown } from '#functions/surveys/repositories/survey-breakdown.ts';
import type { Survey } from '#functions/surveys/repositories/surveys.ts';
import { areWordsShown, averageTimeOf, figuresOf } from '#functions/surveys/shown-figures.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import { isInWords, kindOf } from '#shared/question-kinds/index.ts';
import { movingErrors } from '#text/moving/errors.ts';
import { reportRecord, translationRecords } from '../moved-texts.ts';
import { answerLines } from '../moved-answers.ts';
import type { MovingOperation } from '../operation.ts';
import { ANSWERS_AT_ONCE } from '../records/answers.ts';
import type { MovedSurveyRecord, MovedSurveyResults } from '../records/surveys.ts';

/** Their comparisons of groups may be large. */
const SURVEYS = 5;

type Context = Parameters<MovingOperation<'surveys', 'takeSurveys'>>[0];

/**
 * Surveys with what is told of those that are over and without names, figure by figure: what the screens hide because too
 * few have said it is not in the file either. One that is open, or has names, comes as a draft of the same questions.
 */
export const takeSurveys: MovingOperation<'surveys', 'takeSurveys'> = async (context, { query }) => {
  const { repos, workspaceId } = context;
  const { survey: surveyId, cursor = null } = query;
  if (surveyId !== undefined) return wordsOf(surveyId, cursor, context);
  const page = await repos.surveys.page(workspaceId, { skip: 0, limit: SURVEYS, cursor }, () => true);
  const records = await Promise.all(page.surveys.map((survey) => recordOf(survey, context)));
  return { lines: records.map((record) => JSON.stringify(record)), next_cursor: page.cursor };
};

/** Whether what people said in a survey moves: it is over, and nobody stands by name beside an answer. */
function moves({ status, isAnonymous }: Survey): boolean {
  return isAnonymous && (status === 'COMPLETED' || status === 'ARCHIVED');
}

/** The words people have written in a survey, question by question, as far as they are shown. */
async function wordsOf(surveyId: string, cursor: string | null, context: Context) {
  const { repos, workspaceId } = context;
  const run = await repos.runs.find(surveyId);
  if (run?.workspaceId !== workspaceId || run.kind !== 'survey') return { lines: [], next_cursor: null };
  const survey = await repos.surveys.findConsistent({ workspaceId, createdAt: run.pollCreatedAt, id: surveyId });
  if (!survey || !moves(survey)) return { lines: [], next_cursor: null };
  const [figures] = await repos.results.figures([run]);
  const { questions } = survey;
  const shown = questions.flatMap((question, place) =>
    isInWords(question) && areWordsShown(survey, figures!.counts, place) ? [place] : [],
  );
  if (shown.length === 0) return { lines: [], next_cursor: null };
  const { quotes, cursor: next } = await repos.results.quotes(run, shown, ANSWERS_AT_ONCE, cursor);
  const lists = questions.map((_, place) => (quotes[shown.indexOf(place)] ?? []).map(({ text }) => text));
  return { lines: answerLines({ kind: 'answers', run: surveyId, page: cursor ?? '', lists }), next_cursor: next };
}

async function recordOf(survey: Survey, context: Context): Promise<MovedSurveyRecord> {
  const over = moves(survey);
  const { resultsVisibility: visibility } = survey;
  const { repos } = context;
  const [translations, report] = await Promise.all([
    repos.translations.of(survey.id, survey.languages),
    repos.runReports.find({ id: survey.id, pollId: survey.id }),
  ]);
  return {
    kind: 'survey',
    id: survey.id,
    title: survey.title,
    goal: survey.goal,
    type: survey.pollType,
    language: survey.language,
    status: over ? survey.status : 'DRAFT',
    respondent_type: survey.respondentType,
    selected_roles: [...survey.selectedRoles],
    allow_unauthenticated: survey.allowUnauthenticated,
    is_anonymous: survey.isAnonymous,
    deadline: survey.deadline,
    link_by_letter: survey.linkByLetter === true,
    created_at: survey.createdAt,
    smallest_group: survey.smallestGroup,
    dimensions: [...survey.dimensions],
    results_visibility: over && visibility === 'live' ? 'closed' : visibility,
    channels: [...survey.channels],
    reminders: survey.reminders,
    series: survey.seriesId,
    questions: survey.questions.map(questionOf),
    on_holes: survey.onHoles,
    translations: translationRecords(translations),
    report: reportRecord(report),
    results: over ? await resultsOf(survey, context) : null,
  };
}

async function resultsOf(survey: Survey, { repos }: Context): Promise<MovedSurveyResults> {
  const run = (await repos.runs.find(survey.id)) ?? notFound('run');
  const [[figures], breakdown] = await Promise.all([repos.results.figures([run]), repos.results.breakdown(survey.id)]);
  // A minute later it is there, and nothing of it could be made anew elsewhere.
  if (breakdown === undefined) conflict(movingErrors.preparing);
  const { counts, answered } = figures!;
  return {
    published_at: survey.publishedAt ?? survey.createdAt,
    published_title: survey.publishedTitle,
    completed_at: survey.completedAt,
    visibility: visibilityOf(run),
    invited: survey.invited,
    contacts_asked: survey.contactsAsked ?? 0,
    withdrawn: run.withdrawn,
    answered: answered.total,
    members: answered.members,
    responses: counts.responses,
    average_seconds: averageTimeOf(survey, counts),
    questions: figuresOf(survey, counts, null).map(({ answered: people, counts: told }, place) => ({
      answered: people,
      scores: told === null ? [] : scoresOf(survey.questions[place]!, told),
    })),
    breakdown: breakdown && asMoved(breakdown),
  };
}

/** Counters as they are kept, of those that are told, which stand in an order for people. */
function scoresOf(question: Survey['questions'][number], told: readonly number[]): number[] {
  const scores = Array.from({ length: kindOf(question).counting?.counters(question) ?? 0 }, () => 0);
  for (const [place, counter] of countersOf(question).entries()) scores[counter] = told[place]!;
  return scores;
}

function visibilityOf({ resultsVisibility: visibility }: Run): MovedSurveyResults['visibility'] {
  return visibility === 'live' ? 'closed' : visibility;
}

function asMoved({ dimensions, drivers }: StoredBreakdown): NonNullable<MovedSurveyResults['breakdown']> {
  return {
    dimensions: dimensions as unknown as NonNullable<MovedSurveyResults['breakdown']>['dimensions'],
    drivers: { strongest_question_id: null, ...drivers },
  };
}

function questionOf(question: Survey['questions'][number]): MovedSurveyRecord['questions'][number] {
  const { id, text, kind, options, settings, required, scale, direction, theme, section, showIf, originId } = question;
  return {
    id,
    text,
    type: kind,
    options: [...options],
    ...(settings && { settings: settings as NonNullable<MovedSurveyRecord['questions'][number]['settings']> }),
    required,
    scale,
    direction,
    theme: theme as MovedSurveyRecord['questions'][number]['theme'],
    section,
    show_if: showIf as MovedSurveyRecord['questions'][number]['show_if'],
    origin_id: originId,
  };
}
