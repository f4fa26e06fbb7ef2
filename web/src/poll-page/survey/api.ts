import type { PublicSurvey, SurveyResponse, SurveySubmission } from '#shared/models/survey-answers.ts';
import { load, send } from '../transport.ts';

const addressOf = (link: string) => `/api/surveys/public/${encodeURIComponent(link)}`;

/** The survey behind the link of this page's address. */
export async function loadSurvey(link: string): Promise<PublicSurvey> {
  return (await load(addressOf(link))) as PublicSurvey; // border: our own server's reply
}

/** Sends, or sends again, the answers of one respondent; gives back the session id under which they are kept. */
export async function sendSurvey(link: string, body: SurveySubmission, session: string): Promise<string> {
  const submission = { ...body, anonymous_session_id: session };
  const taken = (await send(`${addressOf(link)}/responses`, submission)) as SurveyResponse | null;
  return taken?.id ?? session;
}
