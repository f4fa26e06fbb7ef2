import type { answers } from '#shared/contract/answers.ts';
import type { Call } from '#shared/contract/route.ts';
import type { OpenKiosk } from '#shared/models/kiosk.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { load, send } from '#web/poll-page/transport.ts';

// As in poll-page/api.ts: types alone, and paths that are the contract's.
const KIOSK_PATH: (typeof answers)['getKiosk']['path'] = '/api/kiosks/{token}';
const TAKING = {
  poll: '/api/kiosks/{token}/poll-answers',
  survey: '/api/kiosks/{token}/survey-answers',
} as const satisfies {
  poll: (typeof answers)['takePollAtKiosk']['path'];
  survey: (typeof answers)['takeSurveyAtKiosk']['path'];
};

/** The answers of one respondent as they go to the server, with a session of their own. */
export type Submission =
  | { readonly kind: 'poll'; readonly body: Call<(typeof answers)['takePollAtKiosk']>['body'] }
  | { readonly kind: 'survey'; readonly body: Call<(typeof answers)['takeSurveyAtKiosk']>['body'] };

/** What the server tells of a kiosk, with what is asked in a language other than its own. */
export async function loadKiosk(token: string, language?: PollLanguage): Promise<OpenKiosk> {
  const asked = language === undefined ? '' : `?language=${language}`;
  return (await load(addressOf(KIOSK_PATH, token) + asked)) as OpenKiosk; // border: our own server's reply
}

/** Sends, or sends again, the answers of one respondent: under their session they are stored once. */
export async function sendSubmission(token: string, { kind, body }: Submission): Promise<void> {
  await send(addressOf(TAKING[kind], token), body);
}

const addressOf = (path: string, token: string) => path.replace('{token}', encodeURIComponent(token));
