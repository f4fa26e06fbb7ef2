import { isDeepStrictEqual } from 'node:util';
import { notFound, planLimit } from '#core/http/errors.ts';
import type { Loaded, OperationContext } from '#core/http/operation.ts';
import { findGoverned } from '#functions/subscriptions/plan.ts';
import { requireFuture } from '#core/require-future.ts';
import type { BallotClients } from '#functions/runs/ballot-clients.ts';
import { ballotsOfSurvey } from '#functions/runs/make-ballots.ts';
import { contactTeamsOf } from '#functions/runs/asked-contacts.ts';
import type { Survey } from '../repositories/surveys.ts';
import { fillFromBank } from '#functions/translations/fill-from-bank.ts';
import { settleLanguages } from '#functions/translations/settle-languages.ts';
import type { Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import type { surveys } from '#shared/contract/surveys.ts';
import type { Input } from '#shared/contract/route.ts';
import { canBecome, mayChange } from '#shared/rules/surveys.ts';
import { noSuchStep, settled, surveyChanged } from '../conflicts.ts';
import { presentOne } from '../present.ts';
import { groupsOfRespondents, peopleOf, requireEnough, respondentsOf, runOf, visibilityOf } from '../publication.ts';
import { readQuestions } from '../questions.ts';
import { presentSettings, readSettings, type GivenSettings } from '../settings.ts';
import type { repositories, SurveysOperation } from '../operation.ts';

type Context = OperationContext<keyof typeof repositories> & BallotClients & Loaded<(typeof surveys)['updateSurvey']>;
type Given = Omit<Input<(typeof surveys)['updateSurvey']>['body'], 'status' | 'version'>;
type Changes = Partial<GivenSettings & Pick<Survey, 'questions'>>;

/**
 * Changes a survey, publishes it, completes it, moves it to the archive and back. What is sent as it is changes
 * nothing and is never refused; completing and archiving are open even where a workspace can only be read.
 */
export const updateSurvey: SurveysOperation<'updateSurvey'> = async (context, { body }) => {
  const { status, version, ...given } = body;
  // Strongly: whoever saves twice in a row must not be told that somebody else was faster.
  const [found, governed] = await Promise.all([
    context.repos.surveys.findConsistent(context.survey),
    findGoverned(context),
  ]);
  let survey = found ?? notFound('survey');
  const changes = differing(survey, given, context);
  const next = status === undefined || status === survey.status ? null : status;
  if (Object.keys(changes).length === 0 && next === null) return presentOne(survey, context);
  if (governed.readOnly !== null && (Object.keys(changes).length > 0 || next === 'PUBLISHED')) {
    planLimit(governed.readOnly);
  }
  if (version !== undefined && version !== survey.version) surveyChanged();
  if (Object.keys(changes).some((name) => !mayChange(survey.status, name))) settled(survey.status);
  if (next !== null && !canBecome(survey.status, next)) noSuchStep(survey.status, next);
  const changed = await withChanges(survey, changes, context);
  if (changes.questions || changes.title !== undefined) await fillFromBank(changed, context.repos);
  if (next === 'PUBLISHED') return presentOne(await publish(survey, changed, governed.workspace, context), context);
  if (changed !== survey) survey = await save(survey, changed, context);
  if (next === null) return presentOne(survey, context);
  const ended =
    survey.status === 'PUBLISHED'
      ? await complete(survey, governed.workspace, context)
      : await move(survey, next, context);
  return presentOne(ended, context);
};

/** Of what is sent, what is not so already. */
function differing(survey: Survey, { questions, ...settings }: Given, { newId, now }: Context): Changes {
  const read =
    questions === undefined ? {} : { questions: readQuestions(questions, { own: survey.questions, newId, now }) };
  const current: Changes = { ...presentSettings(survey), questions: survey.questions };
  const entries = Object.entries({ ...settings, ...read }).filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(value, current[name as keyof Changes]),
  );
  return Object.fromEntries(entries);
}

/** The survey with these changes made and looked at; itself where there are none. */
async function withChanges(survey: Survey, { questions, ...changes }: Changes, context: Context): Promise<Survey> {
  if (questions === undefined && Object.keys(changes).length === 0) return survey;
  const { now } = context;
  const updated = { updatedAt: now.toISOString(), version: survey.version + 1 };
  if (survey.status !== 'DRAFT') {
    requireFuture(changes.deadline, now);
    const { title = survey.title, deadline = survey.deadline, reminders = survey.reminders } = changes;
    return { ...survey, title, deadline, reminders, ...updated };
  }
  return {
    ...survey,
    ...(await readSettings({ ...presentSettings(survey), ...changes }, context, changes)),
    questions: questions ?? survey.questions,
    ...updated,
  };
}

async function save(survey: Survey, changed: Survey, { repos, now }: Context): Promise<Survey> {
  if (survey.status !== 'PUBLISHED') {
    return (await repos.surveys.change(survey, changed)) ? changed : surveyChanged();
  }
  const run = (await repos.runs.findConsistent(survey.id)) ?? notFound('survey');
  return (await repos.surveys.changeOpen(survey, changed, run, now)) ? changed : surveyChanged();
}

/** Opens the survey: whom it asks, when answers are seen and by what they are compared is settled now. */
async function publish(survey: Survey, changed: Survey, workspace: Workspace, context: Context): Promise<Survey> {
  const { repos, now, newId } = context;
  requireFuture(changed.deadline, now);
  const asked = await respondentsOf(changed, context, { consistent: true });
  const { members, contacts } = asked;
  requireEnough(changed, peopleOf(asked));
  const { languages, translations } = await settleLanguages(changed, workspace, repos, { refusing: true });
  const counted = { members: members.length, contacts: contacts.asked };
  const run = { ...runOf(changed, workspace.name, counted, now), languages };
  const groups = groupsOfRespondents(changed, asked, now);
  const ballots = await ballotsOfSurvey(run, groups, context.vault);
  const published: Survey = {
    ...changed,
    status: 'PUBLISHED',
    publishedAt: now.toISOString(),
    publishedTitle: changed.title,
    updatedAt: now.toISOString(),
    resultsVisibility: visibilityOf(changed, peopleOf(asked)),
    selectedUsers: changed.respondentType === 'USERS' ? members.map(({ userId }) => userId) : [],
    invited: members.length,
    ...(contacts.asked === null ? {} : { contactsAsked: contacts.asked.people }),
    ...(ballots && { fingerprint: ballots.ballots.fingerprint }),
    version: survey.version + 1,
  };
  const everybody = changed.respondentType === 'ALL';
  const opening = {
    asked: {
      invited: members.length,
      userIds: everybody ? null : members.map(({ userId }) => userId),
      contacts: contacts.asked,
      contactTeams: changed.dimensions.includes('team') ? contactTeamsOf(changed, contacts) : [],
      teams: [],
    },
    groups,
    ballots,
    noticeJobId: newId(),
    translations,
  };
  return (await repos.surveys.publish(survey, published, run, opening, now)) ? published : surveyChanged();
}

/** Ends the survey with its run: what is seen and compared from then on is the stream's work. */
async function complete(survey: Survey, { memberCount }: Workspace, { repos, newId, now }: Context): Promise<Survey> {
  const run = await repos.runs.findConsistent(survey.id);
  if (!run) notFound('survey');
  if (!(await repos.runs.close(run, newId(), now, memberCount))) surveyChanged();
  return (await repos.surveys.findConsistent(survey)) ?? notFound('survey');
}

async function move(survey: Survey, status: Survey['status'], { repos, now }: Context): Promise<Survey> {
  const moved = { ...survey, status, updatedAt: now.toISOString(), version: survey.version + 1 };
  return (await repos.surveys.change(survey, moved)) ? moved : surveyChanged();
}
