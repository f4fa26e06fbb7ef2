import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import type { Language } from '../rules/languages.ts';
import type * as accountsValidationFile from './ru/accounts/validation.ts';
import type * as analysisValidationFile from './ru/analysis/validation.ts';
import type * as answersValidationFile from './ru/answers/validation.ts';
import type * as apiFile from './ru/api.ts';
import type * as apiDocumentFile from './ru/api-document.ts';
import type * as automationsValidationFile from './ru/automations/validation.ts';
import type * as errors from './ru/errors.ts';
import type * as financeAccessValidationFile from './ru/finance/access/validation.ts';
import type * as financeMoneyValidationFile from './ru/finance/money/validation.ts';
import type * as financeValidationFile from './ru/finance/validation.ts';
import type * as integrationsValidationFile from './ru/integrations/validation.ts';
import type * as offersValidationFile from './ru/offers/validation.ts';
import type * as overviewValidationFile from './ru/overview/validation.ts';
import type * as peopleValidationFile from './ru/people/validation.ts';
import type * as pollsValidationFile from './ru/polls/validation.ts';
import type * as runsValidationFile from './ru/runs/validation.ts';
import type * as subscriptionsValidationFile from './ru/subscriptions/validation.ts';
import type * as surveysValidationFile from './ru/surveys/validation.ts';
import type * as tasksValidationFile from './ru/tasks/validation.ts';
import type * as validationFile from './ru/validation.ts';
import type * as workspacesNewFile from './ru/workspaces/new.ts';
import type * as workspacesValidationFile from './ru/workspaces/validation.ts';

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
export const accountsValidation = /* @__PURE__ */ current<typeof accountsValidationFile.accountsValidation>(
  'accounts/validation',
  'accountsValidation',
);
export const analysisValidation = /* @__PURE__ */ current<typeof analysisValidationFile.analysisValidation>(
  'analysis/validation',
  'analysisValidation',
);
export const answersValidation = /* @__PURE__ */ current<typeof answersValidationFile.answersValidation>(
  'answers/validation',
  'answersValidation',
);
export const apiText = /* @__PURE__ */ current<typeof apiFile.apiText>('api', 'apiText');
export const apiDocumentText = /* @__PURE__ */ current<typeof apiDocumentFile.apiDocumentText>(
  'api-document',
  'apiDocumentText',
);
export const automationsValidation = /* @__PURE__ */ current<typeof automationsValidationFile.automationsValidation>(
  'automations/validation',
  'automationsValidation',
);
export const errorsText = /* @__PURE__ */ current<typeof errors.errorsText>('errors', 'errorsText');
export const financeAccessValidation = /* @__PURE__ */ current<
  typeof financeAccessValidationFile.financeAccessValidation
>('finance/access/validation', 'financeAccessValidation');
export const financeMoneyValidation = /* @__PURE__ */ current<typeof financeMoneyValidationFile.financeMoneyValidation>(
  'finance/money/validation',
  'financeMoneyValidation',
);
export const financeValidation = /* @__PURE__ */ current<typeof financeValidationFile.financeValidation>(
  'finance/validation',
  'financeValidation',
);
export const integrationsValidation = /* @__PURE__ */ current<typeof integrationsValidationFile.integrationsValidation>(
  'integrations/validation',
  'integrationsValidation',
);
export const offersValidation = /* @__PURE__ */ current<typeof offersValidationFile.offersValidation>(
  'offers/validation',
  'offersValidation',
);
export const overviewValidation = /* @__PURE__ */ current<typeof overviewValidationFile.overviewValidation>(
  'overview/validation',
  'overviewValidation',
);
export const peopleValidation = /* @__PURE__ */ current<typeof peopleValidationFile.peopleValidation>(
  'people/validation',
  'peopleValidation',
);
export const pollsValidation = /* @__PURE__ */ current<typeof pollsValidationFile.pollsValidation>(
  'polls/validation',
  'pollsValidation',
);
export const runsValidation = /* @__PURE__ */ current<typeof runsValidationFile.runsValidation>(
  'runs/validation',
  'runsValidation',
);
export const subscriptionsValidation = /* @__PURE__ */ current<
  typeof subscriptionsValidationFile.subscriptionsValidation
>('subscriptions/validation', 'subscriptionsValidation');
export const surveysValidation = /* @__PURE__ */ current<typeof surveysValidationFile.surveysValidation>(
  'surveys/validation',
  'surveysValidation',
);
export const tasksValidation = /* @__PURE__ */ current<typeof tasksValidationFile.tasksValidation>(
  'tasks/validation',
  'tasksValidation',
);
export const commonValidation = /* @__PURE__ */ current<typeof validationFile.commonValidation>(
  'validation',
  'commonValidation',
);
export const newWorkspaceText = /* @__PURE__ */ current<typeof workspacesNewFile.newWorkspaceText>(
  'workspaces/new',
  'newWorkspaceText',
);
export const workspacesValidation = /* @__PURE__ */ current<typeof workspacesValidationFile.workspacesValidation>(
  'workspaces/validation',
  'workspacesValidation',
);
