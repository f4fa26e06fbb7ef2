import { answers } from '#shared/contract/answers.ts';
import { surveys } from '#shared/contract/surveys.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Survey } from '#shared/models/survey.ts';
import type { SurveyQuestion, SurveySubmission } from '#shared/models/survey-answers.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { kindOf } from '#shared/question-kinds/index.ts';
import type { Role } from '#shared/rules/roles.ts';
import { deliver } from '#tests/api/jobs/stream.ts';
import { request } from './api.ts';
import { makeMember, repos, type Person } from './factories.ts';
import { storedItems } from './stored.ts';
import { changeSurvey } from './surveys.ts';
import { countAll } from './table-stream.ts';

/** What somebody says to a question: a number, options, words; null for nothing. */
export type Said = number | string | readonly string[] | null;

/** Answers to the questions of a survey in their order, as they are sent. */
export function said(survey: Pick<Survey, 'questions'>, values: readonly Said[]): SurveySubmission['answers'] {
  return survey.questions.flatMap((question, index) => {
    const value = values[index] ?? null;
    return value === null ? [] : [{ question_id: question.id, ...fieldOf(question, value) }];
  });
}

function fieldOf({ type }: SurveyQuestion, value: number | string | readonly string[]) {
  if (typeof value === 'number') return { answer_rating: value };
  if (typeof value !== 'string') return { answer_options: [...value] };
  return kindOf({ type }).field === 'answer_text' ? { answer_text: value } : { answer_options: [value] };
}

/** A member answers: the reply as it comes. */
export function respond(person: Person, survey: Survey, values: readonly Said[], more: object = {}) {
  const body = { answers: said(survey, values), ...more };
  return request(surveys.respondToSurvey, { token: person.token, params: { id: survey.id }, body });
}

/** Somebody without an account answers. */
export async function respondByLink(survey: Survey, values: readonly Said[], more: object = {}) {
  const link = survey.share_link ?? (await tokenOf(survey));
  const body = { answers: said(survey, values), ...more };
  return request(answers.respondToPublicSurvey, { params: { link }, body });
}

/** The token of the run of a survey, whether or not somebody has asked for its link. */
export async function tokenOf({ id }: Pick<Survey, 'id'>): Promise<string> {
  return (await repos.runs.find(id, { consistent: true }))!.publicToken;
}

/** Completes a survey, has it counted, and its respondents compared. */
export async function complete(person: Person, survey: Survey): Promise<void> {
  const { status, body } = await changeSurvey(person, survey, { status: 'COMPLETED' });
  if (status !== 200) throw new Error(`The survey was not completed: ${JSON.stringify(body)}`);
  await countAll();
  await compareRespondents(survey);
}

/** Does the job that the counters have asked for. */
export async function compareRespondents({ id }: Pick<Survey, 'id'>): Promise<void> {
  const jobs = (await storedItems(id)).filter(({ job }) => (job as { kind?: string })?.kind === 'break-down-survey');
  const { batchItemFailures } = await deliver(...jobs);
  if (batchItemFailures.length > 0) throw new Error('The respondents were not compared');
}

/** The results as somebody reads them. */
export async function resultsOf(person: Person, { id }: Pick<Survey, 'id'>) {
  const { status, body } = await request(surveys.getSurveyResults, { token: person.token, params: { id } });
  if (status !== 200) throw new Error(`No results: ${JSON.stringify(body)}`);
  return body;
}

/** New members of a team. */
export async function makeTeam(
  owner: Person,
  workspace: Workspace,
  team: string | null,
  people: number,
  role: Role = 'сотрудник',
): Promise<Person[]> {
  const members = await Promise.all(Array.from({ length: people }, () => makeMember(workspace, role)));
  const body = { user_ids: members.map(({ id }) => id), team };
  const reply = await request(workspaces.setTeam, { token: owner.token, params: { id: workspace.id }, body });
  if (reply.status !== 200) throw new Error(`No team: ${JSON.stringify(reply.body)}`);
  return members;
}
