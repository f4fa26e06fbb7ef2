import { AppError } from '#core/http/errors.ts';
import type { Repositories } from '#data/repositories.ts';
import { UNSAID, type RunTexts } from '#functions/runs/repositories/run-texts.ts';
import type { Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { translationsErrors } from '#text/translations/errors.ts';
import { placesOf, type Sayings } from './places.ts';
import type { StoredTranslation } from './repositories/translations.ts';
import { ownLanguage, type Spoken } from './spoken.ts';
import { isHole, shownTexts } from './texts.ts';

/** So many texts of a language are missing. */
export interface Holes {
  readonly language: PollLanguage;
  readonly holes: number;
}

type Asked = Spoken & Sayings & { readonly id: string };

/**
 * In which languages a run is answered and what it says in them, as its first opening settles it; a poll in one language
 * costs no read. A language of which nothing can be shown is none. With `refusing`, a hole is a 409 where the poll does
 * not say that such texts are shown in its own language; without, as where a schedule opens a run by itself, they are.
 */
export async function settleLanguages(
  asked: Asked,
  workspace: Pick<Workspace, 'language'>,
  repos: Pick<Repositories, 'translations'>,
  { refusing }: { readonly refusing: boolean },
): Promise<RunTexts> {
  const own = ownLanguage(asked, workspace);
  if (asked.languages.length === 0) return { ...UNSAID, languages: [own] };
  const stored = await repos.translations.of(asked.id, asked.languages);
  const missing = refusing && asked.onHoles === 'refuse' ? holesIn(asked, stored) : [];
  if (missing.length > 0) throw new AppError('texts_missing', translationsErrors.holes(missing));
  const translations = stored.map((one) => shownTexts(asked, one)).filter(({ texts }) => Object.keys(texts).length > 0);
  return { languages: [own, ...translations.map(({ language }) => language)], translations };
}

/** How many texts are missing in each language that misses some. */
export async function holesOf(asked: Asked, repos: Pick<Repositories, 'translations'>): Promise<Holes[]> {
  return holesIn(asked, await repos.translations.of(asked.id, asked.languages));
}

function holesIn(sayings: Sayings, stored: readonly StoredTranslation[]): Holes[] {
  const places = placesOf(sayings);
  return stored
    .map((one) => ({ language: one.language, holes: places.filter((at) => isHole(at, one)).length }))
    .filter(({ holes }) => holes > 0);
}
