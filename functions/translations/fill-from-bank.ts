import type { Repositories } from '#data/repositories.ts';
import { fromBank } from './bank.ts';
import { placesOf, type Sayings } from './places.ts';
import type { Spoken } from './spoken.ts';
import { keptAt } from './texts.ts';

/**
 * Has a poll say what the bank says of questions that came after its languages. It is done beside the change that
 * brought them: where somebody translates at the same moment theirs stands, and the next change does the rest.
 */
export async function fillFromBank(
  subject: Spoken & Sayings & { readonly id: string },
  { translations }: Pick<Repositories, 'translations'>,
): Promise<void> {
  const own = subject.language;
  // Whoever has added a language has settled which is the own one.
  if (own === null || subject.languages.length === 0) return;
  const places = placesOf(subject);
  for (const stored of await translations.of(subject.id, subject.languages)) {
    const missing = new Set(places.filter((at) => keptAt(at, stored) === undefined).map(({ where }) => where));
    const known = missing.size === 0 ? {} : fromBank(places, { own, language: stored.language });
    const more = Object.entries(known).filter(([where]) => missing.has(where));
    if (more.length === 0) continue;
    await translations.save(subject.id, stored, { texts: { ...stored.texts, ...Object.fromEntries(more) } });
  }
}
