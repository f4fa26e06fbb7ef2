import { notFound } from '#core/http/errors.ts';
import type { Loaded, OperationContext } from '#core/http/operation.ts';
import { refuseMore, requireWritable } from '#functions/subscriptions/plan.ts';
import type { Survey as StoredSurvey } from './repositories/surveys.ts';
import { UNTRANSLATED, type Spoken } from '#functions/translations/spoken.ts';
import type { Sayings } from '#functions/translations/places.ts';
import { carriedByText, carriedOver } from '#functions/translations/texts.ts';
import type { surveys } from '#shared/contract/surveys.ts';
import type { Survey } from '#shared/models/survey.ts';
import { presentOne } from './present.ts';
import type { repositories } from './operation.ts';

type Context = OperationContext<keyof typeof repositories> & Loaded<(typeof surveys)['createSurvey']>;

/** What a survey asks and how: all of it but which survey it is and what became of it. */
type Content = Omit<
  StoredSurvey,
  | 'id'
  | 'workspaceId'
  | 'createdBy'
  | 'publicToken'
  | 'customPath'
  | 'status'
  | 'createdAt'
  | 'updatedAt'
  | 'publishedAt'
  | 'publishedTitle'
  | 'completedAt'
  | 'seriesId'
  | 'invited'
  | 'notice'
  | 'version'
  | keyof Spoken
>;

/** What a new survey was made of: a survey it repeats, or a poll whose languages come along. */
interface Origin {
  readonly repeats?: StoredSurvey;
  readonly poll?: Spoken & Sayings & { readonly id: string };
}

/** A new draft, as far as the plan of the workspace's owner allows one; it begins a series unless it repeats another, in whose languages it is asked, too. */
export async function addSurvey(context: Context, content: Content, { repeats, poll }: Origin = {}): Promise<Survey> {
  const { repos, workspaceId, actor, now, newId } = context;
  const { workspace, plan } = await requireWritable(context);
  const origin = repeats ?? poll;
  const { languages, onHoles } = origin ?? UNTRANSLATED;
  const texts = origin ? await repos.translations.of(origin.id, languages) : [];
  const translations = poll
    ? carriedByText(texts, poll, content)
    : carriedOver(texts, repeats?.questions ?? [], content.questions);
  const id = newId();
  const at = now.toISOString();
  const survey: StoredSurvey = {
    ...content,
    id,
    workspaceId,
    createdBy: actor.userId,
    publicToken: null,
    customPath: null,
    status: 'DRAFT',
    createdAt: at,
    updatedAt: at,
    publishedAt: null,
    publishedTitle: null,
    completedAt: null,
    seriesId: repeats?.seriesId ?? id,
    language: origin?.language ?? workspace.language,
    languages,
    onHoles,
    languagesVersion: 0,
    invited: null,
    notice: null,
    version: 1,
  };
  const outcome = await repos.surveys.create(
    survey,
    { id: workspace.ownerId, limit: plan.limits.pollsPerMonth },
    translations,
  );
  if (outcome === 'gone') notFound('workspace');
  if (outcome === 'limit') refuseMore(plan, 'pollsPerMonth');
  return presentOne(survey, context);
}
