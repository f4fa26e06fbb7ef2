import type { answers } from '#shared/contract/answers.ts';
import type { Reply } from '#shared/contract/route.ts';
import type { LinkSubmission, PublicSurvey } from '#shared/models/survey-answers.ts';
import { inLanguages } from '../language/language.ts';
import { addressOf, load, send } from '../transport.ts';

// As in api.ts of polls: types alone, and paths that are the contract's.
const SURVEY_PATH: (typeof answers)['getPublicSurvey']['path'] = '/api/surveys/public/{link}';
const REPORT_PATH: (typeof answers)['findReportOfSurvey']['path'] = '/api/surveys/public/{link}/report';
const RESPONSES_PATH: (typeof answers)['respondToPublicSurvey']['path'] = '/api/surveys/public/{link}/responses';

const CODE_PATH: (typeof answers)['getSurveyForCode']['path'] = '/api/surveys/codes/{code}';
const CODE_RESPONSES_PATH: (typeof answers)['respondToSurveyByCode']['path'] = '/api/surveys/codes/{code}/responses';

type SurveyForCode = Reply<(typeof answers)['getSurveyForCode']>;

/** The survey behind the link of this page's address. */
export async function loadSurvey(link: string): Promise<PublicSurvey> {
  return (await load(addressOf(SURVEY_PATH, link) + inLanguages())) as PublicSurvey; // border: our own server's reply
}

/** What is told of a survey that is over, and the end of the address where it is told what came of it. */
export async function loadEnded(link: string): Promise<Reply<(typeof answers)['findReportOfSurvey']>> {
  return (await load(addressOf(REPORT_PATH, link))) as Reply<(typeof answers)['findReportOfSurvey']>;
}

/** Sends, or sends again, the answers of one respondent; gives back the session id under which they are kept. */
export async function sendSurvey(link: string, body: LinkSubmission, session: string): Promise<string> {
  const submission = { ...body, anonymous_session_id: session };
  const taken = await send(addressOf(RESPONSES_PATH, link), submission);
  return (taken as Reply<(typeof answers)['respondToPublicSurvey']> | null)?.id ?? session;
}

/** The survey that a one-time code answers, or what is told of it once it is over. */
export async function loadForCode(code: string): Promise<SurveyForCode> {
  return (await load(addressOf(CODE_PATH, code) + inLanguages())) as SurveyForCode; // border: our own server's reply
}

/** Sends, or sends again, the answers of whoever holds the code. */
export async function sendByCode(code: string, body: LinkSubmission, session: string): Promise<string> {
  const taken = await send(addressOf(CODE_RESPONSES_PATH, code), { ...body, anonymous_session_id: session });
  return (taken as Reply<(typeof answers)['respondToSurveyByCode']> | null)?.anonymous_session_id ?? session;
}
