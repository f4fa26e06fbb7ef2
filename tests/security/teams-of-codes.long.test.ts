import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { contacts as contactRoutes } from '#shared/contract/contacts.ts';
import { polls } from '#shared/contract/polls.ts';
import { surveys as surveysRoute } from '#shared/contract/surveys.ts';
import { sms } from '#shared/contract/sms.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Survey } from '#shared/models/survey.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import type { Contact } from '#functions/people/repositories/contacts.ts';
import { startOwnMessengers } from '#tests/support/own-bots.ts';

// A function reads its surroundings when it is loaded.
const played = await startOwnMessengers();
const { request, withKey } = await import('#tests/support/api.ts');
const { answersTo, makeFrame, makeMember, makePerson, makePoll, makeWorkspace, repos } =
  await import('#tests/support/factories.ts');
const { makeBot } = await import('#tests/support/chats.ts');
const { makeContact, makeContactChat } = await import('#tests/support/contacts.ts');
const { deliver, DONE } = await import('#tests/api/jobs/stream.ts');
const { doJobs, inviteAgain } = await import('#tests/support/pulses.ts');
const { storedItems } = await import('#tests/support/stored.ts');
const { countAll } = await import('#tests/support/table-stream.ts');
const { complete, makeTeam, respond, resultsOf, said } = await import('#tests/support/survey-answers.ts');
const { changeSurvey, makeSurvey, publishSurvey } = await import('#tests/support/surveys.ts');
type Person = Awaited<ReturnType<typeof makePerson>>;

const COMPARED = { results_visibility: 'closed' as const, compare_teams: true, channels: ['sms' as const] };
let keys = 0;
let owner: Person;
let workspace: Workspace;
let poll: Poll;
let key: string;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  poll = await makePoll(owner, workspace, { is_anonymous: true, allow_anonymous_link: false });
  keys += 1;
  key = `tonus-teams-${keys}`;
  const body = { gateway: 'smsc', key, template: 'Опрос вашей компании: {link}', cap: 1000 } as const;
  const { status } = await request(sms.connectSms, { token: owner.token, params: { id: workspace.id }, body });
  if (status !== 200) throw new Error('The gateway was not connected');
});
afterAll(() => played.stop());

let phones = 0;
const phoneOf = new Map<string, string>();
/** People without an account of a team. */
async function makeContacts(team: string | null, people: number): Promise<Contact[]> {
  const made: Contact[] = [];
  while (made.length < people) {
    phones += 1;
    const phone = `+7916${String(1_000_000 + phones)}`;
    const contact = await makeContact(workspace, { team, phone });
    phoneOf.set(contact.id, phone);
    made.push(contact);
  }
  return made;
}
/** The code that was sent to each of them, in their order. */
function codesOf(people: readonly Contact[]): string[] {
  const { messages } = played.smsc.account(key);
  return people.map(({ id }) => {
    const sent = messages.findLast(({ phone }) => phone === phoneOf.get(id))!;
    return /\/c\/(\w{10})$/.exec(sent.text)![1]!;
  });
}
async function open(more: object = {}): Promise<string> {
  const { id } = await makeFrame(owner, poll, { ...COMPARED, ...more });
  await doJobs(workspace.id);
  return id;
}
const look = (code: string) => request(answers.getPollForCode, { params: { code } });
const answer = (code: string, score = '9', session: string = randomUUID()) => {
  const body = { answers: answersTo(poll, [score, 'Шум']), anonymous_session_id: session };
  return request(answers.takePollByCode, { params: { code }, body });
};
const take = ({ token }: Person, runId: string, score: string) =>
  request(polls.takePoll, {
    token,
    params: { id: runId },
    body: { answers: answersTo(poll, [score, 'Да']), anonymous_session_id: randomUUID() },
  });
const publish = (id: string, published: boolean) =>
  request(polls.publishFrame, { token: owner.token, params: { id }, body: { published } });
async function teamsOf(id: string) {
  await countAll();
  return (await request(polls.getSummary, { token: owner.token, params: { id } })).body.by_team;
}
async function closedTeams(id: string) {
  await countAll();
  expect((await publish(id, false)).status).toBe(200);
  return teamsOf(id);
}
async function move({ id, firstName, lastName, language }: Contact, team: string | null): Promise<void> {
  const body = { first_name: firstName, last_name: lastName, team, language, phone: phoneOf.get(id)! };
  const params = { id: workspace.id, contactId: id };
  expect((await request(contactRoutes.changeContact, { token: owner.token, params, body })).status).toBe(204);
}
const itemsOf = async (id: string, type: string) => (await storedItems(id)).filter((item) => item['type'] === type);
const makeSheet = (id: string, count: number, team: string | null) =>
  request(
    polls.makeCodeSheet,
    withKey(polls.makeCodeSheet, { token: owner.token, params: { id }, body: { count, team } }),
  );

describe('an answer of somebody without an account', () => {
  it('counts in the team they were in at the opening, beside those of members, and tells so before the first question', async () => {
    const stock = await makeContacts('Склад', 6);
    const members = await makeTeam(owner, workspace, 'Касса', 5);
    const id = await open();
    const codes = codesOf(stock);
    expect((await look(codes[0]!)).body).toMatchObject({ team: 'Склад', on_sheet: false });
    // Whoever moves people, and whatever is sent once more, changes nothing.
    await move(stock[0]!, 'Касса');
    await inviteAgain(workspace.id, id);
    for (const code of codes) expect((await answer(code, '9')).status).toBe(200);
    for (const member of members) expect((await take(member, id, '3')).status).toBe(200);
    expect(await teamsOf(id)).toEqual([]);
    expect(await closedTeams(id)).toMatchObject([
      { team: 'Склад', responses: 6, asked: 6 },
      { team: 'Касса', responses: 5, asked: 5 },
    ]);
  });

  it('fills up a team with members’ answers, and none of it is shown below five', async () => {
    const contacts = await makeContacts('Склад', 2);
    const members = await makeTeam(owner, workspace, 'Склад', 3);
    await makeContacts('Касса', 5);
    const id = await open();
    for (const code of codesOf(contacts)) await answer(code, '8');
    for (const member of members.slice(0, 2)) await take(member, id, '8');
    expect(await closedTeams(id)).toEqual([]);
    const again = await open();
    for (const code of codesOf(contacts)) await answer(code, '8');
    for (const member of members) await take(member, again, '8');
    expect(await closedTeams(again)).toMatchObject([{ team: 'Склад', responses: 5, asked: 5 }]);
  });

  it('carries no team in a run with names: what the others have said by name could be taken from the sum', async () => {
    poll = await makePoll(owner, workspace, { is_anonymous: false, allow_anonymous_link: false });
    const contacts = await makeContacts('Склад', 5);
    const members = await makeTeam(owner, workspace, 'Склад', 5);
    const id = await open();
    const codes = codesOf(contacts);
    expect((await look(codes[0]!)).body.team).toBeNull();
    for (const code of codes) await answer(code, '2');
    for (const member of members) await take(member, id, '9');
    expect(await closedTeams(id)).toMatchObject([
      { team: 'Склад', responses: 5, asked: 5 },
      { team: null, responses: 5, asked: null },
    ]);
    expect(await itemsOf(id, 'contact-teams')).toEqual([]);
  });

  it('is led to by nothing that is stored: no code says its team, not even where a team has one', async () => {
    const [alone] = await makeContacts('Склад', 1);
    await makeTeam(owner, workspace, 'Склад', 4);
    const others = await makeContacts(null, 3);
    const id = await open();
    const all = [alone!, ...others];
    const codes = codesOf(all);
    expect((await look(codes[0]!)).body.team).toBe('Склад');
    expect((await look(codes[1]!)).body.team).toBeNull();
    for (const code of codes) await answer(code);
    const stored = (await storedItems(id)).filter(({ type }) => type === 'code');
    expect(stored).toHaveLength(4);
    // Each has a team under seal, all of one length, and no two alike.
    const sealed = stored.map((item) => Buffer.from(item['team'] as Uint8Array));
    expect(new Set(sealed.map(({ length }) => length)).size).toBe(1);
    expect(new Set(sealed.map((one) => one.toString('hex'))).size).toBe(4);
    for (const one of sealed) expect(one.includes(Buffer.from('Склад'))).toBe(false);
    // What is kept of the opening names nobody, and stands in none of the partitions that public answers reach.
    const [kept] = await itemsOf(id, 'contact-teams');
    expect(String(kept!['pk'])).toBe(`MARKS#${id}`);
    expect(JSON.stringify(kept)).not.toContain(alone!.id);
    const said = JSON.stringify(await itemsOf(id, 'response'));
    for (const secret of [...all.map((contact) => contact.id), ...codes]) expect(said).not.toContain(secret);
  });
});

describe('a sheet of a team', () => {
  it('counts in a team that consists of sheets alone, of which nobody is said to have been asked', async () => {
    const { id } = await makeFrame(owner, poll, { ...COMPARED, channels: [], published: false });
    const { status, body: sheet } = await makeSheet(id, 6, 'Смена Б');
    expect([status, sheet.team]).toEqual([201, 'Смена Б']);
    expect((await publish(id, true)).status).toBe(200);
    const more = await makeSheet(id, 2, 'Смена Б');
    expect(more.status).toBe(201);
    expect((await look(sheet.codes[0]!)).body).toMatchObject({ team: 'Смена Б', on_sheet: true });
    const printed = await request(polls.reprintCodeSheet, {
      token: owner.token,
      params: { id, sheetId: more.body.id },
    });
    for (const code of [...sheet.codes, ...printed.body.codes]) expect((await answer(code, '7')).status).toBe(200);
    expect(await closedTeams(id)).toMatchObject([{ team: 'Смена Б', responses: 8, asked: null }]);
  });

  it('fills up no team whose people are asked, however it came to be of it', async () => {
    const members = await makeTeam(owner, workspace, 'Касса', 5);
    const stranger = await makeMember(workspace, 'сотрудник');
    const contact = (await makeContacts(null, 1))[0]!;
    const { id } = await makeFrame(owner, poll, { ...COMPARED, published: false });
    expect((await makeSheet(id, 6, 'Касса')).status).toBe(409);
    const [ofStranger, ofContact] = [await makeSheet(id, 6, 'Охрана'), await makeSheet(id, 6, 'Склад')];
    // Whoever printed them moves somebody into the team before the run is opened.
    const body = { user_ids: [stranger.id], team: 'Охрана' };
    await request(workspaces.setTeam, { token: owner.token, params: { id: workspace.id }, body });
    await move(contact, 'Склад');
    expect((await publish(id, true)).status).toBe(200);
    await doJobs(workspace.id);
    for (const code of [...ofStranger.body.codes.slice(0, 4), ...ofContact.body.codes.slice(0, 4)]) {
      expect((await look(code)).body).toMatchObject({ team: null });
      expect((await answer(code, '10')).status).toBe(200);
    }
    await take(stranger, id, '0');
    await answer(codesOf([contact])[0]!, '0');
    for (const member of members) await take(member, id, '5');
    expect(await closedTeams(id)).toMatchObject(
      [
        { team: null, responses: 10 },
        { team: 'Касса', responses: 5, asked: 5 },
      ].toSorted((a, b) => (a.team === null ? 1 : -1) - (b.team === null ? 1 : -1)),
    );
  });

  it('is of a team at the first opening or never, and counts nobody who joins that team afterwards', async () => {
    const { id } = await makeFrame(owner, poll, { ...COMPARED, channels: [], published: false });
    const { body: sheet } = await makeSheet(id, 5, 'Смена Б');
    await publish(id, true);
    expect((await makeSheet(id, 6, 'Смена А')).status).toBe(409);
    const [newcomer] = await makeTeam(owner, workspace, 'Смена Б', 1);
    await take(newcomer!, id, '0');
    for (const code of sheet.codes.slice(0, 4)) await answer(code, '10');
    expect(await closedTeams(id)).toEqual([]);
    expect((await itemsOf(id, 'response')).filter(({ team }) => team === 'Смена Б')).toHaveLength(4);
  });

  it('is refused where teams are not compared, and of fewer than five codes counts in none', async () => {
    const { id: apart } = await makeFrame(owner, poll, { published: false });
    expect((await makeSheet(apart, 6, 'Смена Б')).status).toBe(409);
    const { id } = await makeFrame(owner, poll, { ...COMPARED, channels: [], published: false });
    const { body: sheet } = await makeSheet(id, 4, 'Смена Б');
    await publish(id, true);
    expect((await look(sheet.codes[0]!)).body.team).toBeNull();
  });
});

describe('a survey', () => {
  const QUESTIONS = [{ text: 'Порекомендуете?', type: 'RATING', scale: '0-10', theme: 'enps' }] as const;
  const draft = (more: object = {}) =>
    makeSurvey(owner, workspace, {
      questions: [...QUESTIONS],
      channels: ['sms'],
      anonymous: true,
      dimensions: ['team'],
      ...more,
    });
  const respondByCode = (survey: Survey, code: string, rating: number, session: string = randomUUID()) =>
    request(answers.respondToSurveyByCode, {
      params: { code },
      body: { answers: said(survey, [rating]), anonymous_session_id: session },
    });

  it('asks people without an account by a code, counts them, and compares their team, of which then nothing is left', async () => {
    const stock = await makeContacts('Склад', 5);
    const members = await makeTeam(owner, workspace, 'Касса', 5);
    const made = await draft();
    const launch = await request(surveysRoute.getSurveyLaunch, { token: owner.token, params: { id: made.id } });
    expect(launch.body.people).toBe(11);
    expect(launch.body.dimensions[0]!.groups.map(({ name, people }) => [name, people])).toEqual([
      ['Касса', 5],
      ['Склад', 5],
    ]);
    const survey = await publishSurvey(owner, made);
    await doJobs(workspace.id);
    const codes = codesOf(stock);
    const opened = await request(answers.getSurveyForCode, { params: { code: codes[0]! } });
    expect(opened.body).toMatchObject({ survey: { id: survey.id }, team: 'Склад' });
    const session = randomUUID();
    expect((await respondByCode(survey, codes[0]!, 2, session)).status).toBe(200);
    expect((await respondByCode(survey, codes[0]!, 3, session)).status).toBe(200);
    expect((await respondByCode(survey, codes[0]!, 3)).status).toBe(409);
    for (const code of codes.slice(1)) expect((await respondByCode(survey, code, 3)).status).toBe(200);
    for (const member of members) expect((await respond(member, survey, [10])).status).toBe(201);
    // What is sealed does not say by length, place or name who came by a code.
    const responses = await itemsOf(survey.id, 'response');
    expect(responses).toHaveLength(10);
    expect(new Set(responses.map(({ sealed }) => (sealed as Uint8Array).length)).size).toBe(1);
    expect(new Set(responses.map((item) => Object.keys(item).toSorted().join())).size).toBe(1);
    await complete(owner, survey);
    const { breakdown, stats } = await resultsOf(owner, survey);
    expect(stats).toMatchObject({ total_invited: 11, total_responded: 10 });
    const groups = breakdown!.dimensions.flatMap((one) => one.groups);
    expect(groups.map(({ name, answered, invited }) => ({ name, answered, invited }))).toEqual(
      expect.arrayContaining([
        { name: 'Касса', answered: 5, invited: 5 },
        { name: 'Склад', answered: 5, invited: 5 },
      ]),
    );
    const left = (await storedItems(survey.id)).map(({ type }) => String(type));
    for (const type of ['code-groups-key', 'code-key', 'code-mark', 'contact-key', 'mark', 'mark-key']) {
      expect(left).not.toContain(type);
    }
  });

  it('invites by a chat whoever has one', async () => {
    await makeBot(workspace, 'telegram', `${820_000 + keys}:tonus-teams-${keys}`);
    const stock = await makeContacts('Склад', 5);
    await makeContactChat(stock[0]!, 'telegram', '78');
    await publishSurvey(owner, await draft({ channels: ['telegram'], anonymous: false }));
    await doJobs(workspace.id);
    const [message, ...others] = played.telegram.bot(`${820_000 + keys}:tonus-teams-${keys}`).messages;
    expect([message!.chatId, others]).toEqual([78, []]);
    const code = /\/c\/(\w{10})$/.exec(message!.url!)![1]!;
    expect((await request(answers.getSurveyForCode, { params: { code } })).status).toBe(200);
  });

  it('with names takes their answers without one, and without a group', async () => {
    const stock = await makeContacts('Склад', 5);
    const survey = await publishSurvey(owner, await draft({ anonymous: false }));
    await doJobs(workspace.id);
    const codes = codesOf(stock);
    expect((await request(answers.getSurveyForCode, { params: { code: codes[0]! } })).body.team).toBeNull();
    for (const code of codes) expect((await respondByCode(survey, code, 3)).status).toBe(200);
    for (const item of await itemsOf(survey.id, 'response')) {
      expect([item['sealed'], item['attributes'], item['team']]).toEqual([undefined, undefined, undefined]);
    }
  });

  it('without names is opened for members and them together, and asks nobody whom no channel reaches', async () => {
    await makeContacts('Склад', 4);
    await makeContact(workspace, { phone: null });
    expect((await publishSurvey(owner, await draft())).total_invited).toBe(5);
    const byMail = await draft({ channels: ['mail'] });
    expect((await changeSurvey(owner, byMail, { status: 'PUBLISHED' })).status).toBe(409);
    expect((await publishSurvey(owner, await draft({ channels: ['mail'], anonymous: false }))).total_invited).toBe(1);
  });

  it('that is deleted takes along the codes it has sent and what they follow from', async () => {
    const [contact] = await makeContacts('Склад', 1);
    await makeContacts('Склад', 4);
    const survey = await publishSurvey(owner, await draft());
    await doJobs(workspace.id);
    const [code] = codesOf([contact!]);
    expect((await request(surveysRoute.deleteSurvey, { token: owner.token, params: { id: survey.id } })).status).toBe(
      204,
    );
    const jobs = (await storedItems(survey.id)).filter(
      ({ job }) => (job as { kind?: string } | undefined)?.kind === 'delete-poll',
    );
    expect(await deliver(...jobs)).toEqual(DONE);
    expect((await request(answers.getSurveyForCode, { params: { code: code! } })).status).toBe(404);
    expect((await storedItems(survey.id)).filter(({ type }) => type !== 'job')).toEqual([]);
    expect(await repos.contactCodes.secret(survey.id)).toBeNull();
  });
});
