import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { LANGUAGES, type Language } from '../rules/languages.ts';
import { siteLanguageFor, type PollLanguage } from '../rules/poll-languages.ts';
import type { InEach } from './said.ts';

/*
 * The catalogues as functions read them (of-functions.ts names them). A page speaks one language and is
 * built with it; a function speaks that of whoever asks. The catalogues are files beside this one, and beside the bundle
 * (scripts/build/functions.ts): a function starts without them and reads one with the first sentence it says of it.
 */

const spoken = new AsyncLocalStorage<PollLanguage>();
let usual: Language | undefined;
const load = createRequire(import.meta.filename);
const EXTENSION = extname(import.meta.filename);

/** Does something in the language of whom it is for; in one that polls alone speak, only what respondents are told is in it. */
export function inLanguage<Result>(language: PollLanguage, work: () => Result): Result {
  return spoken.run(language, work);
}

/** Words in each language, for what is kept and read by anybody. */
export function inEach<Words>(words: () => Words): InEach<Words> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(language, words)])) as InEach<Words>;
}

/** Something of what was told in each language. */
export function mapEach<Told, Words>(told: InEach<Told>, of: (told: Told) => Words): InEach<Words> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(told[language])])) as InEach<Words>;
}

/** Says in which language everything is done that is for nobody in particular: of a script, of a test. */
export function speakUsually(language: Language): void {
  usual = language;
}

/** The language of what is being done. Throws where none was said: a sentence kept from then on would be in it for everybody. */
export function languageNow(): Language {
  return siteLanguageFor(spokenNow());
}

function spokenNow(): PollLanguage {
  const language = spoken.getStore() ?? usual;
  if (language === undefined) throw new Error('A sentence was asked for before it was known in which language');
  return language;
}

/** A catalogue in a language that is named, whichever is spoken now: what respondents read of it, some need in several. */
export function catalogueOf<Texts>(language: PollLanguage, file: string, name: string): Texts {
  return (load(`./${language}/${file}${EXTENSION}`) as Record<string, Texts>)[name]!;
}

/** A catalogue, each time it is looked into that of the language of now. `file` lies in the folder of each language. */
export function current<Texts extends object>(file: string, name: string): Texts {
  return lookingInto(file, name, languageNow);
}

/** What functions say to respondents, in all languages of polls: these files lie in the folders of the five as well. */
export const TO_RESPONDENTS = ['notifications/letter-frame', 'runs/letters', 'runs/messages'] as const;

/** The same of what respondents are told. */
export function currentToRespondents<Texts extends object>(file: (typeof TO_RESPONDENTS)[number], name: string): Texts {
  return lookingInto(file, name, spokenNow);
}

function lookingInto<Texts extends object>(file: string, name: string, language: () => PollLanguage): Texts {
  const texts = (): Texts => catalogueOf(language(), file, name);
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
