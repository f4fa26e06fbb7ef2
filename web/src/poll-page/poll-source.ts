import type { PublicPoll } from '#shared/models/answers.ts';
import type { PollSettings } from '#shared/rules/poll-statement.ts';
import {
  type EndedPoll,
  loadByCode,
  loadEnded,
  loadForCode,
  loadPoll,
  sendAnswers,
  sendByCode,
  type SentAnswers,
} from './api.ts';
import { placeOfCode, readCode, readOneTimeCode, readToken } from './link.ts';
import { siteAddress } from '#web/lib/site-address.ts';
import { Refusal } from './transport.ts';

/** Where the poll of this page's address comes from, and how it is answered. */
export interface PollSource {
  readonly via: PollSettings['via'];
  /** Names what is answered here among all that this device may keep; known once the poll was found. */
  readonly place: () => string;
  /** The team its answers count in, known with the poll. */
  readonly counted: () => Pick<PollSettings, 'team' | 'onSheet'>;
  readonly load: () => Promise<PublicPoll>;
  readonly send: (body: SentAnswers) => Promise<string>;
  readonly loadEnded: () => Promise<EndedPoll>;
}

/** What an address names; null for no poll at all. `/c` is the place where a code is typed. */
export function sourceOf(pathname: string): PollSource | null {
  const code = readOneTimeCode(pathname);
  if (code !== null) return code === '' ? null : byCode(code);
  const [token, short] = [readToken(pathname), readCode(pathname)];
  return token === null && short === null ? null : byLink(token, short);
}

/** By a public link, or a short address: that one is asked by its code until it has told its token. */
function byLink(known: string | null, short: string | null): PollSource {
  let token = known ?? '';
  return {
    via: 'link',
    place: () => token,
    counted: () => ({}),
    async load() {
      if (token !== '') return loadPoll(token);
      const { public_token: told, poll } = await loadByCode(short!);
      token = told;
      return poll ?? loadPoll(told);
    },
    send: (body) => sendAnswers(token, body),
    loadEnded: () => loadEnded(token),
  };
}

/** A survey has a page of its own; until that is there this one goes on waiting. */
function toSurvey(code: string): Promise<never> {
  window.location.replace(siteAddress(`/s/c/${encodeURIComponent(code)}`));
  return new Promise(() => {});
}

/** By a one-time code from a sheet. */
function byCode(code: string): PollSource {
  let counted: Pick<PollSettings, 'team' | 'onSheet'> = {};
  return {
    via: 'code',
    place: () => placeOfCode(code),
    counted: () => counted,
    async load() {
      const { poll, is_survey: isSurvey, team, on_sheet: onSheet } = await loadForCode(code);
      counted = { team, onSheet };
      if (isSurvey) return toSurvey(code);
      if (poll === null) throw new Refusal(409, { code: 'run_closed' }, null);
      return poll;
    },
    send: (body) => sendByCode(code, body),
    loadEnded: () => loadForCode(code),
  };
}
