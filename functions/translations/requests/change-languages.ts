import { conflict, invalid, notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import type { LanguageTexts, Translations } from '#shared/models/translations.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import type { OnHoles } from '#shared/rules/text-places.ts';
import { translationsErrors } from '#text/translations/errors.ts';
import { fromBank } from '../bank.ts';
import { placesOf } from '../places.ts';
import { presentLanguage, presentTranslations } from '../present.ts';
import { ownLanguage } from '../spoken.ts';
import type { Translated } from '../subject.ts';
import { withTexts, type GivenText } from './with-texts.ts';

type Context = OperationContext<'members' | 'plans' | 'translations' | 'workspaces'> & { readonly workspaceId: string };

/** Reads the languages of a poll or a survey, and what it says in them. */
export async function readTranslations(subject: Translated, context: Context): Promise<Translations> {
  const workspace = (await context.repos.workspaces.find(context.workspaceId)) ?? notFound('workspace');
  return presentTranslations(subject, workspace, context);
}

/**
 * Adds a language, with what the bank of questions says in it; from then on the own one is written down, whatever becomes
 * of that of the workspace.
 */
export async function addLanguage(
  subject: Translated,
  language: PollLanguage,
  context: Context,
): Promise<Translations> {
  const { workspace } = await requireWritable(context);
  requireEditable(subject);
  const own = ownLanguage(subject, workspace);
  if (language === own || subject.languages.includes(language)) conflict(translationsErrors.thereAlready);
  const texts = fromBank(placesOf(subject), { own, language });
  if (!(await context.repos.translations.add(subject, language, own, texts))) translationsChanged();
  return presentTranslations(
    { ...subject, language: own, languages: [...subject.languages, language] },
    workspace,
    context,
  );
}

/** Removes a language with all that is said in it; a second time nothing happens. It is open to whoever can only read. */
export async function removeLanguage(subject: Translated, language: PollLanguage, { repos }: Context): Promise<void> {
  requireEditable(subject);
  if (!subject.languages.includes(language)) return;
  if (!(await repos.translations.remove(subject, language))) translationsChanged();
}

/** Another own language, or what becomes of a launch with holes. */
export async function setLanguages(
  subject: Translated,
  {
    language = subject.language ?? undefined,
    on_holes: onHoles = subject.onHoles,
  }: { language?: PollLanguage | undefined; on_holes?: OnHoles | undefined },
  context: Context,
): Promise<Translations> {
  const { workspace } = await requireWritable(context);
  requireEditable(subject);
  if (language !== undefined && subject.languages.includes(language)) conflict(translationsErrors.translatedInto);
  const change = { language: language ?? null, onHoles };
  if (!(await context.repos.translations.settle(subject, change))) translationsChanged();
  return presentTranslations({ ...subject, ...change }, workspace, context);
}

/**
 * Keeps texts of some places as checked by whoever sends them. A change that was made from another version is refused
 * whole, so that nothing of somebody else is lost.
 */
export async function saveTexts(
  subject: Translated,
  language: PollLanguage,
  { version, texts }: { readonly version: number; readonly texts: readonly GivenText[] },
  context: Context & { readonly actor: { readonly userId: string } },
): Promise<LanguageTexts> {
  await requireWritable(context);
  requireEditable(subject);
  const stored = (await context.repos.translations.find(subject.id, language)) ?? notFound('translation');
  if (stored.version !== version) translationsChanged();
  const places = placesOf(subject);
  const read = withTexts(places, stored, texts, context.actor.userId);
  if ('issues' in read) invalid(read.issues);
  const saved = await context.repos.translations.save(subject.id, stored, { texts: read.texts });
  return presentLanguage(saved ?? translationsChanged(), places, context);
}

function requireEditable({ editable }: Translated): void {
  if (!editable) conflict(translationsErrors.surveySettled);
}

/** 409: somebody changed languages or texts between reading and writing them. */
function translationsChanged(): never {
  conflict(translationsErrors.changed);
}
