import { beforeAll, describe, expect, it } from 'vitest';
import { digestsOf, teamTag } from '#shared/ballots/ballot.ts';
import { fromBase64Url, randomBytes, toBase64Url } from '#shared/ballots/bytes.ts';
import { fingerprintOf } from '#shared/ballots/manifest.ts';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { request } from '#tests/support/api.ts';
import {
  answerAsMember,
  answerByBallot,
  askForBallot,
  collectBallot,
  drawBallot,
  manifestOf,
  signedBallot,
} from '#tests/support/ballots.ts';
import {
  answersTo,
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeWorkspace,
  repos,
  type Person,
} from '#tests/support/factories.ts';
import { moveRun } from '#tests/support/shown-run.ts';
import { storedItems } from '#tests/support/stored.ts';
import { countAll } from '#tests/support/table-stream.ts';

const PEOPLE = 6;
const ISSUED = { status: 409, body: { code: 'ballot_issued' } };
const WRONG = { status: 403, body: { code: 'wrong_ballot' } };

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
let people: Person[];
beforeAll(async () => {
  people = [];
  for (let count = 0; count < PEOPLE; count++) people.push(await makeMember(workspace, 'сотрудник'));
});

/** A poll that is open to members alone, whose answers are shown at its closing. */
async function openRun(settings: Parameters<typeof makeFrame>[2] = {}): Promise<{ poll: Poll; run: Frame }> {
  const poll = await makePoll(owner, workspace, { allow_anonymous_link: false });
  return { poll, run: await makeFrame(owner, poll, { results_visibility: 'closed', ...settings }) };
}
const toTake = async (who: Person, poll: Poll) =>
  (await request(polls.getPollToTake, { token: who.token, params: { id: poll.id } })).body;
const ofType = async (runId: string, type: string) =>
  (await storedItems(runId)).filter((item) => item['type'] === type);
const turnout = async (runId: string) =>
  (await request(polls.getSummary, { token: owner.token, params: { id: runId } })).body;

describe('a run has ballots', () => {
  it('where it is anonymous and its answers are not shown at once; its manifest is the same for everybody', async () => {
    const { poll, run } = await openRun();
    const { text, manifest } = await manifestOf(run.id);
    const { frame } = await toTake(people[0]!, poll);
    expect(frame!.ballot).toEqual({ fingerprint: run.fingerprint, key: 0, issued: false, again: false });
    expect(toBase64Url(await fingerprintOf(text))).toBe(run.fingerprint);
    expect(manifest).toMatchObject({ version: 1, run: run.id, opening: 1, title: poll.title, keys: [{ team: null }] });
    expect(manifest.questions).toHaveLength(poll.questions.length);
  });

  it.each([
    ['whose answers are shown at once', { is_anonymous: true }, { results_visibility: 'live' }],
    ['with names', { is_anonymous: false }, { results_visibility: 'closed' }],
  ] as const)('and none has one %s', async (_, ofPoll, ofRun) => {
    const poll = await makePoll(owner, workspace, { allow_anonymous_link: false, ...ofPoll });
    const run = await makeFrame(owner, poll, ofRun);
    expect((await toTake(people[0]!, poll)).frame!.ballot).toBeNull();
    expect(await request(answers.getBallotKeys, { params: { run_id: run.id } })).toMatchObject({ status: 404 });
    expect(await ofType(run.id, 'ballot-key')).toEqual([]);
  });

  it('with a key for each team of five that is compared, which the manifest names by hashes', async () => {
    const team = `Склад ${workspace.id.slice(0, 4)}`;
    const body = { user_ids: people.slice(0, 5).map(({ id }) => id), team };
    await request(workspaces.setTeam, { token: owner.token, params: { id: workspace.id }, body });
    const { poll, run } = await openRun({ compare_teams: true });
    const { text, manifest } = await manifestOf(run.id);
    expect(manifest.keys.map(({ team: tag }) => tag)).toEqual([null, toBase64Url(await teamTag(run.id, team))]);
    expect(text).not.toContain(team);
    expect((await toTake(people[0]!, poll)).frame!.ballot!.key).toBe(1);
    expect((await toTake(people[5]!, poll)).frame!.ballot!.key).toBe(0);
    // Of another key than one's own none is signed.
    expect(await askForBallot(people[5]!, await drawBallot(run.id, 1))).toMatchObject({ status: 409 });
    const ballot = await collectBallot(people[0]!, run.id, 1);
    await answerByBallot(poll, run.id, ballot, ['9', 'Ничего', '']);
    expect(await ofType(run.id, 'response')).toMatchObject([{ team }]);
  });
});

describe('a ballot', () => {
  it('is signed once, and again where it is the same: a reply may be lost', async () => {
    const { run } = await openRun();
    const drawn = await drawBallot(run.id);
    const first = await askForBallot(people[0]!, drawn);
    expect(first).toMatchObject({ status: 200 });
    expect((await askForBallot(people[0]!, drawn)).body).toEqual(first.body);
    expect(await askForBallot(people[0]!, await drawBallot(run.id))).toMatchObject(ISSUED);
    expect(await ofType(run.id, 'mark')).toHaveLength(1);
  });

  it('of ten that are asked for at the same moment is one', async () => {
    const { run } = await openRun();
    const drawn = await Promise.all(Array.from({ length: 10 }, () => drawBallot(run.id)));
    const replies = await Promise.all(drawn.map((one) => askForBallot(people[0]!, one)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  it('is given out once more in place of a lost one, one time', async () => {
    const { poll, run } = await openRun();
    await collectBallot(people[0]!, run.id);
    expect(await askForBallot(people[0]!, await drawBallot(run.id))).toMatchObject(ISSUED);
    const drawn = await drawBallot(run.id);
    const reply = await askForBallot(people[0]!, drawn, 'poll', true);
    expect(reply.status).toBe(200);
    // A lost reply is repeated here, too.
    expect((await askForBallot(people[0]!, drawn, 'poll', true)).body).toEqual(reply.body);
    expect(await askForBallot(people[0]!, await drawBallot(run.id), 'poll', true)).toMatchObject(ISSUED);
    expect((await toTake(people[0]!, poll)).frame!.ballot).toMatchObject({ issued: true, again: true });
    const ballot = await signedBallot(drawn, reply.body.signed);
    expect(await answerByBallot(poll, run.id, ballot, ['9', 'Ничего', ''])).toMatchObject({ status: 200 });
  });

  it('is given to nobody who has answered with a mark, and whoever was given one answers with none', async () => {
    const { poll, run } = await openRun();
    const take = (who: Person) =>
      request(polls.takePoll, {
        token: who.token,
        params: { id: run.id },
        body: { answers: answersTo(poll, ['7', 'Ничего', '']) },
      });
    expect(await take(people[0]!)).toMatchObject({ status: 200 });
    expect(await askForBallot(people[0]!, await drawBallot(run.id))).toMatchObject({
      status: 409,
      body: { code: 'already_answered' },
    });
    await collectBallot(people[1]!, run.id);
    expect(await take(people[1]!)).toMatchObject(ISSUED);
  });

  it('is given to nobody whom the run does not ask', async () => {
    const asked = people.slice(0, 5).map(({ id }) => id);
    const { run } = await openRun({ audience: { kind: 'members', user_ids: asked } });
    expect(await askForBallot(people[5]!, await drawBallot(run.id))).toMatchObject({ status: 403 });
    expect(await askForBallot(people[0]!, await drawBallot(run.id))).toMatchObject({ status: 200 });
  });

  it('that no key can sign is refused, and costs nobody theirs', async () => {
    const { run } = await openRun();
    const drawn = await drawBallot(run.id);
    const above = { ...drawn, blinding: { ...drawn.blinding, blinded: new Uint8Array(256).fill(255) } };
    expect(await askForBallot(people[0]!, above)).toMatchObject({ status: 422 });
    expect(await askForBallot(people[0]!, drawn)).toMatchObject({ status: 200 });
  });
});

describe('an answer by a ballot', () => {
  it('is taken without a session, replaced by the same ballot, and counted once as a member’s', async () => {
    const { poll, run } = await openRun();
    const ballot = await answerAsMember(people[0]!, poll, run.id, ['3', 'Шум', '']);
    const reply = await answerByBallot(poll, run.id, ballot, ['9', 'Ничего', '']);
    expect(reply.body).toEqual({ answers: ['9', 'Ничего', null] });
    for (const person of people.slice(1)) await answerAsMember(person, poll, run.id, ['8', 'Ничего', '']);
    expect((await ofType(run.id, 'response')).map((item) => item['answers'])).toHaveLength(PEOPLE);
    await countAll();
    await moveRun(owner, run, false);
    expect(await turnout(run.id)).toMatchObject({ members_answered: PEOPLE, answered_by_link: 0 });
  });

  it('is refused by a ballot that the run has not signed, whatever of it is changed', async () => {
    const { poll, run } = await openRun();
    const [ballot, other] = [await collectBallot(people[0]!, run.id), await openRun()];
    const say = (changed: object, runId = run.id) =>
      answerByBallot(poll, runId, { ...ballot, ...changed }, ['9', 'Ничего', '']);
    expect(await say({ nonce: toBase64Url(randomBytes(32)) })).toMatchObject(WRONG);
    expect(await say({ signature: toBase64Url(randomBytes(256)) })).toMatchObject(WRONG);
    expect(await say({ key: 1 })).toMatchObject(WRONG);
    expect(await answerByBallot(other.poll, other.run.id, ballot, ['9', 'Ничего', '']), 'of another run').toMatchObject(
      WRONG,
    );
    expect(await ofType(run.id, 'response')).toEqual([]);
    expect(await say({ seed: toBase64Url(randomBytes(32)) })).toMatchObject({ status: 200 });
  });

  it('is kept with the number from which what is published of it follows, and without anything of a member', async () => {
    const { poll, run } = await openRun();
    const ballot = await answerAsMember(people[0]!, poll, run.id, ['3', 'Шум', '']);
    const [stored] = await ofType(run.id, 'response');
    const { seed } = stored!['ballot'] as { seed: Uint8Array<ArrayBuffer> };
    const digests = await digestsOf(new Uint8Array(seed), stored!['answers'] as (string | null)[]);
    expect(digests).toEqual(await digestsOf(fromBase64Url(ballot.seed), ['3', 'Шум', null]));
    expect(JSON.stringify(stored)).not.toContain(people[0]!.id);
  });

  it('is taken no more when the run is closed; its keys are gone, and a new opening has others', async () => {
    const { poll, run } = await openRun();
    const drawn = await drawBallot(run.id);
    const ballot = await signedBallot(drawn, (await askForBallot(people[0]!, drawn)).body.signed);
    await answerByBallot(poll, run.id, ballot, ['3', 'Шум', '']);
    await moveRun(owner, run, false);
    expect(await answerByBallot(poll, run.id, ballot, ['9', 'Ничего', ''])).toMatchObject({ status: 409 });
    expect(await askForBallot(people[1]!, drawn)).toMatchObject({ status: 409, body: { code: 'run_closed' } });
    expect(await ofType(run.id, 'ballot-key')).toEqual([]);
    await moveRun(owner, run, true);
    expect(await answerByBallot(poll, run.id, ballot, ['9', 'Ничего', ''])).toMatchObject(WRONG);
    expect((await manifestOf(run.id)).manifest.opening).toBe(2);
    // The same number, signed anew: the answer is replaced and not doubled.
    const again = await drawBallot(run.id, 0, drawn);
    const renewed = await signedBallot(again, (await askForBallot(people[0]!, again)).body.signed);
    expect(await answerByBallot(poll, run.id, renewed, ['9', 'Ничего', ''])).toMatchObject({ status: 200 });
    expect((await ofType(run.id, 'response')).map((item) => item['answers'])).toEqual([['9', 'Ничего', null]]);
  });
});

describe('whether somebody has answered', () => {
  it('is known of a ballot when their browser tells it, and not before', async () => {
    const { poll, run } = await openRun();
    await answerAsMember(people[0]!, poll, run.id, ['3', 'Шум', '']);
    const waiting = async () =>
      (await request(polls.getWaiting, { token: people[0]!.token, params: { id: workspace.id } })).body.waiting.map(
        ({ frame_id }) => frame_id,
      );
    expect(await toTake(people[0]!, poll)).toMatchObject({ answered: false, frame: { ballot: { issued: true } } });
    expect(await waiting()).toContain(run.id);
    const told = await request(polls.reportPollBallot, { token: people[0]!.token, params: { id: run.id } });
    expect(told.status).toBe(204);
    expect((await toTake(people[0]!, poll)).answered).toBe(true);
    expect(await waiting()).not.toContain(run.id);
  });

  it('is told by nobody who was given no ballot', async () => {
    const { poll, run } = await openRun();
    await request(polls.reportPollBallot, { token: people[0]!.token, params: { id: run.id } });
    expect((await toTake(people[0]!, poll)).answered).toBe(false);
    expect(await ofType(run.id, 'mark')).toEqual([]);
    expect((await repos.runs.find(run.id))!.published).toBe(true);
  });
});
