import { randomUUID } from 'node:crypto';
import { newPublicToken } from '#functions/runs/public-token.ts';
import { contactTeamsWrites } from '#functions/runs/repositories/contact-teams.ts';
import { newShortCode } from '#functions/runs/short-code.ts';
import { answersOf, makeAnalysis, runsOf, workloadOf } from '#tests/support/analyses.ts';
import { overview } from '#shared/contract/overview.ts';
import { packs } from '#shared/contract/packs.ts';
import { people } from '#shared/contract/people.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import { request } from '#tests/support/api.ts';
import {
  makeCodeSheet,
  makeExport,
  makeFrame,
  makeInvitation,
  makeJoinLink,
  makeMember,
  makePoll,
  makeTask,
  makeWorkspace,
  repos,
  type Person,
  table,
} from '#tests/support/factories.ts';
import { awaitedWrite } from '#functions/moving/repositories/awaited.ts';
import { deliveredWrites } from '#functions/notifications/repositories/deliveries.ts';
import { makeBallots } from '#tests/support/ballots.ts';
import { makeBot, makeChat } from '#tests/support/chats.ts';
import { makeConsented } from '#tests/support/consents.ts';
import { newDialogueKey } from '#tests/support/dialogue-key.ts';
import { makeAskingSurvey, makeDialogue } from '#tests/support/dialogues.ts';
import { keys } from '#data/keys.ts';
import { put } from '#data/writes.ts';
import { makeApiKey } from '#tests/support/api-keys.ts';
import { makeDirectory } from '#tests/support/directory.ts';
import { makeKiosk, makeSurveyKiosk } from '#tests/support/kiosks.ts';
import { makePushKeys } from '#tests/support/push.ts';
import { makeAct, makeRegister } from '#tests/support/processing.ts';
import { makeRecordedRun } from '#tests/support/recorded-run.ts';
import { makeContact, makeDataRequest, makeOwnRequest } from '#tests/support/contacts.ts';
import { makeFinanceEmployee } from '#tests/support/finance.ts';
import { makeOfferRequest } from '#tests/support/offers.ts';
import { makeExpense, makeInitiative, makeMoney, makePrediction } from '#tests/support/money.ts';
import { makeNote, makePersonJoin } from '#tests/support/people.ts';
import { makeActedRule } from '#tests/support/rules.ts';
import { makeProvedDomain, playedProvider, setStageSecrets } from '#tests/support/sign-in.ts';
import { makeReportedSurvey } from '#tests/support/shown-survey.ts';
import { makeSurvey, makeSurveyCodeSheet, publishSurvey, shareUnder } from '#tests/support/surveys.ts';
import { translate } from '#tests/support/translations.ts';
import { makeSentWebhook } from '#tests/support/webhooks.ts';

/** The things of a workspace, made by one of its people, each of those before it. A new kind of thing is one more here. */
export async function makeThings(author: Person, workspace: Workspace, name = workspace.name) {
  const poll = await makePoll(author, workspace, { title: `Опрос: ${name}` });
  // It and its runs are asked in another language, too.
  await translate(author, { kind: 'poll', id: poll.id });
  // A published run with one response, whose author was answered.
  const frame = await makeFrame(author, poll);
  const dialogue = await makeDialogue(author, { poll, frame }, [`Ответ: ${name}`, 'Ничего', '']);
  // Open to the members and, by a link, to everybody.
  const draft = await makeSurvey(author, workspace, {
    title: `Исследование: ${name}`,
    allow_unauthenticated: true,
  });
  await translate(author, { kind: 'survey', id: draft.id });
  const survey = await shareUnder(author, await publishSurvey(author, draft), `put-${draft.id}`);
  await postpone(author, workspace, name);
  await planPack(author, workspace);
  await beginPast(workspace);
  await bringIn(workspace);
  await foresee(workspace);
  await makePushKeys();
  await makeBot(workspace, 'telegram');
  await makeChat(workspace, 'telegram', author, '5001');
  // One invitation that went by that chat.
  const invited = { people: 1, reached: [{ channel: 'telegram' as const, people: 1 }], problem: null };
  await table.transact(deliveredWrites(workspace.id, { before: null, notice: invited, lost: new Map() }, new Date()));
  // The morning on which newcomers are asked next.
  await repos.stagePolls.plan(workspace.id, new Date(Date.now() + 86_400_000).toISOString(), moscowDay(new Date()));
  // An employee whom nobody asks as.
  await makeDirectory(workspace);
  await makeSmsThings(workspace, frame);
  const colleague = await makeLed(author, workspace);
  await look(author, workspace, frame);
  await makeRegister(workspace);
  await makeAct(workspace);
  return {
    // With a report on it that is open; apart from the other survey, since ids are tried in the place of the one before.
    reportedSurvey: await makeReportedSurvey(author, workspace),
    poll,
    frame,
    // Two one-time codes of that run.
    codeSheet: await makeCodeSheet(author, frame),
    dialogue,
    // Of somebody without an account, in a run with names.
    consent: (await makeConsented(author, workspace)).consent,
    kiosk: await makeKiosk(author, frame, `Киоск: ${name}`),
    task: await makeTask(author, workspace, { title: `Задача: ${name}` }),
    // A run of another poll, which its author has answered by a ballot, and their ballot for the survey.
    balloted: await makeBallots(author, workspace, survey),
    // One that is closed, and has a record.
    recorded: await makeRecordedRun(author, workspace),
    // Whose author wants to be answered, and nobody has; apart from the other surveys, too.
    ...(await makeAskingSurvey(author, workspace)),
    offerRequest: await makeOfferRequest(author, workspace, { comment: `Запрос: ${name}` }),
    colleague,
    // Analyses of workload and of the run, by the service itself.
    analysisJob: await makeAnalysis(workloadOf(workspace), null),
    pollAnalysisJob: await makeAnalysis(runsOf(poll), frame.id),
    // Of the API, by the author.
    apiKey: await makeApiKey(author, workspace, { name: `Ключ: ${name}` }),
    // One that is made, and one that waits to be.
    export: await makeExport(workspace),
    waitingExport: await makeExport(workspace, 'queued'),
    survey,
    surveyKiosk: await makeSurveyKiosk(author, survey, `Столовая: ${name}`),
    // Two one-time codes of that survey.
    surveySheet: await makeSurveyCodeSheet(author, survey),
    // It has acted.
    rule: await makeActedRule(author, workspace),
    surveyAnalysisJob: await makeAnalysis(answersOf(survey), survey.id),
    // Somebody whose pay the company has stored; they have no account here.
    financeEmployee: await makeFinanceEmployee(author, workspace),
    // Spent of the HR budget, and what it is spent for.
    ...(await makeSpending(author, workspace, name)),
    // Of somebody who is none of the actors, sent an hour ago.
    invitation: await makeInvitation(workspace, { sender: author }),
    // Without an account.
    contact: await makeContact(workspace, { lastName: `Без почты: ${name}`.slice(0, 90) }),
    // Of somebody else without an account.
    dataRequest: await makeDataRequest(workspace),
    // Of whoever made all this.
    ownRequest: await makeOwnRequest(workspace, author.id),
    // Of whoever made all this and somebody of a portal.
    personJoin: await makePersonJoin(workspace, { refs: [`member-${author.id}`, 'portal-900001'] }),
    // Of a talk with the colleague; the author alone reads it.
    note: await makeNote(author, workspace, colleague, { text: `Запись: ${name}` }),
    // Which was sent an event about whoever made all this.
    webhook: await makeSentWebhook(workspace, author),
    joinLink: await makeJoinLink(workspace, { createdBy: author.id }),
    // By a provider of its own, with a domain that is shown to be its own.
    domain: await makeSignIn(workspace),
  };
}

/** What people of the workspace sign in by; and what an operator sets once for everybody. */
async function makeSignIn(workspace: Workspace): Promise<{ readonly id: string }> {
  await setStageSecrets();
  await playedProvider(workspace);
  return makeProvedDomain(workspace);
}

/** What is kept of a run that asked somebody without an account by SMS, and of what it cost. */
async function makeSmsThings({ id }: Workspace, { id: runId }: { readonly id: string }): Promise<void> {
  const now = new Date();
  await repos.contactCodes.keepSecret(runId, 'sealed');
  await table.transact(contactTeamsWrites(runId, [{ id: randomUUID(), team: 'Склад' }]));
  await repos.contactCodes.register(runId, [{ hash: `contact-${randomUUID()}`, team: null }]);
  await repos.sms.begin({ runId, message: 'invitation', personId: randomUUID() }, now);
  await repos.sms.spend(id, 420, 10_000, now);
}

/** Sees the results of a run, a colleague's record and their own: what the access log is made of. */
async function look({ token, id }: Person, workspace: Workspace, frame: { readonly id: string }): Promise<void> {
  await request(polls.getSummary, { token, params: { id: frame.id } });
  await request(people.getPerson, { token, params: { id: workspace.id, person: `member-${id}` } });
}

/** A decision about a team that is put off for a week; it has no id of its own. */
async function postpone(author: Person, workspace: Workspace, name: string): Promise<void> {
  const until = addDays(moscowDay(new Date()), 7);
  const body = { source: 'load', team: 'Склад', text: `Решение: ${name}`, until } as const;
  await request(overview.decide, { token: author.token, params: { id: workspace.id }, body });
}

/** How reports look, and a plan of them that is on; they have no ids of their own. */
async function planPack({ id: reader, token }: Person, workspace: Workspace): Promise<void> {
  const at = { token, params: { id: workspace.id } };
  await request(packs.setPackBrand, { ...at, body: { colour: '#0F5F55', logo: null } });
  const wish = { audience: 'board', period: 'quarter', format: 'a4', team: null } as const;
  await request(packs.setPackPlan, { ...at, body: { ...wish, enabled: true, every: 'month', readers: [reader] } });
}

/** A company that was brought in here from another installation, with a task that waits for somebody. */
async function bringIn({ id: workspaceId }: Workspace): Promise<void> {
  const moving = {
    id: randomUUID(),
    workspaceId,
    space: 'Ромашка',
    parts: [],
    done: 0,
    startedAt: new Date().toISOString(),
  };
  await table.write(put({ ...keys.moving(workspaceId), type: 'moving', ...moving, finishedAt: null }));
  const awaited = { workspaceId, invitationId: randomUUID(), id: randomUUID(), createdAt: moving.startedAt };
  await table.write(awaitedWrite({ of: 'task', ...awaited, responsible: true, author: false }, 2_000_000_000));
}

/** What an import of a past that was broken off has left. */
async function beginPast({ id }: Workspace): Promise<void> {
  const runId = randomUUID();
  await table.write(put({ ...keys.begunPast(id, runId), type: 'run-ref', runId, since: new Date().toISOString() }));
}

/** A peak of deadlines that nobody has counted yet. */
async function foresee({ id }: Workspace): Promise<void> {
  const day = addDays(moscowDay(new Date()), 3);
  await repos.foreseenPeaks.keep(id, { first: day, last: day, least: 5, came: null }, new Date());
}

/** Somebody whom the author leads. */
async function makeLed({ id: managerId }: Person, workspace: Workspace): Promise<Person> {
  const colleague = await makeMember(workspace, 'сотрудник');
  await repos.members.setEach(workspace.id, [{ userId: colleague.id, set: { managerId } }], new Date());
  return colleague;
}

/** Months, a budget, an expense by hand, an initiative with its own and what was predicted. */
async function makeSpending(author: Person, workspace: Workspace, name: string) {
  await makeMoney(author, workspace);
  await makePrediction(workspace);
  return {
    expense: await makeExpense(workspace, { title: `Расход: ${name}` }),
    initiative: await makeInitiative(author, workspace, { title: `Инициатива: ${name}` }),
  };
}

/** A workspace with something of everything in it. */
export interface Company extends Awaited<ReturnType<typeof makeThings>> {
  readonly owner: Person;
  readonly workspace: Workspace;
}

/** A company of this owner; its name and texts occur nowhere else. */
export async function makeCompany(owner: Person, name = `Компания ${randomUUID()}`): Promise<Company> {
  const workspace = await makeWorkspace(owner, name);
  return { owner, workspace, ...(await makeThings(owner, workspace)) };
}

/** Everything in a company that has an id, under its name; people ask, but nobody asks for the owner. */
export function thingsOf(company: Company): [name: string, thing: { readonly id: string }][] {
  return Object.entries(company).filter(([name]) => name !== 'owner');
}

/** A company none of whose ids was ever given out. */
export function nowhere(own: Company): Company {
  return withIds(own, () => randomUUID());
}

/** One's own ids, each in the place of another kind. */
export function mixedUp(own: Company): Company {
  const ids = thingsOf(own).map(([, { id }]) => id);
  return withIds(own, (index) => ids[(index + 1) % ids.length]!);
}

/** Links that were never given out. */
const linksOf = (id: string) => ({ public_token: newPublicToken(id), public_short: newShortCode() });

/** What is opened by a token of its own. */
const KIOSKS: readonly string[] = ['kiosk', 'surveyKiosk'];

function withIds(company: Company, idAt: (index: number) => string): Company {
  const changed = thingsOf(company).map(([name, thing], index) => {
    const id = idAt(index);
    const links = {
      ...('public_token' in thing && linksOf(id)),
      ...('codes' in thing && { codes: [newShortCode()] }),
      ...('key' in thing && { key: newDialogueKey(id).key }),
      ...(KIOSKS.includes(name) && { token: newPublicToken(id) }),
    };
    return [name, { ...thing, id, ...links }];
  });
  return { ...company, ...(Object.fromEntries(changed) as Partial<Company>) };
}
