import type { answers } from '#shared/contract/answers.ts';
import type { Reply } from '#shared/contract/route.ts';
import type { LinkSubmission, PublicSurvey } from '#shared/models/survey-answers.ts';
import { placeOfCode, readLink, readSurveyCode } from '../link.ts';
import { Refusal } from '../transport.ts';
import { loadEnded, loadForCode, loadSurvey, sendByCode, sendSurvey } from './api.ts';

type EndedSurvey = Pick<Reply<(typeof answers)['findReportOfSurvey']>, 'ended' | 'report_link'>;

/** Where the survey of this page's address comes from, and how it is answered. */
export interface SurveySource {
  readonly via: 'link' | 'code';
  /** Names what is answered here among all that this device may keep; null where only the survey itself tells. */
  readonly place: string | null;
  /** The team its answers are compared by, known with the survey; null for none. */
  readonly team: () => string | null;
  readonly load: () => Promise<PublicSurvey>;
  readonly send: (body: LinkSubmission, session: string) => Promise<string>;
  readonly loadEnded: () => Promise<EndedSurvey>;
}

/** What an address names. */
export function sourceOf(pathname: string): SurveySource {
  const code = readSurveyCode(pathname);
  return code === null ? byLink(readLink('s', pathname) ?? '') : byCode(code);
}

function byLink(link: string): SurveySource {
  return {
    via: 'link',
    place: null,
    team: () => null,
    load: () => loadSurvey(link),
    send: (body, session) => sendSurvey(link, body, session),
    loadEnded: () => loadEnded(link),
  };
}

/** By a one-time code from a sheet. */
function byCode(code: string): SurveySource {
  let team: string | null = null;
  return {
    via: 'code',
    place: placeOfCode(code),
    team: () => team,
    async load() {
      const { survey, team: told } = await loadForCode(code);
      team = told;
      if (survey === null) throw new Refusal(409, { code: 'run_closed' }, null);
      return survey;
    },
    send: (body, session) => sendByCode(code, body, session),
    loadEnded: () => loadForCode(code),
  };
}
