import { AppError, conflict, notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { requireFeature, requireWritable } from '#functions/subscriptions/plan.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { translationsErrors } from '#text/translations/errors.ts';
import { placesOf } from '../places.ts';
import { isDrafting } from '../present.ts';
import type { Translated } from '../subject.ts';
import { keptAt } from '../texts.ts';

type Context = OperationContext<'integrations' | 'plans' | 'translations' | 'workspaces'> & {
  readonly workspaceId: string;
};

/** Has a job ask the connected model for what is missing in a language; it says what to connect where none is. */
export async function requestDrafts(subject: Translated, language: PollLanguage, context: Context) {
  const { repos, workspaceId, now, newId } = context;
  await requireFeature(context, 'ai');
  await requireWritable(context);
  const stored = (await repos.translations.find(subject.id, language)) ?? notFound('translation');
  if (!subject.editable) conflict(translationsErrors.surveySettled);
  if (isDrafting(stored, now)) conflict(translationsErrors.draftingAlready);
  if (placesOf(subject).every((at) => keptAt(at, stored) !== undefined)) conflict(translationsErrors.nothingToDraft);
  if ((await repos.integrations.findAi(workspaceId)) === null) {
    throw new AppError('no_provider', translationsErrors.noProvider);
  }
  if (!(await repos.translations.draft(subject, stored, newId(), now))) conflict(translationsErrors.changed);
  return { language, drafting: true };
}
