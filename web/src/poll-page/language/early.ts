import { CONSENT_KEY_LENGTH } from '../consent-key.ts';
import { languagesWanted } from './wanted.ts';
import type { SentRequest } from '../transport.ts';
import type { Spoken } from './spoken.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';

/*
 * What the documents of respondents do themselves, while the page's script is on its way: they ask for what their
 * address names and for the language it is most likely shown in. The build writes it into them.
 */

/** The addresses of a language: of what the page says first, and of what pages that come later say. */
type Files = readonly [first: string, later: string];

/** The files of the languages, by tag; the build knows their addresses. */
declare const CATALOGUES: Readonly<Partial<Record<PollLanguage, Files>>>;
/** The address of what stands beside the questions (`beside.tsx`), by which it can be asked for again. */
declare const BESIDE: string;

declare global {
  interface Window {
    /** What the document has found out and asked for. */
    readonly early: {
      readonly catalogues: typeof CATALOGUES;
      readonly beside: string;
      /** The languages this reader would read, best first. */
      readonly wanted: readonly PollLanguage[];
      /** The file of the first of them. */
      readonly catalogue: Promise<Spoken>;
      /** The reply to what the address names; taken once. */
      request?: SentRequest | undefined;
    };
  }
}

const WAYS: Readonly<Record<string, string>> = {
  p: 'polls/short',
  c: 'polls/codes',
  s: 'surveys/public',
  's/c': 'surveys/codes',
  r: 'surveys/reports',
  d: 'dialogues',
};

/** What an address leads to; under `/d/` the key of a consent is shorter than that of a dialogue. */
const wayOf = (kind: string, link: string) =>
  kind === 'd' && link.length === CONSENT_KEY_LENGTH ? 'consents' : WAYS[kind];

const catalogues = CATALOGUES;
const { lang } = document.documentElement;
let chosen: string | null = null;
try {
  chosen = localStorage.getItem('tonus:language');
} catch {
  // Nothing is kept here.
}
const wanted = languagesWanted([
  chosen,
  new URLSearchParams(location.search).get('lang'),
  ...navigator.languages,
  lang,
]);
const [likely = ''] = catalogues[wanted[0]!] ?? [];
const catalogue = import(/* @vite-ignore */ likely) as Promise<Spoken>;
catalogue.catch(() => {});

const [, token, kind, link] =
  /^(?:\/[a-z]{2})?\/(?:app\/poll\/[\da-f-]+\/anonymous\/([^/]+)\/take|(s\/c|[pcsrd])\/([^/]+))\/?$/i.exec(
    location.pathname,
  ) ?? [];
let request: SentRequest | undefined;
if (token ?? link) {
  const impatience = new AbortController();
  const reply = fetch(
    `/api/${token ? 'polls/public' : wayOf(kind!.toLowerCase(), link!)}/${token ?? link}?language=${wanted}`,
    {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: impatience.signal,
      headers: { 'accept-language': lang },
    },
  );
  // Whoever takes it hears of the failure.
  reply.catch(() => {});
  request = { reply, impatience };
}
Object.assign(window, { early: { catalogues, beside: BESIDE, wanted, catalogue, request } });
