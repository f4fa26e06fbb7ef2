import { createECDH, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { answers } from '#shared/contract/answers.ts';
import { auth } from '#shared/contract/auth.ts';
import { automations } from '#shared/contract/automations.ts';
import { chats } from '#shared/contract/chats.ts';
import { finance } from '#shared/contract/finance.ts';
import { people as workspacePeople } from '#shared/contract/people.ts';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Survey } from '#shared/models/survey.ts';
import type { Task } from '#shared/models/task.ts';
import { consentKey } from '#tests/support/consents.ts';
import { newDialogueKey } from '#tests/support/dialogue-key.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { RESPONDENT_NOTICES } from '#shared/rules/respondent-notice.ts';
import { YES_NO } from '#shared/rules/wire-words.ts';
import { monthLater } from '#shared/rules/finance/months.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import {
  admin,
  demand,
  invite,
  join,
  lastLetter,
  makePerson,
  makeWorkspace,
  prove,
  type Person,
} from '#tests/e2e/factories.ts';
import { loadEmployees, savePlan } from '#tests/e2e/finance-factory.ts';
import { answerByLink, counted, makePoll, makePublishedFrame, setPublished } from '#tests/e2e/results-factories.ts';
import {
  answerByLink as answerSurvey,
  makeOpenSurvey,
  makeSurvey,
  moveSurvey,
  receivedAll,
} from '#tests/e2e/survey-factory.ts';
import { makeTask } from '#tests/e2e/task-factories.ts';

/** Who walks: members by their role, one whose workspace is empty, one who has none yet, one without an account. */
export type Visitor = 'owner' | 'hr' | 'manager' | 'employee' | 'founder' | 'newcomer' | 'guest';

/** A company with a little of everything; its own words are those of `COMPANY_WORDS`. */
export interface Company {
  readonly people: Readonly<Partial<Record<Visitor, Person>>>;
  readonly workspace: Workspace;
  /** One of them, as the list of people knows them. */
  readonly person: string;
  /** Two runs were answered, the newer one is open. */
  readonly pulse: { readonly poll: Poll; readonly open: Frame; readonly closed: Frame };
  /** Its run is open, and members answer it by ballots. */
  readonly byBallots: Poll;
  readonly namedPoll: Poll;
  readonly draft: Poll;
  readonly survey: Survey;
  readonly oldSurvey: Survey;
  readonly surveyDraft: Survey;
  readonly task: Task;
  /** What the addresses end with that people get in letters and chats. */
  readonly links: {
    readonly code: string;
    /** Of somebody's consent, who may take it back. */
    readonly consent: string;
    readonly invitation: string;
    readonly join: string;
    readonly dialogue: string;
    readonly kiosk: string;
    readonly report: string;
    readonly reset: string;
  };
}

const TODAY = moscowDay(new Date());
const as = ({ tokens }: Person) => ({ token: tokens.access_token });

/** A bot in one messenger, none in the other. */
async function connectBot(owner: Person, { id }: Workspace): Promise<void> {
  const body = { token: '505:aquila-of-the-walk' };
  await demand(chats.connectChatBot, { params: { id, channel: 'telegram' }, body }, as(owner));
}

/** A device that is told of runs, whatever its browser would say to that. */
async function tellOnDevice(owner: Person): Promise<void> {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: Buffer.alloc(16, 7).toString('base64url') };
  await demand(chats.getPushDevices, {}, as(owner));
  await demand(chats.savePushDevice, { body: { endpoint: 'https://web.push.apple.com/aquila', keys } }, as(owner));
}

/**
 * Somebody without an account has asked what is kept of them, so long ago that it waits no longer; somebody has their
 * data blocked, and somebody is deleted, of whom there is an act.
 */
async function askAboutData(owner: Person, { id }: Workspace): Promise<void> {
  const contacts = [
    { first_name: 'Seneca', last_name: 'Minor' },
    { first_name: 'Ovidius', last_name: 'Minor' },
    { first_name: 'Cicero', last_name: 'Minor' },
  ];
  const { ids } = await demand(chats.addContacts, { params: { id }, body: { contacts } }, as(owner));
  const received_on = addDays(TODAY, -30);
  for (const [contact_id, kind] of [
    [ids[0]!, 'access'],
    [ids[1]!, 'unlawful'],
  ] as const) {
    await demand(chats.addDataRequest, { params: { id }, body: { contact_id, kind, received_on } }, as(owner));
  }
  await demand(chats.deleteContact, { params: { id, contactId: ids[2]! } }, as(owner));
}

/** A manager wants something corrected, somebody of HR has their data blocked by what they dispute and has withdrawn another request, the owner's waits. */
async function askAboutOwn(owner: Person, manager: Person, hr: Person, { id }: Workspace): Promise<void> {
  const wanted = { params: { id }, body: { kind: 'correct', wish: 'Quid novi' } } as const;
  await demand(chats.sendDataRequest, wanted, as(manager));
  await demand(chats.sendDataRequest, { params: { id }, body: { kind: 'inaccurate', wish: null } }, as(hr));
  const asked = { params: { id }, body: { kind: 'access', wish: null } } as const;
  await demand(chats.sendDataRequest, asked, as(owner));
  const { id: requestId } = await demand(chats.sendDataRequest, asked, as(hr));
  await demand(chats.withdrawDataRequest, { params: { id, requestId } }, as(hr));
}

/** Somebody who is in no workspace has asked one they were in. */
async function askAndLeave(person: Person, owner: Person, workspace: Workspace): Promise<void> {
  const params = { id: workspace.id };
  await join(workspace, owner, person, 'сотрудник');
  await demand(chats.sendDataRequest, { params, body: { kind: 'stop', wish: 'Quid novi' } }, as(person));
  await demand(workspaces.leaveWorkspace, { params }, as(person));
}

export async function makeCompany(): Promise<Company> {
  const owner = await makePerson({ firstName: 'Marcus', lastName: 'Tullius', premium: true });
  await prove(owner);
  const workspace = await makeWorkspace(owner, 'Aquila');
  const hr = await makePerson({ firstName: 'Livia', lastName: 'Drusilla' });
  const manager = await makePerson({ firstName: 'Gaius', lastName: 'Plinius' });
  const employee = await makePerson({ firstName: 'Julia', lastName: 'Domna' });
  await join(workspace, owner, hr, 'hr');
  await join(workspace, owner, manager, 'руководитель');
  await join(workspace, owner, employee, 'сотрудник');
  await putIntoTeam(owner, workspace, [manager, employee]);
  const [polled, surveyed, task, links] = await Promise.all([
    askPolls(owner, workspace),
    askSurveys(owner, workspace),
    giveTasks(owner, employee, workspace),
    makeLinks(owner, workspace),
    countMoney(owner, workspace),
    makeRules(owner, workspace),
    loadOffers(),
    connectBot(owner, workspace),
    tellOnDevice(owner),
    askAboutData(owner, workspace),
  ]);
  // Last: who has their data blocked is asked nothing any more.
  await askAboutOwn(owner, manager, hr, workspace);
  const report = await publishReport(owner, polled.pulse);
  const consent = await consentIn(polled.namedPoll, polled.named);
  const atGate = { params: { id: polled.pulse.open.id }, body: { name: 'Ad portam', pin: '2468' } };
  const { token: kiosk } = await demand(polls.makeKiosk, atGate, as(owner));
  const sheet = { params: { id: polled.pulse.open.id }, body: { count: 2 } };
  const [code] = (await demand(polls.makeCodeSheet, sheet, as(owner))).codes;
  const newcomer = await makePerson({ firstName: 'Cicero', lastName: 'Ovidius' });
  await askAndLeave(newcomer, owner, workspace);
  const founder = await makePerson({ firstName: 'Consul', lastName: 'Maxima' });
  await makeWorkspace(founder, 'Roma');
  return {
    people: { owner, hr, manager, employee, founder, newcomer },
    person: await recordOf(owner, workspace, 'Domna'),
    workspace,
    ...polled,
    ...surveyed,
    task,
    links: { ...links, dialogue: newDialogueKey(polled.pulse.open.id).key, kiosk, report, consent, code: code! },
  };
}

async function putIntoTeam(owner: Person, { id }: Workspace, people: readonly Person[]): Promise<void> {
  const ids = await Promise.all(people.map(async (person) => (await demand(auth.me, {}, as(person))).id));
  await demand(workspaces.setTeam, { params: { id }, body: { user_ids: ids, team: 'Legio' } }, as(owner));
}

async function recordOf(owner: Person, { id }: Workspace, lastName: string): Promise<string> {
  const { people } = await demand(workspacePeople.listPeople, { params: { id }, query: {} }, as(owner));
  return people.find((one) => one.last_name === lastName)!.ref;
}

async function askPolls(
  owner: Person,
  workspace: Workspace,
): Promise<Pick<Company, 'pulse' | 'byBallots' | 'namedPoll' | 'draft'> & { readonly named: Frame }> {
  const poll = await makePoll(owner, workspace, { title: 'Tempus fugit', questions: ['Quid novi', 'Cur ita putas'] });
  const closed = await makePublishedFrame(owner, poll);
  await answerRun(owner, poll, closed, ['9', '10', '8', '9', '3', '7']);
  await setPublished(owner, closed, false);
  const open = await makePublishedFrame(owner, poll);
  await answerRun(owner, poll, open, ['2', '10', '4', '9', '3', '7']);
  const byBallots = await makePoll(owner, workspace, { title: 'Alea iacta est', questions: ['Quid novi'] });
  await makePublishedFrame(owner, byBallots, { results_visibility: 'from_5' });
  const named = { title: 'Labor omnia vincit', type: 'PULSE', anonymous: false, questions: ['Quid sentis'] } as const;
  const namedPoll = await makePoll(owner, workspace, named);
  const namedRun = await makePublishedFrame(owner, namedPoll);
  const draft = await makePoll(owner, workspace, { title: 'Festina lente', questions: ['Quid novi'] });
  await sayInUzbek(owner, draft);
  return { pulse: { poll, open, closed }, byBallots, namedPoll, named: namedRun, draft };
}

/** One text of two; a launch is in its way. */
async function sayInUzbek(owner: Person, { id }: Poll): Promise<void> {
  await demand(polls.addPollLanguage, { params: { id }, body: { language: 'uz' } }, as(owner));
  const texts = [{ place: 'title', text: 'Lorem ipsum' }];
  await demand(polls.savePollTexts, { params: { id, language: 'uz' }, body: { version: 1, texts } }, as(owner));
}

async function answerRun(owner: Person, poll: Poll, frame: Frame, scores: readonly string[]): Promise<void> {
  for (const score of scores) await answerByLink(poll, frame, [score, 'Lorem ipsum dolor sit amet']);
  await counted(owner, frame, scores.length);
}

async function askSurveys(
  owner: Person,
  workspace: Workspace,
): Promise<Pick<Company, 'survey' | 'oldSurvey' | 'surveyDraft'>> {
  const rated = { text: 'Quid sentis', type: 'RATING', scale: '0-10', theme: 'enps' } as const;
  const old = await makeOpenSurvey(owner, workspace, {
    title: 'Nihil agendum',
    questions: [rated],
    allow_unauthenticated: true,
  });
  const oldSurvey = await share(owner, old);
  await answerSurvey(owner, oldSurvey, 6);
  await moveSurvey(owner, old, 'COMPLETED');
  const open = await makeOpenSurvey(owner, workspace, {
    title: 'Carpe diem',
    questions: [
      rated,
      { text: 'Tempus fugit', type: 'RATING', scale: '1-5' },
      { text: 'Otium', type: 'RADIO', options: ['Otium', 'Negotium'], required: false },
      { text: 'Annona', type: 'CHECKBOX', options: ['Annona', 'Merx', 'Schola'], required: false },
      { text: 'Ludus', type: 'YESNO', required: false },
      { text: 'Rhetor', type: 'TEXTAREA', required: false },
      { text: 'Forum', type: 'TEXT', required: false },
    ],
    allow_unauthenticated: true,
  });
  const survey = await share(owner, open);
  for (let one = 0; one < 6; one++) {
    const [mark, five, , , , words] = survey.questions;
    const given = [
      { question_id: mark!.id, answer_rating: 4 + one },
      { question_id: five!.id, answer_rating: 1 + (one % 5) },
      { question_id: words!.id, answer_text: 'Lorem ipsum dolor sit amet' },
    ];
    await demand(answers.respondToPublicSurvey, { params: { link: survey.share_link! }, body: { answers: given } });
  }
  await receivedAll(owner, survey, 6);
  const deciding = { id: randomUUID(), text: 'Ludus', type: 'YESNO' } as const;
  const decided = {
    text: 'Rhetor',
    type: 'TEXT' as const,
    show_if: { question_id: deciding.id, options: [YES_NO[1] as string] },
  };
  const questions = [rated, deciding, decided];
  const surveyDraft = await makeSurvey(owner, workspace, { title: 'Festina lente', questions });
  return { survey, oldSurvey, surveyDraft };
}

async function share(owner: Person, { id }: Survey): Promise<Survey> {
  return demand(surveys.shareSurvey, { params: { id }, body: {} }, as(owner));
}

async function giveTasks(owner: Person, employee: Person, workspace: Workspace): Promise<Task> {
  const { id: responsible_id } = await demand(auth.me, {}, as(employee));
  const [yesterday, soon] = [-3, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
  await makeTask(owner, workspace, { title: 'Lorem ipsum', status: 'IN_PROGRESS', priority: 'HIGH', deadline: soon });
  await makeTask(owner, workspace, { title: 'Dolor sit amet', status: 'COMPLETED', priority: 'LOW' });
  await makeTask(owner, workspace, { title: 'Adipiscing elit', status: 'CANCELLED' });
  return makeTask(owner, workspace, {
    ...{ title: 'Magna aliqua', description: 'Lorem ipsum', priority: 'URGENT', deadline: yesterday, responsible_id },
  });
}

async function makeLinks(
  owner: Person,
  workspace: Workspace,
): Promise<Pick<Company['links'], 'invitation' | 'join' | 'reset'>> {
  const email = 'legio@aquila.example';
  const { token: invitation } = await invite(workspace, owner, email);
  const body = { limit: 10, team: 'Legio' };
  const link = await demand(workspaces.createJoinLink, { params: { id: workspace.id }, body }, as(owner));
  const forgetful = await makePerson({ firstName: 'Cicero', lastName: 'Ovidius' });
  await demand(auth.requestPasswordReset, { body: { email: forgetful.email } });
  const [, reset = ''] = await lastLetter(forgetful.email, /\/reset-password\/([\w.-]+)/);
  return { invitation, join: link.token ?? '', reset };
}

async function countMoney(owner: Person, workspace: Workspace): Promise<void> {
  const paid = { salary: 90_000, taxes: 30_000, bonus: 10_000, hours: 160, contribution: 200_000 };
  const rows = Array.from({ length: 12 }, (_, n) => ({
    ...{ ...paid, name: `Lorem ${n}`, email: `lorem-${n}@aquila.example`, hired_on: addDays(TODAY, -900 + n * 60) },
    department: n < 7 ? 'Legio' : 'Forum',
  }));
  await loadEmployees(owner, workspace, rows, { period: TODAY.slice(0, 7), file_name: 'lorem.csv' });
  const left = Array.from({ length: 8 }, (_, n) => ({
    ...{ key: `ipsum-${n}`, department: n % 2 ? 'Legio' : 'Forum', leaving: 'voluntary' },
    ...{ hired_on: addDays(TODAY, -700 + n * 10), left_on: addDays(TODAY, -20 - n * 40) },
  }));
  const history = { file_name: 'lorem.csv', base_version: null, rows: left as never };
  await demand(finance.importLeavers, { params: { id: workspace.id }, body: history }, as(owner));
  const months = [-2, -1].map((count) => ({
    ...{ month: monthLater(TODAY.slice(0, 7), count), revenue: 3_000_000, people: 12 },
    expenses: [{ name: 'Annona', amount: 400_000 }],
  }));
  const body = { base_version: null, file_name: 'lorem.csv', months };
  await demand(finance.importMonths, { params: { id: workspace.id }, body }, as(owner));
  await savePlan(owner, workspace, 600_000, [{ department: 'Legio', amount: 200_000 }]);
  const expense = { title: 'Schola', department: 'Legio', amount: 24_000, spent_on: TODAY };
  await demand(finance.createExpense, { params: { id: workspace.id }, body: expense }, as(owner));
}

async function makeRules(owner: Person, { id }: Workspace): Promise<void> {
  const task = { kind: 'task', title: 'Lorem ipsum', responsible_id: null, deadline_days: 3 } as const;
  const contents = [
    { condition: { kind: 'load', measure: 'overdue', team: null, above: 40 }, action: task, cap: null },
    { condition: { kind: 'answer_rate', below: 50, days_before: 2 }, action: { kind: 'reminder' }, cap: null },
    { condition: { kind: 'enps', poll_id: null, below: null }, action: { kind: 'mail', to: ['owner'] }, cap: null },
  ] as const;
  for (const body of contents) await demand(automations.createRule, { params: { id }, body: body as never }, as(owner));
}

async function loadOffers(): Promise<void> {
  const folder = mkdtempSync(pathOf(tmpdir(), 'tonus-offers-'));
  const file = pathOf(folder, 'offers.json');
  const offer = {
    partner: 'Schola Forum',
    description: 'Lorem ipsum dolor sit amet',
    requests_to: 'merx@aquila.example',
  };
  const offers = [
    { ...offer, title: 'Ludus', category: 'course', price: { amount: 9000, per: 'person' }, discount: 10 },
    { ...offer, title: 'Rhetor', category: 'course', price: { amount: 90_000, per: 'group' }, city: 'Roma' },
  ];
  writeFileSync(file, JSON.stringify(offers));
  await admin('offer', 'add', file);
  rmSync(folder, { recursive: true });
}

/** Tells what the closed run has led to; gives the end of its address. */
async function publishReport(owner: Person, { poll, closed }: Company['pulse']): Promise<string> {
  const item = { said: 'Dictum', done: 'Factum', state: 'doing', responsible: 'Consul' } as const;
  const { version } = await demand(polls.getFrameReport, { params: { id: closed.id } }, as(owner));
  const body = { intro: 'Lorem ipsum', items: [item], question_ids: [poll.questions[0]!.id], published: true, version };
  const { link } = await demand(polls.saveFrameReport, { params: { id: closed.id }, body: body as never }, as(owner));
  return String(link);
}

/** Answers a run with names by its link, with a consent; gives the key to it. */
async function consentIn(poll: Poll, { id, public_token }: Frame): Promise<string> {
  const session = randomUUID();
  const given = poll.questions.map((question) => ({ question_id: question.id, content: '5' }));
  const body = { answers: given, anonymous_session_id: session, consent: RESPONDENT_NOTICES[0] };
  await demand(answers.takePublicPoll, { params: { token: public_token! }, body });
  return consentKey(id, session);
}
