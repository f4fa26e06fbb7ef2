import { randomUUID } from 'node:crypto';
import type { Run } from '#functions/runs/repositories/run.ts';
import { inviteMember } from '#functions/workspaces/operations/invite-member.ts';
import { callerOf } from '#scripts/call.ts';
import { ai } from '#shared/contract/ai.ts';
import { answers as publicAnswers } from '#shared/contract/answers.ts';
import { auth } from '#shared/contract/auth.ts';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import { invitations } from '#shared/contract/invitations.ts';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import { EMPLOYEE_ROLE } from '#shared/rules/roles.ts';
import { answersOf, type Said } from './answers.ts';
import { contextOf, PASSWORD, type Company } from './company.ts';
import { addDays } from './days.ts';
import { crmAnswers, submissionOf } from './survey-answers.ts';
import type { OpenSurvey } from './surveys.ts';

/** Members who have answered the open run so far, and people by its link. */
const ANSWERED = 14;
const BY_LINK = 2;
/** Of those the survey of the CRM asks. */
const CRM_ANSWERED = 7;
const INVITED = 2;
const EXPIRED_DAYS = 10;
/** Of those who are not in Tonus yet so many, the first, are asked by a letter to come. */
export const ASKED_BY_LETTER = 1 + INVITED;

interface Product {
  /** Where the product runs. */
  readonly url: string;
  /** The webhook of the company's portal. */
  readonly webhook: string;
}

/** What is open for answers. */
interface Open {
  readonly pulse: Run;
  readonly crm: OpenSurvey;
}

/** What people of the company do today, over the product's API: what is stored is what the product stores. */
export async function doToday(company: Company, { pulse, crm }: Open, { url, webhook }: Product): Promise<void> {
  await connect(company, url, webhook);
  await answerOpenRun(company, pulse, url);
  await answerCrm(company, crm, url);
}

/** The owner connects the portal and the AI provider, and invites who has just come to the company. */
async function connect(company: Company, url: string, webhook: string): Promise<void> {
  const call = callerOf(url, company.texts.language);
  const params = { id: company.workspaceId };
  const [expired, ...fresh] = company.others;
  if (expired) {
    const long = addDays(company.today, -EXPIRED_DAYS);
    const body = { email: expired.email, role: EMPLOYEE_ROLE } as const;
    await inviteMember(contextOf(company, company.members[0]!, long), { params, query: undefined, body });
  }
  const owner = await call(auth.login, { body: { email: company.members[0]!.email, password: PASSWORD } });
  const token = owner.access_token;
  await call(bitrix24.saveBitrix24Credentials, { token, params, body: { webhook_url: webhook } });
  const access = { client_id: randomUUID(), client_secret: 'good-secret', scope: 'GIGACHAT_API_B2B' };
  await call(ai.createAiCredentials, { token, params, body: access });
  for (const { email } of fresh.slice(0, INVITED)) {
    await call(invitations.inviteMember, { token, params, body: { email, role: EMPLOYEE_ROLE } });
  }
  // Only the sessions of their own devices are left.
  await call(auth.logout, { body: { refresh_token: owner.refresh_token } });
}

/** Those who can be logged in as have still to answer. */
async function answerOpenRun({ members, texts: words, today }: Company, run: Run, url: string): Promise<void> {
  const call = callerOf(url, words.language);
  const texts = answersOf('pulse', new Date(run.createdAt), today, words);
  const present = members.filter(({ left, isAccount }) => left === null && !isAccount);
  const body = (said: Said): { question_id: string; content: string }[] =>
    run.questions.flatMap(({ id }, index) => (said[index] ? [{ question_id: id, content: said[index] }] : []));
  const session = (): { anonymous_session_id: string } => ({ anonymous_session_id: randomUUID() });
  const took = texts.random.shuffled(present).slice(0, ANSWERED + BY_LINK);
  // One after another: so many logins at once keep a small machine busy for longer.
  for (const [index, person] of took.entries()) {
    const answers = body(texts.of(person));
    if (index < BY_LINK) {
      const params = { token: run.publicToken };
      await call(publicAnswers.takePublicPoll, { params, body: { answers, ...session() } });
      continue;
    }
    const login = await call(auth.login, { body: { email: person.email, password: PASSWORD } });
    const params = { id: run.id };
    await call(polls.takePoll, { token: login.access_token, params, body: { answers, ...session() } });
    await call(auth.logout, { body: { refresh_token: login.refresh_token } });
  }
}

/** More than the smallest group, so that something is shown. */
async function answerCrm({ texts }: Company, { survey, asked }: OpenSurvey, url: string): Promise<void> {
  const call = callerOf(url, texts.language);
  const { random, of } = crmAnswers(CRM_ANSWERED, texts);
  const took = asked.filter(({ isAccount }) => !isAccount).slice(0, CRM_ANSWERED);
  for (const person of took) {
    const login = await call(auth.login, { body: { email: person.email, password: PASSWORD } });
    const body = { ...submissionOf(survey.questions, of(person), random), anonymous_session_id: randomUUID() };
    await call(surveys.respondToSurvey, { token: login.access_token, params: { id: survey.id }, body });
    await call(auth.logout, { body: { refresh_token: login.refresh_token } });
  }
}

/** The owner opens the analysis of workload: the first one begins, and is there a moment later. */
export async function openWorkload({ members, texts, workspaceId }: Company, url: string): Promise<void> {
  const call = callerOf(url, texts.language);
  const { access_token: token, refresh_token } = await call(auth.login, {
    body: { email: members[0]!.email, password: PASSWORD },
  });
  await call(ai.getWorkloadSummary, { token, params: { id: workspaceId }, body: { ai_provider: 'builtin' } });
  await call(auth.logout, { body: { refresh_token } });
}
