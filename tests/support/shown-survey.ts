import { UNTRANSLATED } from '#functions/translations/spoken.ts';
import { randomUUID } from 'node:crypto';
import { newPublicToken } from '#functions/runs/public-token.ts';
import { createBreakdowns } from '#functions/surveys/repositories/breakdowns.ts';
import { keys } from '#data/keys.ts';
import type { Survey } from '#functions/surveys/repositories/surveys.ts';
import { insert } from '#data/writes.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Direction, Scale } from '#shared/models/answers.ts';
import type { SurveyTheme } from '#shared/models/survey.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { SCORE_MAX } from '#shared/rules/enps.ts';
import type { QuestionKind, SurveyStatus } from '#shared/rules/surveys.ts';
import { YES_NO } from '#shared/rules/wire-words.ts';
import { request } from './api.ts';
import { repos, table, type Person } from './factories.ts';

interface Asked {
  readonly type: QuestionKind;
  readonly text: string;
  readonly options?: readonly string[];
  readonly scale?: Scale;
  readonly direction?: Direction | null;
  readonly theme?: SurveyTheme;
  readonly required?: boolean;
}

interface Wanted {
  readonly questions: readonly Asked[];
  /** As they are stored, by the place of the question: «7», «0,2», a text. */
  readonly answers: readonly (readonly (string | null)[])[];
  /** Of the first of them, by the place of the question, where they ask for a reply. */
  readonly boxes?: readonly (readonly (string | null)[])[];
  readonly smallestGroup?: number;
  readonly status?: SurveyStatus;
  readonly isAnonymous?: boolean;
  readonly title?: string;
  readonly invited?: number;
  /** Whether its respondents were compared: else its results are being prepared. */
  readonly settled?: boolean;
}

/** A completed survey with a report whose page is open: `public_token` is the end of its address. */
export async function makeReportedSurvey(
  author: Person,
  workspace: Workspace,
): Promise<{ readonly id: string; readonly public_token: string }> {
  const { id } = await makeShownSurvey(workspace, {
    questions: [{ type: 'RATING', text: 'Хватает ли вам сил?' }],
    answers: Array.from({ length: 6 }, () => ['4']),
  });
  const items = [{ said: 'Мало времени', done: 'Пятница без встреч', state: 'done', responsible: '' }] as const;
  const body = { intro: '', items, question_ids: [], published: true };
  const reply = await request(surveys.saveSurveyReport, { token: author.token, params: { id }, body });
  if (reply.status !== 200) throw new Error(`The report was not saved: ${reply.text}`);
  return { id, public_token: reply.body.link! };
}

/** How long after its publication it was completed. */
const RUN_MILLISECONDS = 86_400_000;

/**
 * A survey whose answers are all released and counted: for tests that begin where answers are shown already; how they
 * get there is tested elsewhere.
 */
export async function makeShownSurvey(workspace: Workspace, wanted: Wanted): Promise<Survey> {
  const { smallestGroup = 5, status = 'COMPLETED', isAnonymous = true, title = 'Как нам работается', answers } = wanted;
  const id = randomUUID();
  const publishedAt = new Date(Date.now() - 2 * RUN_MILLISECONDS).toISOString();
  const completedAt = new Date(Date.now() - RUN_MILLISECONDS).toISOString();
  const [workspaceId, createdAt] = [workspace.id, publishedAt];
  const { memberCount } = (await repos.workspaces.findConsistent(workspaceId))!;
  const closed = status !== 'PUBLISHED';
  const questions = wanted.questions.map(
    ({ type, text, options, scale, direction = null, theme = null, required = false }) => ({
      id: randomUUID(),
      kind: type,
      text,
      options: type === 'YESNO' ? [...YES_NO] : [...(options ?? [])],
      required,
      createdAt,
      scale: type === 'RATING' ? (scale ?? '1-5') : null,
      direction,
      theme,
      section: null,
      showIf: null,
      originId: id,
    }),
  );
  const survey: Survey = {
    id,
    workspaceId,
    title,
    pollType: 'PULSE',
    createdBy: null,
    goal: '',
    ...UNTRANSLATED,
    // Whoever asks all asks as many as there are members when it is completed.
    respondentType: wanted.invited === undefined ? 'ALL' : 'USERS',
    selectedRoles: [],
    selectedUsers: [],
    allowUnauthenticated: false,
    isAnonymous,
    deadline: null,
    publicToken: null,
    customPath: null,
    status,
    createdAt,
    updatedAt: createdAt,
    publishedAt,
    publishedTitle: null,
    completedAt: closed ? completedAt : null,
    questions,
    smallestGroup,
    dimensions: [],
    resultsVisibility: 'closed',
    channels: [],
    reminders: false,
    seriesId: id,
    invited: wanted.invited ?? (closed ? memberCount : null),
    notice: null,
    version: 3,
  };
  const frame = {
    ...{
      id,
      pollId: id,
      pollCreatedAt: createdAt,
      kind: 'survey',
      smallestGroup,
      workspaceId,
      createdAt,
      published: !closed,
    },
    ...{ publicToken: newPublicToken(id), resultsVisibility: 'closed', title, pollType: 'PULSE', isAnonymous },
    ...{ workspaceName: workspace.name, openedAt: publishedAt, closedAt: survey.completedAt, version: 2 },
    ...{ invited: wanted.invited ?? null, audience: { kind: 'all' } },
    questions,
  };
  const counts = {
    ...{ responses: answers.length, named: 0, scale: false, last: '1' },
    ...{ visibility: 'closed', answered: answers.length, waiting: [], step: 1 },
    questions: questions.map(({ kind, options }, place) => countsOf({ type: kind, options }, place, answers)),
  };
  await table.transact([
    insert({ ...keys.survey(workspaceId, createdAt, id), type: 'survey', ...survey }),
    insert({ ...keys.surveyRef(id), type: 'survey-ref', surveyId: id, workspaceId, createdAt }),
    insert({ ...keys.runRef(id, createdAt, id), type: 'run-ref', runId: id, published: !closed, deadline: null }),
    insert({ ...keys.run(id), type: 'run', ...frame }),
    insert({ ...keys.totals(id), type: 'totals', ...counts }),
  ]);
  // The comparison itself is tested elsewhere: here there is nobody to compare.
  if (closed && (wanted.settled ?? true)) await createBreakdowns(table).save(id, null);
  for (const [index, given] of answers.entries()) {
    const boxes = wanted.boxes?.[index];
    const response = { answers: given, answeredAt: completedAt, renewed: false, ...(boxes && { boxes }) };
    await table.write(insert({ ...keys.released(id, randomUUID()), type: 'released', ...response }));
  }
  return survey;
}

function countsOf(
  { type, options }: { readonly type: QuestionKind; readonly options: readonly string[] },
  place: number,
  answers: Wanted['answers'],
) {
  const given = answers.flatMap((one) => one[place] ?? []);
  const numbers = type === 'RATING' ? SCORE_MAX + 1 : options.length;
  const chosen = given.flatMap((one) => (numbers === 0 ? [] : one.split(',').map(Number)));
  const scores = Array.from({ length: numbers }, (_, number) => chosen.filter((one) => one === number).length);
  return { answered: given.length, scores, values: [], error: 0 };
}
