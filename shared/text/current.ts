import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import type { Language } from '../rules/languages.ts';
import type * as effect from './ru/analysis/effect.ts';
import type * as jobs from './ru/analysis/jobs-said.ts';
import type * as loadReasons from './ru/analysis/load-reasons-said.ts';
import type * as polls from './ru/analysis/polls-said.ts';
import type * as requests from './ru/analysis/requests.ts';
import type * as workload from './ru/analysis/workload-said.ts';
import type * as errors from './ru/errors.ts';
import type * as signals from './ru/overview/signals.ts';

/*
 * The catalogues as the server reads them: `#text/…` leads here, whatever follows. A page speaks one language and is
 * built with it; a function speaks that of whoever asks. The catalogues are files beside this one, and beside the bundle
 * (scripts/build/functions.ts): a function starts without them and reads one with the first sentence it says of it.
 */

const spoken = new AsyncLocalStorage<Language>();
const load = createRequire(import.meta.filename);
const EXTENSION = extname(import.meta.filename);

/** Does something in the language of whom it is for. */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  return spoken.run(language, work);
}

/** The language of what is being done. Throws where none was said: a sentence kept from then on would be in it for everybody. */
export function languageNow(): Language {
  const language = spoken.getStore();
  if (language === undefined) throw new Error('A sentence was asked for before it was known in which language');
  return language;
}

/** A catalogue, each time it is looked into that of the language of now. `file` lies in the folder of each language. */
function current<Texts extends object>(file: string, name: string): Texts {
  const texts = (): Texts => (load(`./${languageNow()}/${file}${EXTENSION}`) as Record<string, Texts>)[name]!;
  return new Proxy({} as Texts, {
    get: (_, key) => Reflect.get(texts(), key) as unknown,
    has: (_, key) => Reflect.has(texts(), key),
    ownKeys: () => Reflect.ownKeys(texts()),
    getOwnPropertyDescriptor: (_, key) => {
      const described = Reflect.getOwnPropertyDescriptor(texts(), key);
      // What a proxy's own target lacks may only be shown as what can change.
      return described && { ...described, configurable: true };
    },
  });
}

// One line a catalogue: those that functions read.
export const effectText = /* @__PURE__ */ current<typeof effect.effectText>('analysis/effect', 'effectText');
export const jobsSaid = /* @__PURE__ */ current<typeof jobs.jobsSaid>('analysis/jobs-said', 'jobsSaid');
export const loadReasonsSaid = /* @__PURE__ */ current<typeof loadReasons.loadReasonsSaid>(
  'analysis/load-reasons-said',
  'loadReasonsSaid',
);
export const pollsSaid = /* @__PURE__ */ current<typeof polls.pollsSaid>('analysis/polls-said', 'pollsSaid');
export const analysisRequests = /* @__PURE__ */ current<typeof requests.analysisRequests>(
  'analysis/requests',
  'analysisRequests',
);
export const workloadSaid = /* @__PURE__ */ current<typeof workload.workloadSaid>(
  'analysis/workload-said',
  'workloadSaid',
);
export const errorsText = /* @__PURE__ */ current<typeof errors.errorsText>('errors', 'errorsText');
export const overviewSignals = /* @__PURE__ */ current<typeof signals.overviewSignals>(
  'overview/signals',
  'overviewSignals',
);
