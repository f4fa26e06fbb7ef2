import { archiveText } from '#text/exports/archive.ts';
import { say } from '../../said.ts';
import { membersAsked, peopleAsked } from '#functions/runs/audience.ts';
import { noticeEditionsOf } from '#functions/runs/given-consent.ts';
import { presentSurveyQuestions } from '#functions/runs/present-questions.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import { userOf } from '#functions/runs/repositories/responses.ts';
import type { RunCounts } from '#functions/runs/repositories/results.ts';
import type { Survey } from '#functions/surveys/repositories/surveys.ts';
import { presentBreakdown } from '#functions/surveys/present-breakdown.ts';
import {
  areWordsShown,
  averageTimeOf,
  enpsOf,
  figuresOf,
  statementFiguresOf,
} from '#functions/surveys/shown-figures.ts';
import { folderNumber, pagesBy, type ArchiveFile, type ArchiveSection, type ArchiveSource } from '../archive-file.ts';
import { isInWords } from '#shared/question-kinds/index.ts';
import { isReadApart } from '#shared/rules/read-apart.ts';
import { commentsOf as shownCommentsOf } from '#functions/surveys/dialogues.ts';
import { conversationFiles, runsTalkedIn } from './conversations.ts';
import { languagesOf } from './translations.ts';
import { reportFiles } from './reports.ts';
import { surveyAnalyses } from './analyses.ts';

const SURVEYS = 50;
const ANSWERS = 500;

async function* allSurveys({ repos, workspace }: ArchiveSource): AsyncGenerator<Survey> {
  const all = pagesBy(async (cursor) => {
    const page = await repos.surveys.page(workspace.id, { skip: 0, limit: SURVEYS, cursor }, () => true);
    return { rows: page.surveys, cursor: page.cursor };
  });
  for await (const surveys of all) yield* surveys;
}

/** Surveys: what is told of them, group by group, the words that may be told, and the reports to respondents. */
export const surveysSection: ArchiveSection = {
  title: say('surveys'),
  async count(source) {
    let surveys = 0;
    for await (const _ of allSurveys(source)) surveys += 1;
    return surveys;
  },
  async *units(source) {
    let index = 0;
    const talkedIn = await runsTalkedIn(source);
    for await (const survey of allSurveys(source)) {
      const folder = `surveys/${folderNumber(index++)}`;
      const files = await surveyFiles(survey, folder, source);
      if (!talkedIn.has(survey.id)) yield files;
      else yield [...files, ...(await conversationFiles(await shownCommentsOf(survey, source), folder, source))];
    }
  },
};

async function surveyFiles(survey: Survey, folder: string, source: ArchiveSource): Promise<ArchiveFile[]> {
  const { repos } = source;
  const [run, report] = await Promise.all([
    repos.runs.find(survey.id),
    repos.runReports.find({ id: survey.id, pollId: survey.id }),
  ]);
  return [
    {
      kind: 'document',
      path: `${folder}/survey`,
      about: archiveText.survey(survey.title),
      value: { ...describe(survey, source), ...(await languagesOf(survey, source)) },
    },
    ...(run ? await resultFiles(survey, run, folder, source) : []),
    ...reportFiles(report, folder),
    ...(await surveyAnalyses(survey, folder, source)),
  ];
}

function describe(survey: Survey, { nameOf }: ArchiveSource) {
  return {
    id: survey.id,
    title: survey.title,
    goal: survey.goal,
    type: survey.pollType,
    status: survey.status,
    is_anonymous: survey.isAnonymous,
    allow_unauthenticated: survey.allowUnauthenticated,
    respondent_type: survey.respondentType,
    selected_roles: survey.selectedRoles,
    selected_users: survey.selectedUsers.map(nameOf),
    created_by: nameOf(survey.createdBy),
    created_at: survey.createdAt,
    published_at: survey.publishedAt,
    completed_at: survey.completedAt,
    deadline: survey.deadline,
    smallest_group: survey.smallestGroup,
    dimensions: survey.dimensions,
    questions: presentSurveyQuestions(survey.questions),
  };
}

async function resultFiles(
  survey: Survey,
  run: Run,
  folder: string,
  { repos, workspace, nameOf }: ArchiveSource,
): Promise<ArchiveFile[]> {
  const open = survey.status === 'PUBLISHED';
  const [[figures], breakdown] = await Promise.all([
    repos.results.figures([run]),
    open ? undefined : repos.results.breakdown(survey.id),
  ]);
  const { counts, answered } = figures!;
  const asked = peopleAsked(run, workspace.memberCount, answered);
  const value = {
    invited: membersAsked(run, workspace.memberCount),
    people_asked: asked,
    responded: answered.total,
    shown: counts.responses,
    notice_editions: noticeEditionsOf(run),
    consents_withdrawn: run.withdrawn,
    average_time_spent: averageTimeOf(survey, counts),
    questions: figuresOf(survey, counts, asked),
    ...statementFiguresOf(survey, counts, asked),
    enps: enpsOf(survey, counts, asked),
    breakdown: breakdown ? presentBreakdown(survey.questions, survey.smallestGroup, breakdown) : null,
  };
  return [
    {
      kind: 'document',
      path: `${folder}/results`,
      about: archiveText.surveyResults,
      value,
    },
    {
      kind: 'table',
      path: `${folder}/comments`,
      about: archiveText.comments.about,
      columns: {
        ...archiveText.comments.columns,
        ...(survey.isAnonymous ? {} : { name: archiveText.comments.name }),
      },
      pages: () => commentsOf(survey, run, counts, { repos, nameOf }),
    },
  ];
}

/** Question by question, as they are shown: which words are one person's is told by nothing. */
async function* commentsOf(
  survey: Survey,
  run: Run,
  counts: RunCounts['counts'],
  { repos, nameOf }: Pick<ArchiveSource, 'repos' | 'nameOf'>,
) {
  for (const [index, question] of survey.questions.entries()) {
    if (!isInWords(question) || !areWordsShown(survey, counts, index)) continue;
    if (isReadApart(run.isAnonymous, run.resultsVisibility)) {
      yield* pagesBy(async (cursor) => {
        const page = await repos.results.quotes(run, [index], ANSWERS, cursor);
        const rows = page.quotes[0]!.flatMap(({ text }) => (text ? [{ question: question.text, text }] : []));
        return { rows, cursor: page.cursor };
      });
      continue;
    }
    yield* pagesBy(async (cursor) => {
      const page = await repos.results.page(run, ANSWERS, cursor);
      const rows = page.responses.flatMap((response) => {
        const text = response.answers[index];
        const name = survey.isAnonymous ? {} : { name: nameOf(userOf(response)) };
        return text ? [{ question: question.text, text, ...name }] : [];
      });
      return { rows, cursor: page.cursor };
    });
  }
}
