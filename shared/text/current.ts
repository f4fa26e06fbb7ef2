import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import type { Language } from '../rules/languages.ts';
import type * as effect from './ru/analysis/effect.ts';
import type * as loadReasons from './ru/analysis/load-reasons-said.ts';
import type * as automationsDryRun from './ru/automations/dry-run.ts';
import type * as automationsErrorsFile from './ru/automations/errors.ts';
import type * as automationsLettersFile from './ru/automations/letters.ts';
import type * as automationsSaidFile from './ru/automations/said.ts';
import type * as roles from './ru/common/roles.ts';
import type * as errors from './ru/errors.ts';
import type * as exportsArchiveFile from './ru/exports/archive.ts';
import type * as exportsErrorsFile from './ru/exports/errors.ts';
import type * as exportsLettersFile from './ru/exports/letters.ts';
import type * as exportsSaidFile from './ru/exports/said.ts';
import type * as financeErrorsFile from './ru/finance/errors.ts';
import type * as financeLettersFile from './ru/finance/letters.ts';
import type * as turnoverWordsFile from './ru/finance/turnover-words.ts';
import type * as firewallFile from './ru/firewall.ts';
import type * as integrationsErrorsFile from './ru/integrations/errors.ts';
import type * as integrationsSaidFile from './ru/integrations/said.ts';
import type * as notificationsLettersFile from './ru/notifications/letters.ts';

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
export const effectText = /* @__PURE__ */ current<typeof effect.effectText>('analysis/effect', 'effectText');
export const loadReasonsSaid = /* @__PURE__ */ current<typeof loadReasons.loadReasonsSaid>(
  'analysis/load-reasons-said',
  'loadReasonsSaid',
);
export const dryRunText = /* @__PURE__ */ current<typeof automationsDryRun.dryRunText>(
  'automations/dry-run',
  'dryRunText',
);
export const automationsErrors = /* @__PURE__ */ current<typeof automationsErrorsFile.automationsErrors>(
  'automations/errors',
  'automationsErrors',
);
export const automationsLetters = /* @__PURE__ */ current<typeof automationsLettersFile.automationsLetters>(
  'automations/letters',
  'automationsLetters',
);
export const automationsSaid = /* @__PURE__ */ current<typeof automationsSaidFile.automationsSaid>(
  'automations/said',
  'automationsSaid',
);
export const roleNames = /* @__PURE__ */ current<typeof roles.roleNames>('common/roles', 'roleNames');
export const errorsText = /* @__PURE__ */ current<typeof errors.errorsText>('errors', 'errorsText');
export const archiveText = /* @__PURE__ */ current<typeof exportsArchiveFile.archiveText>(
  'exports/archive',
  'archiveText',
);
export const exportsErrors = /* @__PURE__ */ current<typeof exportsErrorsFile.exportsErrors>(
  'exports/errors',
  'exportsErrors',
);
export const exportsLetters = /* @__PURE__ */ current<typeof exportsLettersFile.exportsLetters>(
  'exports/letters',
  'exportsLetters',
);
export const exportsSaid = /* @__PURE__ */ current<typeof exportsSaidFile.exportsSaid>('exports/said', 'exportsSaid');
export const financeErrors = /* @__PURE__ */ current<typeof financeErrorsFile.financeErrors>(
  'finance/errors',
  'financeErrors',
);
export const financeLetters = /* @__PURE__ */ current<typeof financeLettersFile.financeLetters>(
  'finance/letters',
  'financeLetters',
);
export const turnoverWords = /* @__PURE__ */ current<typeof turnoverWordsFile.turnoverWords>(
  'finance/turnover-words',
  'turnoverWords',
);
export const firewallText = /* @__PURE__ */ current<typeof firewallFile.firewallText>('firewall', 'firewallText');
export const integrationsErrors = /* @__PURE__ */ current<typeof integrationsErrorsFile.integrationsErrors>(
  'integrations/errors',
  'integrationsErrors',
);
export const integrationsSaid = /* @__PURE__ */ current<typeof integrationsSaidFile.integrationsSaid>(
  'integrations/said',
  'integrationsSaid',
);
export const notificationsLetters = /* @__PURE__ */ current<typeof notificationsLettersFile.notificationsLetters>(
  'notifications/letters',
  'notificationsLetters',
);
