import { notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { requireWritable, refuseMore } from '#functions/subscriptions/plan.ts';
import type { Poll as StoredPoll } from './repositories/polls.ts';
import { UNTRANSLATED, type Spoken } from '#functions/translations/spoken.ts';
import { carriedOver } from '#functions/translations/texts.ts';
import type { Write } from '#data/writes.ts';
import type { Poll } from '#shared/models/poll.ts';
import { presentPoll } from './present.ts';
import { newQuestions, type QuestionContent } from './questions.ts';

/** What a poll asks and how: all of it but which poll it is and what became of it. */
type Content = Omit<
  StoredPoll,
  | 'id'
  | 'workspaceId'
  | 'questions'
  | 'createdAt'
  | 'updatedAt'
  | 'version'
  | 'openings'
  | 'lastOpenedAt'
  | 'archivedAt'
  | 'schedule'
  | 'scheduleVersion'
  | 'past'
  | 'importedBy'
  | keyof Spoken
> & {
  /** In order. */
  readonly questions: readonly QuestionContent[];
};

/** What comes with a poll that was held elsewhere: what is kept of where it is from, and what is written with it. */
export interface Brought {
  readonly of: Pick<StoredPoll, 'past' | 'importedBy' | 'lastOpenedAt'>;
  readonly writes: (poll: StoredPoll, workspaceName: string) => Promise<readonly Write[]>;
}

/** A new poll of a workspace, as far as its owner's plan allows one; its questions are new ones too. A copy says the same in other languages. */
export async function addPoll(
  context: OperationContext<'plans' | 'polls' | 'translations' | 'workspaces'> & { readonly workspaceId: string },
  content: Content,
  original: StoredPoll | null = null,
  brought: Brought | null = null,
): Promise<Poll> {
  const { repos, now, newId, workspaceId } = context;
  const { workspace, plan } = await requireWritable(context);
  const questions = newQuestions(content.questions, newId);
  const at = now.toISOString();
  const own = {
    id: newId(),
    workspaceId,
    createdAt: at,
    updatedAt: at,
    version: 1,
    openings: 0,
    lastOpenedAt: null,
    archivedAt: null,
    schedule: null,
    scheduleVersion: 0,
  };
  const { languages, onHoles } = original ?? UNTRANSLATED;
  const spoken = { language: original?.language ?? workspace.language, languages, onHoles, languagesVersion: 0 };
  const poll: StoredPoll = {
    title: content.title,
    pollType: content.pollType,
    isAnonymous: content.isAnonymous,
    allowAnonymousLink: content.allowAnonymousLink,
    ...own,
    ...spoken,
    questions,
    ...brought?.of,
  };
  const texts = await repos.translations.of(original?.id ?? poll.id, languages);
  const translations = carriedOver(texts, original?.questions ?? [], questions);
  const outcome = await repos.polls.create(
    poll,
    { id: workspace.ownerId, limit: plan.limits.pollsPerMonth },
    translations,
    await brought?.writes(poll, workspace.name),
  );
  if (outcome === 'gone') notFound('workspace');
  if (outcome === 'limit') refuseMore(plan, 'pollsPerMonth');
  return presentPoll(poll);
}
