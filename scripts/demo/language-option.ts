import { resolve } from 'node:path';
import { ROOT } from '#scripts/local/build.ts';
import { DEFAULT_LANGUAGE, languageOf, LANGUAGES, type Language } from '#shared/rules/languages.ts';

/** The language that `--language` names; undefined where it was left out. */
export function languageNamed(code: string | undefined): Language | undefined {
  const language = languageOf(code);
  if (code === undefined || language !== null) return language ?? undefined;
  throw new Error(`--language wants one of ${LANGUAGES.join(', ')}, not «${code}»`);
}

/** Where the files lie that the site of a language publishes as they are. */
export function publicFolderOf(language: Language): string {
  return resolve(ROOT, language === DEFAULT_LANGUAGE ? 'web/public' : `web/public-${language}`);
}
