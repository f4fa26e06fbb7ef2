import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import type { Language } from '../rules/languages.ts';
import type * as accountsDevices from './ru/accounts/devices.ts';
import type * as accountsErrorsFile from './ru/accounts/errors.ts';
import type * as accountsLettersFile from './ru/accounts/letters.ts';
import type * as errors from './ru/errors.ts';
import type * as peopleErrorsFile from './ru/people/errors.ts';
import type * as pollsErrorsFile from './ru/polls/errors.ts';
import type * as pollTitlesFile from './ru/polls/titles.ts';
import type * as runsErrorsFile from './ru/runs/errors.ts';
import type * as runsLettersFile from './ru/runs/letters.ts';
import type * as skippedSaidFile from './ru/runs/skipped-said.ts';
import type * as tasksErrorsFile from './ru/tasks/errors.ts';
import type * as taskTitlesFile from './ru/tasks/titles.ts';
import type * as workspacesErrorsFile from './ru/workspaces/errors.ts';
import type * as workspacesLettersFile from './ru/workspaces/letters.ts';

/*
 * The catalogues as the server reads them: `#text/…` leads here, whatever follows. A page speaks one language and is
 * built with it; a function speaks that of whoever asks. The catalogues are files beside this one, and beside the bundle
 * (scripts/build/functions.ts): a function starts without them and reads one with the first sentence it says of it.
 */

const spoken = new AsyncLocalStorage<Language>();
let usual: Language | undefined;
const load = createRequire(import.meta.filename);
const EXTENSION = extname(import.meta.filename);

/** Does something in the language of whom it is for. */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  return spoken.run(language, work);
}

/** Says in which language everything is done that is for nobody in particular: of a script, of a test. */
export function speakUsually(language: Language): void {
  usual = language;
}

/** The language of what is being done. Throws where none was said: a sentence kept from then on would be in it for everybody. */
export function languageNow(): Language {
  const language = spoken.getStore() ?? usual;
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
export const deviceNames = /* @__PURE__ */ current<typeof accountsDevices.deviceNames>(
  'accounts/devices',
  'deviceNames',
);
export const accountsErrors = /* @__PURE__ */ current<typeof accountsErrorsFile.accountsErrors>(
  'accounts/errors',
  'accountsErrors',
);
export const accountsLetters = /* @__PURE__ */ current<typeof accountsLettersFile.accountsLetters>(
  'accounts/letters',
  'accountsLetters',
);
export const errorsText = /* @__PURE__ */ current<typeof errors.errorsText>('errors', 'errorsText');
export const peopleErrors = /* @__PURE__ */ current<typeof peopleErrorsFile.peopleErrors>(
  'people/errors',
  'peopleErrors',
);
export const pollsErrors = /* @__PURE__ */ current<typeof pollsErrorsFile.pollsErrors>('polls/errors', 'pollsErrors');
export const pollTitles = /* @__PURE__ */ current<typeof pollTitlesFile.pollTitles>('polls/titles', 'pollTitles');
export const runsErrors = /* @__PURE__ */ current<typeof runsErrorsFile.runsErrors>('runs/errors', 'runsErrors');
export const runsLetters = /* @__PURE__ */ current<typeof runsLettersFile.runsLetters>('runs/letters', 'runsLetters');
export const skippedSaid = /* @__PURE__ */ current<typeof skippedSaidFile.skippedSaid>(
  'runs/skipped-said',
  'skippedSaid',
);
export const tasksErrors = /* @__PURE__ */ current<typeof tasksErrorsFile.tasksErrors>('tasks/errors', 'tasksErrors');
export const taskTitles = /* @__PURE__ */ current<typeof taskTitlesFile.taskTitles>('tasks/titles', 'taskTitles');
export const workspacesErrors = /* @__PURE__ */ current<typeof workspacesErrorsFile.workspacesErrors>(
  'workspaces/errors',
  'workspacesErrors',
);
export const workspacesLetters = /* @__PURE__ */ current<typeof workspacesLettersFile.workspacesLetters>(
  'workspaces/letters',
  'workspacesLetters',
);
