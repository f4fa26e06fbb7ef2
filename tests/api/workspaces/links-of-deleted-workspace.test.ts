import { randomUUID } from 'node:crypto';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newLinkToken } from '#functions/accounts/email-link-token.ts';
import { answers } from '#shared/contract/answers.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request } from '#tests/support/api.ts';
import { measure } from '#tests/support/calls.ts';
import { makeBot } from '#tests/support/chats.ts';
import { makeContact } from '#tests/support/contacts.ts';
import {
  answersTo,
  makeCodeSheet,
  makeFrame,
  makeJoinLink,
  makePerson,
  makePoll,
  makeWorkspace,
  repos,
} from '#tests/support/factories.ts';
import { failCalls } from '#tests/support/intercept.ts';
import { makeKiosk, makeSurveyKiosk } from '#tests/support/kiosks.ts';
import { storedItems } from '#tests/support/stored.ts';
import { makeSurvey, makeSurveyCodeSheet, publishSurvey, shareUnder } from '#tests/support/surveys.ts';
import { deliver, failedAt } from '../jobs/stream.ts';

afterEach(() => vi.restoreAllMocks());

/** A workspace with an open poll and an open survey, and every way there is to answer them without an account. */
async function makeLinked() {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const poll = await makePoll(owner, workspace, { allow_anonymous_link: true });
  const frame = await makeFrame(owner, poll);
  const survey = await makeSurvey(owner, workspace, { allow_unauthenticated: true });
  const shared = await shareUnder(owner, await publishSurvey(owner, survey), `put-${randomUUID().slice(0, 8)}`);
  return {
    owner,
    workspace,
    poll,
    frame,
    survey: shared,
    short: (await repos.runs.findConsistent(frame.id))!.shortCode!,
    codes: (await makeCodeSheet(owner, frame, 2)).codes,
    surveyCodes: (await makeSurveyCodeSheet(owner, shared, 2)).codes,
    kiosk: (await makeKiosk(owner, frame)).token,
    surveyKiosk: (await makeSurveyKiosk(owner, shared)).token,
    join: await makeJoinLink(workspace),
    guest: await makePerson(),
  };
}

let linked: Awaited<ReturnType<typeof makeLinked>>;
beforeEach(async () => {
  linked = await makeLinked();
});

/** Everything that can be asked by a link, a code or at a kiosk, and what is answered. */
async function askAll() {
  const { poll, frame, survey, short, codes, surveyCodes, kiosk, surveyKiosk, join, guest } = linked;
  const said = () => ({ answers: answersTo(poll, ['9', 'Шум']), anonymous_session_id: randomUUID() });
  const responded = () => ({
    answers: [{ question_id: survey.questions[0]!.id, answer_rating: 5 }],
    anonymous_session_id: randomUUID(),
  });
  const asked = {
    poll: await request(answers.getPublicPoll, { params: { token: frame.public_token } }),
    ended: await request(answers.getEndedPoll, { params: { token: frame.public_token } }),
    pollTaken: await request(answers.takePublicPoll, { params: { token: frame.public_token }, body: said() }),
    short: await request(answers.getPollByCode, { params: { code: short } }),
    code: await request(answers.getPollForCode, { params: { code: codes[0]! } }),
    codeTaken: await request(answers.takePollByCode, { params: { code: codes[1]! }, body: said() }),
    kiosk: await request(answers.getKiosk, { params: { token: kiosk } }),
    kioskTaken: await request(answers.takePollAtKiosk, { params: { token: kiosk }, body: said() }),
    survey: await request(answers.getPublicSurvey, { params: { link: survey.share_link! } }),
    surveyReport: await request(answers.findReportOfSurvey, { params: { link: survey.share_link! } }),
    surveyTaken: await request(answers.respondToPublicSurvey, {
      params: { link: survey.share_link! },
      body: responded(),
    }),
    surveyCode: await request(answers.getSurveyForCode, { params: { code: surveyCodes[0]! } }),
    surveyCodeTaken: await request(answers.respondToSurveyByCode, {
      params: { code: surveyCodes[1]! },
      body: responded(),
    }),
    surveyKiosk: await request(answers.getKiosk, { params: { token: surveyKiosk } }),
    surveyKioskTaken: await request(answers.takeSurveyAtKiosk, { params: { token: surveyKiosk }, body: responded() }),
    join: await request(workspaces.openJoinLink, { params: { token: join.token } }),
    joined: await request(workspaces.acceptJoinLink, { params: { token: join.token }, token: guest.token }),
  };
  return Object.fromEntries(Object.entries(asked).map(([name, { status }]) => [name, status]));
}

const responses = async () =>
  (await storedItems()).filter(
    ({ type, pk }) => type === 'response' && [linked.frame.id, linked.survey.id].some((id) => String(pk).includes(id)),
  );
const erase = () =>
  request(workspaces.deleteWorkspace, { token: linked.owner.token, params: { id: linked.workspace.id } });
const all = (of: Record<string, number>, status: (known: number) => number) =>
  Object.fromEntries(Object.entries(of).map(([name, known]) => [name, status(known)]));

describe('whoever has a link, a code or a kiosk of a workspace', () => {
  it('finds nothing there from the moment it is deleted, before its job has come, and nothing is stored', async () => {
    expect((await erase()).status).toBe(204);
    const found = await askAll();
    expect(found).toEqual(all(found, () => 404));
    expect(await responses()).toEqual([]);
  });

  it('finds it as long as it is there, and a link is read as before: once', async () => {
    const found = await askAll();
    expect(found).toEqual(all(found, (status) => (status < 300 ? status : 0)));
    expect((await responses()).length).toBeGreaterThanOrEqual(6);
    const look = () => request(answers.getPublicPoll, { params: { token: linked.frame.public_token } });
    expect(await measure(look)).toMatchObject({ calls: 1, writes: 0 });
  });

  it('finds nothing even where the deletion stopped behind its first step: its job closes the runs before all else', async () => {
    const { owner, workspace } = linked;
    await repos.workspaces.remove(workspace.id, owner.id, randomUUID(), new Date());
    const [job] = (await storedItems(workspace.id)).filter(({ type }) => type === 'job');
    const broken = failCalls((command) => command instanceof BatchWriteCommand);
    expect(await deliver(job!)).toEqual(failedAt(1));
    broken.mockRestore();
    const found = await askAll();
    expect(found).toEqual(all(found, () => 404));
  });

  it('connects no chat by a slip any more', async () => {
    const { workspace } = linked;
    await makeBot(workspace, 'telegram');
    const { id } = await makeContact(workspace);
    const { bot } = (await repos.chats.findBot(workspace.id, 'telegram'))!;
    const now = new Date();
    const { userId, hash } = newLinkToken(id);
    await repos.chats.saveLink(workspace.id, 'telegram', {
      userId,
      hash,
      expiresAt: new Date(now.getTime() + 60_000),
    });
    await erase();
    const chat = { userId, hash, chatId: '7', since: now.toISOString(), consent: null };
    expect(await repos.chats.connect(workspace.id, 'telegram', chat, bot, now, 'contact')).toBe(false);
    expect((await storedItems(id)).filter(({ type }) => type === 'chat')).toEqual([]);
  });
});
