import { place } from '#shared/rules/text-places.ts';
import { prefixOf } from '#shared/rules/languages.ts';
import { siteLanguageFor, type PollLanguage } from '#shared/rules/poll-languages.ts';
import type { Opened } from '#data/open-repositories.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { createRunTexts } from './repositories/run-texts.ts';
import type { Run } from './repositories/run.ts';
import { takePathOf } from './run-path.ts';
import { languagesOf } from './spoken-to.ts';

type Spoken = Pick<Run, 'languages'>;

/** In which language somebody is told of a run: in the one they read where it is answered in that, else in its own. */
export function messageLanguage(reads: PollLanguage, [own, ...others]: readonly PollLanguage[]): PollLanguage {
  return own === undefined || others.includes(reads) ? reads : own;
}

/** The same of a member: in that of their profile where they have chosen none for polls. */
export function memberLanguage(
  { language, telling }: Pick<Member, 'language'> & { readonly telling: Pick<Member['telling'], 'language'> },
  run: Spoken,
): PollLanguage {
  return telling.language === null ? language : messageLanguage(telling.language, run.languages);
}

/** The languages a member reads, best first: those that are asked for, the one chosen for polls, that of their profile. */
export function wantedBy(
  { language, telling }: Pick<Member, 'language' | 'telling'>,
  asked: readonly PollLanguage[],
): PollLanguage[] {
  return [...asked, ...(telling.language === null ? [] : [telling.language]), language];
}

/** The language that a link in a message says, for its page to open in it; none where there is no other. */
export function langOfLink(language: PollLanguage, languages: readonly PollLanguage[]): PollLanguage | undefined {
  return languages.length > 1 ? language : undefined;
}

/** Where a member answers a run whom a message in this language asks. */
export function takeLinkOf(run: Pick<Run, 'kind' | 'pollId' | 'languages'>, language: PollLanguage): string {
  return prefixOf(siteLanguageFor(language)) + takePathOf(run, langOfLink(language, run.languages));
}

/** What a run is called in each of these languages; one that nobody has translated has its own title. */
export async function titlesOf(
  { id, title, languages }: Pick<Run, 'id' | 'title' | 'languages'>,
  wanted: Iterable<PollLanguage>,
  { runTexts }: Opened<{ runTexts: typeof createRunTexts }>,
): Promise<(language: PollLanguage) => string> {
  const [, ...others] = languages;
  const known = await Promise.all(
    [...new Set(wanted)]
      .filter((language) => others.includes(language))
      .map(async (language) => [language, await runTexts.find(id, language)] as const),
  );
  const titles = new Map(known.map(([language, found]) => [language, found?.texts[place.title]]));
  return (language) => titles.get(language) ?? title;
}

/** What a run that was opened is called in each language it is answered in, its own first. */
export async function titlesInAll(
  run: Run,
  repos: Opened<{ runTexts: typeof createRunTexts }>,
): Promise<{ language: PollLanguage; title: string }[]> {
  const languages = languagesOf(run);
  const titleIn = await titlesOf(run, languages, repos);
  return languages.map((language) => ({ language, title: titleIn(language) }));
}
