import * as z from 'zod/mini';
import { OVERTAKEN, untilNotOvertaken } from '#data/attempts.ts';
import { say } from '#core/clients/connection-problems.ts';
import { askAi } from '#functions/integrations/ask-ai.ts';
import { createIntegrations } from '#functions/integrations/repositories/integrations.ts';
import { createProviderSlots } from '#functions/integrations/repositories/provider-slots.ts';
import { defineJob, type JobContext } from '#functions/jobs/define-job.ts';
import { createPolls } from '#functions/polls/repositories/polls.ts';
import { createSurveys } from '#functions/surveys/repositories/surveys.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import { Id } from '#shared/models/common.ts';
import { PollLanguage } from '#shared/models/translation.ts';
import type { Words } from '#shared/text/said.ts';
import { fromBank } from '../bank.ts';
import { hashOfText, placesOf, type Place } from '../places.ts';
import { createTranslations, type StoredTranslation, type TranslatedText } from '../repositories/translations.ts';
import { twinsOf, mistakeIn } from '../requests/with-texts.ts';
import { ownLanguage } from '../spoken.ts';
import { ofPoll, ofSurvey, type Translated } from '../subject.ts';
import { keptAt } from '../texts.ts';
import { batchesOf, questionFor } from './draft-prompt.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';

const payload = z.object({
  workspaceId: Id,
  subject: z.object({ kind: z.enum(['poll', 'survey']), id: Id, createdAt: z.string() }),
  language: PollLanguage,
  jobId: Id,
});
type Payload = z.infer<typeof payload>;
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'draft-translation': Payload;
  }
}

const repositories = {
  integrations: createIntegrations,
  polls: createPolls,
  providerSlots: createProviderSlots,
  surveys: createSurveys,
  translations: createTranslations,
  workspaces: createWorkspaces,
};
type Context = JobContext<typeof repositories>;

/** The function ends after 300 s: what the model has not said by then is not waited for. */
const MODEL_MILLISECONDS = 240_000;

/**
 * Has the model of a workspace draft what is missing in a language and in the bank. It is given texts of the poll and
 * nothing else, above all no answer. What it says is kept as drafts, where nobody has written meanwhile; no respondent sees one before
 * somebody has looked at it. An execution that broke off is not paid for again: the drafts it kept stay, and the next
 * request asks for the rest.
 */
export const draftTranslation = defineJob({
  kind: 'draft-translation',
  payload,
  repositories,
  async run(job, context) {
    const { repos, now } = context;
    const { language, jobId } = job;
    const stored = await repos.translations.find(job.subject.id, language);
    if (stored?.drafting?.jobId !== jobId) return;
    if (stored.drafting.begun) return end(job, say('silent', { whom: 'gigachat' }), context);
    const [subject, workspace, access] = await Promise.all([
      subjectOf(job, context),
      repos.workspaces.findConsistent(job.workspaceId),
      repos.integrations.findAi(job.workspaceId),
    ]);
    if (!subject || !workspace || !access) return end(job, null, context);
    if (!(await repos.translations.save(subject.id, stored, { drafting: { ...stored.drafting, begun: true } }))) {
      throw new Error('The translation changed at this moment; the drafts are begun again');
    }
    const until = new Date(now.getTime() + MODEL_MILLISECONDS);
    const from = ownLanguage(subject, workspace);
    const places = placesOf(subject);
    const ai = { ...context.ai(), repos, workspaceId: job.workspaceId, newId: context.newId };
    const missing = places.filter((at) => keptAt(at, stored) === undefined);
    const known = fromBank(places, { own: from, language });
    await keepBank(job, missing, known, context);
    for (const batch of batchesOf(missing.filter(({ where }) => known[where] === undefined))) {
      const outcome = await askAi(ai, access, { ...questionFor(batch, { from, to: language }), until });
      if (!outcome.ok) return end(job, outcome.problem.detail, context);
      const said = new Map(outcome.value.texts.map(({ id, text }) => [id, text.trim()]));
      await keep(job, places, new Map(batch.map((at, index) => [at.where, said.get(`t${index + 1}`) ?? ''])), context);
    }
    await end(job, null, context);
  },
});

async function subjectOf({ workspaceId, subject }: Payload, { repos }: Context): Promise<Translated | null> {
  const { kind, id, createdAt } = subject;
  if (kind === 'poll') {
    const poll = await repos.polls.findConsistent(workspaceId, createdAt, id);
    return poll && ofPoll(poll);
  }
  const survey = await repos.surveys.findConsistent({ workspaceId, createdAt, id });
  return survey && ofSurvey(survey);
}

/** Keeps what the bank of questions says of what is missing, such as of a question that was taken from it later. */
async function keepBank(
  job: Payload,
  missing: readonly Place[],
  known: Readonly<Record<string, TranslatedText>>,
  context: Context,
): Promise<void> {
  if (missing.every(({ where }) => known[where] === undefined)) return;
  await change(job, context, ({ texts }) => {
    const still = missing.filter((at) => keptAt(at, { texts }) === undefined);
    const more = still.flatMap(({ where }) => (known[where] ? [[where, known[where]] as const] : []));
    return { texts: { ...texts, ...Object.fromEntries(more) } };
  });
}

/** Keeps drafts of what is still missing; one that could not stand there is left out. */
function keep(job: Payload, places: readonly Place[], drafts: ReadonlyMap<string, string>, context: Context) {
  return change(job, context, (stored) => {
    const texts: Record<string, TranslatedText> = { ...stored.texts };
    const shown = (at: Place): string => texts[at.where]?.text ?? at.text;
    for (const at of places) {
      const text = drafts.get(at.where) ?? '';
      if (keptAt(at, { texts }) !== undefined || !hasVisibleText(text) || mistakeIn(text, at) !== null) continue;
      if (twinsOf(at, places).some((other) => shown(other) === text)) continue;
      texts[at.where] = { text, state: 'draft', by: null, of: hashOfText(at.text) };
    }
    return { texts };
  });
}

function end(job: Payload, problem: Words | null, context: Context) {
  return change(job, context, () => ({ drafting: null, problem }));
}

/** Changes a translation whatever somebody writes into it at the same time. */
async function change(
  { subject, language, jobId }: Payload,
  { repos }: Context,
  changed: (stored: StoredTranslation) => Parameters<Context['repos']['translations']['save']>[2],
): Promise<void> {
  await untilNotOvertaken('The translation', async () => {
    const stored = await repos.translations.find(subject.id, language);
    // Taken away, or begun anew by another request.
    if (stored?.drafting?.jobId !== jobId) return null;
    return (await repos.translations.save(subject.id, stored, changed(stored))) ?? OVERTAKEN;
  });
}
