import type { answers } from '#shared/contract/answers.ts';

// The poll is asked for while the page's own script is still on its way: on a phone the two take their time together,
// not in turn. Stands alone and imports nothing, so that it is one small file; `api.ts` takes the answer over.
const PATH: (typeof answers)['getPublicPoll']['path'] = '/api/polls/public/{token}';
/** As long as `api.ts` waits: a connection that has stalled is said to be none, and can be tried again. */
const TIMEOUT_MS = 20_000;

const token = /^\/app\/poll\/[^/]+\/anonymous\/([^/]+)\/take\/?$/.exec(window.location.pathname)?.[1];
if (token !== undefined) {
  const impatience = new AbortController();
  setTimeout(() => impatience.abort(), TIMEOUT_MS);
  const asked = fetch(PATH.replace('{token}', token), {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: impatience.signal,
  });
  // Whoever takes it over hears of a failure; until then it is not an unheard one.
  asked.catch(() => undefined);
  window.tonusPoll = asked;
}

declare global {
  interface Window {
    /** The poll of this address, already asked for; taken over once. */
    tonusPoll?: Promise<Response> | undefined;
  }
}
