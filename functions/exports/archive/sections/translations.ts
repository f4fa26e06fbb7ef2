import { placesOf, type Sayings } from '#functions/translations/places.ts';
import { ownLanguage, type Spoken } from '#functions/translations/spoken.ts';
import { keptAt, stateOf } from '#functions/translations/texts.ts';
import type { ArchiveSource } from '../archive-file.ts';

/** In which languages a poll or a survey is asked, and what it says in them: place by place, beside its own text. */
export async function languagesOf(
  asked: Spoken & Sayings & { readonly id: string },
  { repos, workspace, nameOf }: ArchiveSource,
) {
  const stored = await repos.translations.of(asked.id, asked.languages);
  return {
    language: ownLanguage(asked, workspace),
    on_missing_texts: asked.onHoles,
    translations: stored.map((translation) => ({
      language: translation.language,
      texts: placesOf(asked).map((at) => {
        const kept = keptAt(at, translation);
        const by = kept?.state === 'checked' ? nameOf(kept.by) : null;
        return { own: at.text, text: kept?.text ?? null, state: stateOf(at, translation), checked_by: by };
      }),
    })),
  };
}
