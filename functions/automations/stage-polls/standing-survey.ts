import { OVERTAKEN, untilNotOvertaken } from '#data/attempts.ts';
import { ConditionFailed } from '#data/conditions.ts';
import { uuidOfName } from '#core/uuid.ts';
import type { Vault } from '#core/clients/vault.ts';
import type { Opened } from '#data/open-repositories.ts';
import { createAudiences } from '#functions/runs/repositories/audiences.ts';
import { ballotsOfSurvey } from '#functions/runs/make-ballots.ts';
import { createResults } from '#functions/runs/repositories/results.ts';
import { createRuns } from '#functions/runs/repositories/runs.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import { runOf } from '#functions/surveys/publication.ts';
import { readQuestions } from '#functions/surveys/questions.ts';
import { createSurveys, type Survey } from '#functions/surveys/repositories/surveys.ts';
import type { Governed } from '#functions/subscriptions/plan.ts';
import { translationsFromBank } from '#functions/translations/bank.ts';
import { createTranslations } from '#functions/translations/repositories/translations.ts';
import { settleLanguages } from '#functions/translations/settle-languages.ts';
import { UNTRANSLATED } from '#functions/translations/spoken.ts';
import { POLL_LANGUAGES } from '#shared/rules/poll-languages.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { stagePoll, type PollStage } from '#shared/rules/stage-polls.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { inLanguage } from '#shared/text/current.ts';
import { NotDone } from '../not-done.ts';
import { say } from '../said.ts';
import { createStagePolls, type StagePolls, type StageSurvey } from '../repositories/stage-polls.ts';

/** What asking at a stage uses of the table. */
export const repositories = {
  audiences: createAudiences,
  results: createResults,
  runs: createRuns,
  stagePolls: createStagePolls,
  surveys: createSurveys,
  translations: createTranslations,
};

/** Where, by which plan and when somebody is asked. */
export interface AskContext {
  readonly repos: Opened<typeof repositories>;
  readonly workspace: Governed['workspace'];
  readonly plan: Governed['plan'];
  readonly now: Date;
  readonly newId: () => string;
  readonly vault: () => Vault;
}

/** The survey of a stage while it takes answers, as it was read. */
export interface Standing {
  readonly known: StagePolls;
  readonly noted: StageSurvey;
  readonly survey: Survey;
  readonly run: Run;
}

/** Who is asked at a stage, and how. */
export interface Asking {
  readonly stage: PollStage;
  /** Which members; those whom the survey asks already, or one before it did, are left out. Null where nobody is to be asked. */
  readonly members: (noted: StageSurvey | null) => Promise<readonly string[] | null>;
  /** Asks by the survey that is open; false where something has changed meanwhile. */
  readonly besides: (standing: Standing, userIds: readonly string[]) => Promise<boolean>;
}

/** What an asking was prepared from may change until it is written: it is prepared anew so many times. */
const ATTEMPTS = 6;
/** People a survey names: with more a new one begins. */
const ASKED_MAX = 500;
/** Within the week in which somebody may be asked late there are hardly more. */
const REMEMBERED = 5;
const YEAR_LENGTH = '2026'.length;

/**
 * Asks by the survey of a stage; how many members. All whom a stage asks are asked by one survey that stays open, whose
 * answers come into sight in steps of at least five: whoever was asked last is not the one whose answer is seen. A new
 * one begins with a new year, once something of the old one is shown.
 */
export async function askAtStage(asking: Asking, context: AskContext): Promise<number> {
  const { repos, workspace } = context;
  const attempt = async () => {
    const known = await repos.stagePolls.find(workspace.id);
    return known ? ((await tryToAsk(asking, known, context)) ?? OVERTAKEN) : 0;
  };
  return untilNotOvertaken('The survey of a stage', attempt, ATTEMPTS);
}

/** Null where something has changed meanwhile, or the survey has been opened for those who come to it by a letter. */
async function tryToAsk(asking: Asking, known: StagePolls, context: AskContext): Promise<number | null> {
  const { repos, workspace, now } = context;
  const { stage } = asking;
  const noted = known.surveys[stage] ?? null;
  const place = noted && { workspaceId: workspace.id, ...noted };
  const [survey, run] = place
    ? await Promise.all([repos.surveys.findConsistent(place), repos.runs.findConsistent(place.id)])
    : [null, null];
  const userIds = await asking.members(noted);
  if (userIds === null) return 0;
  if (noted !== null && !noted.opened) {
    if (survey === null || survey.status === 'DRAFT') return publish(stage, noted, survey, userIds, known, context);
    // It was published, and that was not noted any more.
    await repos.stagePolls.noteSurvey(workspace.id, known, stage, { ...noted, opened: true });
    return null;
  }
  const standing =
    noted && survey?.status === 'PUBLISHED' && run !== null && isOpen(run, now) ? { known, noted, survey, run } : null;
  if (standing && !(await isOver(standing, userIds.length, context))) {
    return (await asking.besides(standing, userIds)) ? userIds.length : null;
  }
  // Nobody is asked by two at once: the one before ends first.
  if (standing && !(await repos.runs.close(standing.run, context.newId(), now, workspace.memberCount))) return null;
  const before = noted ? [...noted.before, noted.id].slice(-REMEMBERED) : [];
  const next = { id: context.newId(), createdAt: now.toISOString(), opened: false, before };
  await repos.stagePolls.noteSurvey(workspace.id, known, stage, next);
  return null;
}

/** A year is over of which something is shown, or nobody more can be named. */
async function isOver({ survey, run }: Standing, more: number, { repos, now }: AskContext): Promise<boolean> {
  if (survey.selectedUsers.length + more > ASKED_MAX) return true;
  const yearOf = (moment: Date) => moscowDay(moment).slice(0, YEAR_LENGTH);
  if (yearOf(new Date(survey.publishedAt ?? survey.createdAt)) === yearOf(now)) return false;
  const [shown] = await repos.results.shown([run]);
  return shown!.counts.responses >= SMALLEST_GROUP;
}

/** Opens the survey that is noted for a stage; one that was begun and broken off goes on. */
async function publish(
  stage: PollStage,
  noted: StageSurvey,
  found: Survey | null,
  userIds: readonly string[],
  known: StagePolls,
  context: AskContext,
): Promise<number | null> {
  const { repos, workspace, plan, now, newId } = context;
  const draft = found ?? draftOf(stage, noted, context);
  if (found === null) {
    const owner = { id: workspace.ownerId, limit: plan.limits.pollsPerMonth };
    const outcome = await repos.surveys.create(draft, owner, translationsFromBank(draft)).catch(unlessFaster);
    if (outcome === null) return null;
    if (outcome === 'gone') return 0;
    if (outcome === 'limit') throw new NotDone(say('planLimit', { plan: plan.id, limit: 'pollsPerMonth' }));
  }
  const asked: Survey = {
    ...draft,
    status: 'PUBLISHED',
    publishedAt: now.toISOString(),
    publishedTitle: draft.title,
    updatedAt: now.toISOString(),
    selectedUsers: userIds,
    invited: userIds.length,
    version: draft.version + 1,
  };
  const { languages, translations } = await settleLanguages(asked, workspace, repos, { refusing: false });
  const run = { ...runOf(asked, workspace.name, { members: userIds.length, contacts: null }, now), languages };
  const ballots = await ballotsOfSurvey(run, {}, context.vault());
  const published = { ...asked, ...(ballots && { fingerprint: ballots.ballots.fingerprint }) };
  const opening = {
    asked: { invited: userIds.length, userIds, contacts: null, contactTeams: [], teams: [] },
    groups: {},
    noticeJobId: newId(),
    ballots,
    translations,
  };
  if (!(await repos.surveys.publish(draft, published, run, opening, now))) return null;
  await repos.stagePolls.noteSurvey(workspace.id, known, stage, { ...noted, opened: true });
  return userIds.length > 0 ? userIds.length : null;
}

/** The job may be done by two at once: the other has made it. */
function unlessFaster(error: unknown): null {
  if (error instanceof ConditionFailed) return null;
  throw error;
}

/**
 * Anonymous, compared by nothing, shown in steps from five on; its questions stand on one line with those of other years.
 * It is the bank's word for word, so it is asked in every language that the bank has.
 * Whoever has left is no member: they answer by a public link, which stands in their letter and nowhere else.
 */
function draftOf(stage: PollStage, { id, createdAt }: StageSurvey, { workspace, newId, now }: AskContext): Survey {
  const { title, goal, questions } = inLanguage(workspace.language, () => stagePoll(stage));
  const nameOf = (part: string | number) => uuidOfName(`stage-poll/${workspace.id}/${stage}/${part}`);
  const given = questions.map(({ text, type, scale, direction, theme, section, required, options }, index) => ({
    text,
    type,
    scale,
    direction,
    theme,
    section,
    required,
    options: [...options],
    show_if: null,
    origin_id: nameOf(index),
  }));
  return {
    id,
    workspaceId: workspace.id,
    title,
    pollType: 'PULSE',
    createdBy: workspace.ownerId,
    goal,
    respondentType: 'USERS',
    selectedRoles: [],
    selectedUsers: [],
    ...(stage === 'left'
      ? { allowUnauthenticated: true, linkByLetter: true, channels: [] }
      : { allowUnauthenticated: false, channels: ['mail'] }),
    isAnonymous: true,
    deadline: null,
    publicToken: null,
    customPath: null,
    status: 'DRAFT',
    createdAt,
    updatedAt: createdAt,
    publishedAt: null,
    publishedTitle: null,
    completedAt: null,
    ...UNTRANSLATED,
    language: workspace.language,
    languages: POLL_LANGUAGES.filter((language) => language !== workspace.language),
    questions: readQuestions(given, { newId, now }),
    smallestGroup: SMALLEST_GROUP,
    dimensions: [],
    resultsVisibility: 'from_5',
    reminders: false,
    seriesId: nameOf('series'),
    invited: null,
    notice: null,
    version: 1,
  };
}
