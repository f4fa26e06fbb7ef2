import { problemInWords } from '#core/clients/connection-problems.ts';
import type { OperationContext } from '#core/http/operation.ts';
import type { LanguageTexts, Translations } from '#shared/models/translations.ts';
import type { Language } from '#shared/rules/languages.ts';
import { LONGEST, placesOf, type Place } from './places.ts';
import type { StoredTranslation } from './repositories/translations.ts';
import { ownLanguage } from './spoken.ts';
import type { Translated } from './subject.ts';
import { isHole, keptAt, stateOf, type TextState } from './texts.ts';

type Context = Pick<OperationContext<'members'>, 'repos' | 'now'> & { readonly workspaceId: string };

/** Drafts that have not come by then never will: the job was lost. */
const DRAFTING_MILLISECONDS = 10 * 60_000;

/** The languages of a poll or a survey in the words of the API. */
export async function presentTranslations(
  subject: Translated,
  workspace: { readonly language: Language },
  context: Context & Pick<OperationContext<'translations'>, 'repos'>,
): Promise<Translations> {
  const places = placesOf(subject);
  const stored = await context.repos.translations.of(subject.id, subject.languages);
  return {
    language: ownLanguage(subject, workspace),
    on_holes: subject.onHoles,
    editable: subject.editable,
    places: places.map(({ where, kind, text, question }) => ({
      place: where,
      kind,
      question: question?.number ?? null,
      question_type: question?.kind ?? null,
      text,
      max_length: LONGEST[kind],
    })),
    translations: await Promise.all(stored.map((one) => presentLanguage(one, places, context))),
  };
}

/** One of them. */
export async function presentLanguage(
  stored: StoredTranslation,
  places: readonly Place[],
  { repos, workspaceId, now }: Context,
): Promise<LanguageTexts> {
  const checkers = new Set(Object.values(stored.texts).flatMap(({ by }) => by ?? []));
  const members = checkers.size === 0 ? [] : await repos.members.named(workspaceId, [...checkers]);
  const names = new Map(members.map(({ userId, firstName, lastName }) => [userId, `${firstName} ${lastName}`.trim()]));
  const texts = places.flatMap((at) => {
    const kept = keptAt(at, stored);
    if (kept === undefined) return [];
    const state = stateOf(at, stored) as Exclude<TextState, 'missing'>;
    return [[at.where, { text: kept.text, state, checked_by: names.get(kept.by ?? '') ?? null }] as const];
  });
  return {
    language: stored.language,
    version: stored.version,
    texts: Object.fromEntries(texts),
    holes: places.filter((at) => isHole(at, stored)).length,
    drafting: isDrafting(stored, now),
    draft_problem: stored.problem && problemInWords(stored.problem),
  };
}

/** Whether drafts of a language are being made. */
export function isDrafting({ drafting }: Pick<StoredTranslation, 'drafting'>, now: Date): boolean {
  return drafting !== null && now.getTime() - Date.parse(drafting.since) < DRAFTING_MILLISECONDS;
}
