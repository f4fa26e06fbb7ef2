import type { OperationContext } from '#core/http/operation.ts';
import type { Translation } from '#shared/models/translation.ts';
import { DEFAULT_LANGUAGE } from '#shared/rules/languages.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import type { Run } from './repositories/run.ts';

interface Spoken {
  readonly language: PollLanguage;
  readonly languages: PollLanguage[];
  readonly translation: Translation | null;
}

/** In which languages a run is answered, its own first; those opened before there were any speak that of the product. */
export function languagesOf({ languages }: Pick<Run, 'languages'>): [PollLanguage, ...PollLanguage[]] {
  const [own = DEFAULT_LANGUAGE, ...others] = languages;
  return [own, ...others];
}

/**
 * In which languages a run is answered, and what it says in the first of the wanted ones that it has: one more read where
 * that is not its own. Nobody notes which it was: among few who read a language, an answer in it would have a face.
 */
export async function spokenTo(
  run: Pick<Run, 'id' | 'languages'>,
  wanted: readonly PollLanguage[],
  { repos }: Pick<OperationContext<'runTexts'>, 'repos'>,
): Promise<Spoken> {
  const languages = languagesOf(run);
  const [own] = languages;
  const language = wanted.find((one) => languages.includes(one)) ?? own;
  const translation = language === own ? null : await repos.runTexts.find(run.id, language);
  return { language: own, languages, translation };
}
