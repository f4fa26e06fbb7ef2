import { beforeAll, describe, expect, it } from 'vitest';
import { digestsOf } from '#shared/ballots/ballot.ts';
import { fromBase64Url } from '#shared/ballots/bytes.ts';
import { checkReceipt, checkRecord, checkRecount, missingAnswers } from '#shared/ballots/check.ts';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Ballot } from '#shared/models/ballot.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { check } from '#scripts/verify-run-record.ts';
import { request } from '#tests/support/api.ts';
import {
  answerAsMember,
  askForBallot,
  collectBallot,
  drawBallot,
  signedBallot,
  answerByBallot,
} from '#tests/support/ballots.ts';
import {
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeResponse,
  makeWorkspace,
  repos,
  table,
  type Person,
} from '#tests/support/factories.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { storedItems } from '#tests/support/stored.ts';
import { complete } from '#tests/support/survey-answers.ts';
import { makeSurvey, publishSurvey } from '#tests/support/surveys.ts';
import { countAll } from '#tests/support/table-stream.ts';

const PEOPLE = 7;

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
let people: Person[];
beforeAll(async () => {
  people = [];
  for (let count = 0; count < PEOPLE; count++) people.push(await makeMember(workspace, 'сотрудник'));
});

async function openRun(settings: Parameters<typeof makePoll>[2] = {}): Promise<{ poll: Poll; run: Frame }> {
  const poll = await makePoll(owner, workspace, { allow_anonymous_link: false, ...settings });
  return { poll, run: await makeFrame(owner, poll, { results_visibility: 'closed' }) };
}

async function publish({ id }: Frame, published: boolean): Promise<void> {
  await request(polls.publishFrame, { token: owner.token, params: { id }, body: { published } });
  await countAll();
  await finish(id);
}

/** Does the job that ends a run. */
async function finish(id: string): Promise<void> {
  const jobs = (await storedItems(id)).filter(({ job }) => (job as { kind?: string })?.kind === 'forget-participation');
  expect(await deliver(...jobs)).toEqual(DONE);
}
const said = (one: number) => [String(one + 3), `Мешало ${one}`, `Радовало ${one}`];

/** Everybody of these answers by a ballot. */
async function answerAll(poll: Poll, run: Frame, from: readonly Person[]): Promise<Ballot[]> {
  const ballots: Ballot[] = [];
  for (const [one, who] of from.entries()) ballots.push(await answerAsMember(who, poll, run.id, said(one)));
  return ballots;
}

/** The record of a run as anybody downloads it, for page and script; null while there is none. */
async function recordOf({ id: run_id }: { readonly id: string }) {
  const reply = await request(answers.getRunRecord, { params: { run_id } });
  if (reply.status === 404) return null;
  const head = reply.body;
  const texts: string[] = [];
  for (const part of head.parts.keys()) {
    const { body } = await request(answers.getRunRecordPart, { params: { run_id, part: String(part) } });
    texts.push(body.entries);
  }
  const parts = texts.map((text) => new Uint8Array(Buffer.from(text, 'base64')));
  const file = { format: 'tonus-run-record/1', record: head, parts: texts };
  return { head, file, checked: await checkRecord({ head, parts }) };
}

const receiptOf = ({ key, nonce, signature }: Ballot, opening = 1) => ({
  opening,
  key,
  nonce: fromBase64Url(nonce),
  signature: fromBase64Url(signature),
});
const recountOf = async (run: Frame, who = owner) =>
  request(polls.getFrameRecount, { token: who.token, params: { id: run.id } });

describe('closing a run with ballots', () => {
  it('publishes a record in which page and script find everything as it should be', async () => {
    const { poll, run } = await openRun({ allow_anonymous_link: true });
    const ballots = await answerAll(poll, run, people.slice(0, 5));
    // One is given a ballot and never answers, one loses theirs and takes another.
    await collectBallot(people[5]!, run.id);
    await collectBallot(people[6]!, run.id);
    const again = await drawBallot(run.id);
    const { body } = await askForBallot(people[6]!, again, 'poll', true);
    ballots.push(await signedBallot(again, body.signed));
    await answerByBallot(poll, run.id, ballots[5]!, said(5));
    await makeResponse(poll, run.public_token!, ['10', 'По ссылке', 'Вид']);
    expect(await recordOf(run)).toBeNull();
    await publish(run, false);

    const record = (await recordOf(run))!;
    expect(record.head).toMatchObject({ run: run.id, counted: 6, others: 1, waiting: 0, invited: PEOPLE + 1 });
    expect(record.head.openings).toMatchObject([{ issued: 8, again: 1 }]);
    expect(record.checked.findings.filter(({ wrong }) => wrong > 0)).toEqual([]);
    expect(check(record.file).filter(({ fine }) => !fine)).toEqual([]);
    for (const [one, ballot] of ballots.entries()) {
      expect(await checkReceipt(record.checked, receiptOf(ballot))).toBe('counted');
      const own = await digestsOf(fromBase64Url(ballot.seed), said(one));
      expect(missingAnswers(record.checked, own)).toEqual([]);
    }
  });

  it('lets whoever reads the results count them anew, each question by itself', async () => {
    const { poll, run } = await openRun();
    await answerAll(poll, run, people.slice(0, 6));
    expect(await recountOf(run)).toMatchObject({ status: 404 });
    await publish(run, false);
    const { checked } = (await recordOf(run))!;
    const { body: recount } = await recountOf(run);
    expect(await checkRecount(checked, recount)).toEqual(
      poll.questions.map(() => ({ answers: 6, wrong: 0, untold: 0 })),
    );
    const told = recount.questions.map((question) => question.answers.map(({ answer }) => answer!.replace(/\D/g, '')));
    expect(told[1]!.toSorted()).toEqual(told[2]!.toSorted());
    expect(told[1]).not.toEqual(['0', '1', '2', '3', '4', '5']);
    const salts = recount.questions.flatMap((question) => question.answers.map(({ salt }) => salt));
    expect(new Set(salts).size).toBe(salts.length);
    expect(await recountOf(run, people[0])).toMatchObject({ status: 403 });
  });

  it('publishes nothing where fewer than five have answered', async () => {
    const { poll, run } = await openRun();
    await answerAll(poll, run, people.slice(0, 4));
    await publish(run, false);
    expect(await recordOf(run)).toBeNull();
    expect(await recountOf(run)).toMatchObject({ status: 404 });
  });

  it('keeps no mark of whoever was given a ballot, and counts those of each opening once', async () => {
    const { poll, run } = await openRun();
    await answerAll(poll, run, people.slice(0, 5));
    await publish(run, false);
    const marks = (await storedItems(run.id)).filter(({ type }) => type === 'mark');
    expect(marks).toEqual([]);
    await publish(run, true);
    await publish(run, false);
    expect((await recordOf(run))!.head.openings).toMatchObject([
      { issued: 5, again: 0 },
      { issued: 0, again: 0 },
    ]);
  });
});

describe('what is settled at closing', () => {
  it('stays where the forgetting of marks was broken off', async () => {
    const { poll, run } = await openRun();
    await answerAll(poll, run, people.slice(0, 5));
    await request(polls.publishFrame, { token: owner.token, params: { id: run.id }, body: { published: false } });
    await countAll();
    await repos.runRecords.settle((await repos.runs.find(run.id, { consistent: true }))!);
    const marks = (await storedItems(run.id)).filter(({ type }) => type === 'mark');
    await table.removeMany(marks.slice(0, 3));
    await finish(run.id);
    expect((await recordOf(run))!.head.openings).toMatchObject([{ issued: 5, again: 0 }]);
  });

  it('counts whoever joined while the run was open among those who could be given a ballot', async () => {
    const { poll, run } = await openRun();
    const late = await makeMember(workspace, 'сотрудник');
    await answerAll(poll, run, [...people.slice(0, 5), late]);
    const asked = (await repos.runs.find(run.id))!.invited!;
    await publish(run, false);
    expect((await recordOf(run))!.head).toMatchObject({ counted: 6, invited: asked + 1 });
  });
});

describe('completing a survey with ballots', () => {
  it('publishes a record, and lets count anew what its results tell whole', async () => {
    const survey = await publishSurvey(
      owner,
      await makeSurvey(owner, workspace, {
        questions: [
          { text: 'Вам нравится работа?', type: 'RATING' },
          { text: 'Чего не хватает?', type: 'CHECKBOX', options: ['Людей', 'Времени'], required: false },
          { text: 'Что бы вы изменили?', type: 'TEXTAREA', required: false },
        ],
      }),
    );
    for (const person of people) {
      const ballot = await collectBallot(person, survey.id, 0, 'survey');
      const [rating, lacking] = survey.questions;
      const body = {
        ballot,
        answers: [
          { question_id: rating!.id, answer_rating: 4 },
          { question_id: lacking!.id, answer_options: ['Людей'] },
        ],
      };
      expect(await request(answers.takeSurveyByBallot, { params: { run_id: survey.id }, body })).toMatchObject({
        status: 200,
      });
    }
    await complete(owner, survey);
    const { head, checked, file } = (await recordOf(survey))!;
    expect(head).toMatchObject({ counted: PEOPLE, others: 0, waiting: 0 });
    expect(head.openings).toMatchObject([{ issued: PEOPLE, again: 0 }]);
    expect(checked.findings.filter(({ wrong }) => wrong > 0)).toEqual([]);
    expect(check(file).filter(({ fine }) => !fine)).toEqual([]);
    const { body: recount } = await request(surveys.getSurveyRecount, {
      token: owner.token,
      params: { id: survey.id },
    });
    // Of several options each is counted by itself, and nobody has written anything: neither is told answer by answer.
    expect(await checkRecount(checked, recount)).toEqual([
      { answers: PEOPLE, wrong: 0, untold: 0 },
      { answers: 0, wrong: 0, untold: PEOPLE },
      { answers: 0, wrong: 0, untold: PEOPLE },
    ]);
  });
});

describe('a run that is opened again', () => {
  it('keeps those who come then out of the record while they are few: nobody tells two records apart', async () => {
    const { poll, run } = await openRun();
    await answerAll(poll, run, people.slice(0, 5));
    await publish(run, false);
    const before = (await recordOf(run))!;
    await publish(run, true);
    const late = await answerAsMember(people[5]!, poll, run.id, said(5));
    await publish(run, false);
    const after = (await recordOf(run))!;
    expect(after.head).toMatchObject({ counted: 5, waiting: 1 });
    expect(after.checked.digests).toEqual(before.checked.digests);
    expect(after.checked.findings.filter(({ wrong }) => wrong > 0)).toEqual([]);
    expect(await checkReceipt(after.checked, receiptOf(late, 2))).toBe('missing');
    const { body: recount } = await recountOf(run);
    expect(await checkRecount(after.checked, recount)).toMatchObject([{ answers: 5, wrong: 0, untold: 0 }, {}, {}]);
  });

  it('counts a ballot under the signature of its last opening, once', async () => {
    const { poll, run } = await openRun();
    const [first] = await answerAll(poll, run, people.slice(0, 5));
    await publish(run, false);
    await publish(run, true);
    const same = { nonce: fromBase64Url(first!.nonce), seed: fromBase64Url(first!.seed) };
    const drawn = await drawBallot(run.id, 0, same);
    const { body } = await askForBallot(people[0]!, drawn);
    const renewed = await signedBallot(drawn, body.signed);
    expect(await answerByBallot(poll, run.id, renewed, said(0))).toMatchObject({ status: 200 });
    await publish(run, false);
    const record = (await recordOf(run))!;
    expect(record.head).toMatchObject({ counted: 5, waiting: 0 });
    expect(record.checked.findings.filter(({ wrong }) => wrong > 0)).toEqual([]);
    expect(record.checked.ballots.filter(({ opening }) => opening === 2)).toHaveLength(1);
    // The receipt of the first opening is of the same ballot.
    expect(await checkReceipt(record.checked, receiptOf(first!))).toBe('counted');
  });
});
