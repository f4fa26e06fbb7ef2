import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#data/keys.ts';
import { update } from '#data/writes.ts';
import { blindSign } from '#functions/runs/ballots/blind-sign.ts';
import { newKeyPair } from '#functions/runs/ballots/key-pair.ts';
import { openBallot } from '#functions/runs/open-ballot.ts';
import { MODULUS_BYTES } from '#shared/ballots/blind-rsa.ts';
import { fromBase64Url, randomBytes, toBase64Url } from '#shared/ballots/bytes.ts';
import { polls } from '#shared/contract/polls.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Ballot } from '#shared/models/ballot.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { request } from '#tests/support/api.ts';
import { atOnce, timesAtOnce } from '#tests/support/at-once.ts';
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
  leave,
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeWorkspace,
  repos,
  table,
  type Person,
} from '#tests/support/factories.ts';
import { moveRun } from '#tests/support/shown-run.ts';
import { storedItems } from '#tests/support/stored.ts';
import { makeSurvey, publishSurvey } from '#tests/support/surveys.ts';
import { countAll } from '#tests/support/table-stream.ts';
import { forgedBallot, isSigned, noBallot, oddNumbers, spellingsOf, withBlinded } from './forged-ballots.ts';

const BROWSERS = 10;
const RACES = 20;
const FORGED = 10_000;
const FORGED_OVER_THE_API = 50;
const GOOD = ['9', 'Ничего', ''];
const ISSUED = { status: 409, body: { code: 'ballot_issued' } };
const WRONG = { status: 403, body: { code: 'wrong_ballot' } };

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
let people: Person[];
beforeAll(async () => {
  people = [];
  for (let count = 0; count < 6; count++) people.push(await makeMember(workspace, 'сотрудник'));
});

async function openRun(settings: Parameters<typeof makeFrame>[2] = {}): Promise<{ poll: Poll; run: Frame }> {
  const poll = await makePoll(owner, workspace, { allow_anonymous_link: false });
  return { poll, run: await makeFrame(owner, poll, { results_visibility: 'closed', ...settings }) };
}
const ofType = async (runId: string, type: string) =>
  (await storedItems(runId)).filter((item) => item['type'] === type);
/** By their keys: one that was made by mistake has no type. */
const marksOf = async (runId: string) => (await storedItems(runId)).filter(({ sk }) => sk.startsWith('MARK#'));
const take = (who: Person, poll: Poll, { id }: Pick<Frame, 'id'>) =>
  request(polls.takePoll, { token: who.token, params: { id }, body: { answers: answersTo(poll, GOOD) } });
const report = (who: Person, id: string) => request(polls.reportPollBallot, { token: who.token, params: { id } });

describe('a member who wants more than one ballot', () => {
  it('gets one from ten browsers that ask at the same moment, which answers once', async () => {
    const { poll, run } = await openRun();
    const drawn = await Promise.all(Array.from({ length: BROWSERS }, () => drawBallot(run.id)));
    const replies = await timesAtOnce(BROWSERS, (index) => askForBallot(people[0]!, drawn[index]!));
    const signed = replies.flatMap(({ status, body }, index) =>
      status === 200 ? [{ index, signed: body.signed }] : [],
    );
    expect(signed).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(BROWSERS - 1);
    const ballot = await signedBallot(drawn[signed[0]!.index]!, signed[0]!.signed);
    expect(await answerByBallot(poll, run.id, ballot, GOOD)).toMatchObject({ status: 200 });
    expect(await marksOf(run.id)).toHaveLength(1);
  });

  it('gets one more from ten browsers that all have lost the first, and it is counted', async () => {
    const { run } = await openRun();
    await collectBallot(people[0]!, run.id);
    const drawn = await Promise.all(Array.from({ length: BROWSERS }, () => drawBallot(run.id)));
    const replies = await timesAtOnce(BROWSERS, (index) => askForBallot(people[0]!, drawn[index]!, 'poll', true));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await marksOf(run.id)).toMatchObject([{ again: 1 }]);
    expect(await askForBallot(people[0]!, await drawBallot(run.id), 'poll', true)).toMatchObject(ISSUED);
  });

  it('gets none once more without a first, and the first is not given out again when it was replaced', async () => {
    const { run } = await openRun();
    const first = await drawBallot(run.id);
    expect((await askForBallot(people[0]!, first, 'poll', true)).status).not.toBe(200);
    expect(await marksOf(run.id)).toEqual([]);
    expect(await askForBallot(people[0]!, first)).toMatchObject({ status: 200 });
    expect(await askForBallot(people[0]!, await drawBallot(run.id), 'poll', true)).toMatchObject({ status: 200 });
    expect(await askForBallot(people[0]!, first)).toMatchObject(ISSUED);
  });

  it('answers by a ballot or with a mark, never both, when both are tried at the same moment', async () => {
    const { poll, run } = await openRun();
    const outcomes: string[] = [];
    for (let race = 0; race < RACES; race++) {
      const who = await makeMember(workspace, 'сотрудник');
      const drawn = await drawBallot(run.id);
      const calls = [() => askForBallot(who, drawn), () => take(who, poll, run)];
      const replies = await atOnce<{ readonly status: number }>(race % 2 === 0 ? calls : calls.toReversed());
      outcomes.push(
        replies
          .map(({ status }) => status)
          .toSorted((a, b) => a - b)
          .join(),
      );
    }
    expect(new Set(outcomes)).toEqual(new Set(['200,409']));
    expect(await marksOf(run.id)).toHaveLength(RACES);
  });

  it('gets none of another run, opening or team signed for this one', async () => {
    const [{ run }, other] = [await openRun(), await openRun()];
    const foreign = await drawBallot(other.run.id);
    // What was blinded under another key comes back as no signature of either.
    const reply = await askForBallot(people[0]!, { ...foreign, runId: run.id });
    if (reply.status === 200) await expect(signedBallot(foreign, reply.body.signed)).rejects.toThrow('not of this key');
    for (const key of [1, -1, 20, 2 ** 31]) {
      expect((await askForBallot(people[1]!, { ...(await drawBallot(run.id)), key })).status).toBe(409);
    }
    expect(await marksOf(run.id)).toHaveLength(reply.status === 200 ? 1 : 0);
  });
});

describe('whoever is not asked', () => {
  it('gets no ballot: who has left, was never a member, or is not in the audience; and can report none', async () => {
    const asked = people.slice(0, 5).map(({ id }) => id);
    const { run } = await openRun({ audience: { kind: 'members', user_ids: asked } });
    const gone = await makeMember(workspace, 'сотрудник');
    await leave(workspace, gone);
    const drawn = await drawBallot(run.id);
    expect(await askForBallot(gone, drawn)).toMatchObject({ status: 404 });
    expect(await askForBallot(await makePerson(), drawn)).toMatchObject({ status: 404 });
    expect(await askForBallot(people[5]!, drawn)).toMatchObject({ status: 403 });
    for (const who of [gone, people[5]!]) await report(who, run.id);
    expect(await marksOf(run.id)).toEqual([]);
  });

  it('reaches no run of another workspace, by whatever id', async () => {
    const stranger = await makePerson();
    await makeWorkspace(stranger);
    const { poll, run } = await openRun();
    const drawn = await drawBallot(run.id);
    for (const id of [run.id, poll.id, workspace.id, randomUUID()]) {
      expect(await askForBallot(stranger, { ...drawn, runId: id })).toMatchObject({ status: 404 });
      expect(await report(stranger, id)).toMatchObject({ status: 404 });
    }
    for (const id of [poll.id, workspace.id, randomUUID()]) {
      expect(await answerByBallot(poll, id, noBallot(), GOOD)).toMatchObject({ status: 404 });
    }
    expect(await marksOf(run.id)).toEqual([]);
  });
});

describe('a ballot that is not the run’s', () => {
  it('is taken under no key but its own team’s: nobody speaks for a team they are not in', async () => {
    const team = `Склад ${randomUUID().slice(0, 4)}`;
    const body = { user_ids: people.slice(0, 5).map(({ id }) => id), team };
    await request(workspaces.setTeam, { token: owner.token, params: { id: workspace.id }, body });
    const { poll, run } = await openRun({ compare_teams: true });
    expect(await askForBallot(people[5]!, await drawBallot(run.id, 1))).toMatchObject({ status: 409 });
    expect(await askForBallot(people[0]!, await drawBallot(run.id, 0))).toMatchObject({ status: 409 });
    const ballot = await collectBallot(people[5]!, run.id, 0);
    expect(await answerByBallot(poll, run.id, { ...ballot, key: 1 }, GOOD)).toMatchObject(WRONG);
    expect(await answerByBallot(poll, run.id, ballot, GOOD)).toMatchObject({ status: 200 });
    expect(await ofType(run.id, 'response')).toMatchObject([{ ballot: { key: 0 } }]);
    // Once given out, a ballot stays what it is: whoever is moved answers in no second team. Whoever has none yet gets that of the new one.
    const moved = { token: owner.token, params: { id: workspace.id }, body: { user_ids: [people[5]!.id], team } };
    await request(workspaces.setTeam, moved);
    expect(await askForBallot(people[5]!, await drawBallot(run.id, 1))).toMatchObject(ISSUED);
    const late = await makeMember(workspace, 'сотрудник');
    await request(workspaces.setTeam, { ...moved, body: { user_ids: [late.id], team } });
    expect(await askForBallot(late, await drawBallot(run.id, 1))).toMatchObject({ status: 200 });
    await request(workspaces.setTeam, {
      token: owner.token,
      params: { id: workspace.id },
      body: { user_ids: people.map(({ id }) => id), team: null },
    });
  });

  it('is taken of no earlier opening, and of none when the run is closed', async () => {
    const { poll, run } = await openRun();
    const ballot = await collectBallot(people[0]!, run.id);
    await moveRun(owner, run, false);
    expect(await answerByBallot(poll, run.id, ballot, GOOD)).toMatchObject({ status: 409 });
    expect(await ofType(run.id, 'ballot-key')).toEqual([]);
    await moveRun(owner, run, true);
    expect(await answerByBallot(poll, run.id, ballot, GOOD)).toMatchObject(WRONG);
    expect(await ofType(run.id, 'response')).toEqual([]);
  });

  it('is neither given out nor taken from the moment of the deadline, before anybody has closed the run', async () => {
    const { poll, run } = await openRun();
    const ballot = await collectBallot(people[0]!, run.id);
    const drawn = await drawBallot(run.id);
    const past = { deadline: new Date(Date.now() - 1000).toISOString() };
    await table.write(update(keys.run(run.id), { set: past, add: { version: 1 } }));
    expect(await answerByBallot(poll, run.id, ballot, GOOD)).toMatchObject({ status: 409 });
    expect(await askForBallot(people[1]!, drawn)).toMatchObject({ status: 409 });
    expect([await marksOf(run.id), await ofType(run.id, 'response')]).toMatchObject([[{ opening: 1 }], []]);
  });

  it('of a poll opens no survey, and of a survey no poll', async () => {
    const { poll, run } = await openRun();
    const survey = await publishSurvey(owner, await makeSurvey(owner, workspace));
    const [ofPoll, ofSurvey] = [await drawBallot(run.id), await drawBallot(survey.id)];
    expect(await askForBallot(people[0]!, ofPoll, 'survey')).toMatchObject({ status: 404 });
    expect(await askForBallot(people[0]!, ofSurvey, 'poll')).toMatchObject({ status: 404 });
    const ballot = await collectBallot(people[0]!, survey.id, 0, 'survey');
    expect(await answerByBallot(poll, survey.id, ballot, GOOD)).toMatchObject({ status: 404 });
    expect(await answerByBallot(poll, run.id, ballot, GOOD)).toMatchObject(WRONG);
    expect(await ofType(run.id, 'response')).toEqual([]);
  });

  it('is refused over the API, fifty in fifty: drawn, changed by a bit, of numbers that sign themselves', async () => {
    const { poll, run } = await openRun();
    const real = await collectBallot(people[0]!, run.id);
    const { n } = (await manifestOf(run.id)).manifest.keys[0]!;
    const forged = [
      ...oddNumbers(fromBase64Url(n)).map(([, bytes]) => ({ ...noBallot(), signature: toBase64Url(bytes) })),
      ...Array.from({ length: FORGED_OVER_THE_API }, (_, index) => forgedBallot(real, index)),
    ].slice(0, FORGED_OVER_THE_API);
    for (const ballot of forged) expect(await answerByBallot(poll, run.id, ballot, GOOD)).toMatchObject(WRONG);
    expect(await ofType(run.id, 'response')).toEqual([]);
  });

  it('is refused ten thousand times in ten thousand', async () => {
    const { run } = await openRun();
    const real = await collectBallot(people[0]!, run.id);
    const stored = (await repos.runs.find(run.id))!;
    const manifest = await repos.ballots.manifest(run.id, 1);
    const context = { repos: { ballots: { manifest: async () => manifest } } };
    await expect(openBallot(stored, real, context)).resolves.toMatchObject({ key: 0, opening: 1 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: FORGED }, async (_, index) => openBallot(stored, forgedBallot(real, index), context)),
    );
    const refusals = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'taken'));
    expect(new Set(refusals)).toEqual(new Set(['wrong_ballot']));
  });
});

describe('one ballot', () => {
  it('is one answer however its number is written, whatever seed it is sent with, from however many browsers', async () => {
    const { poll, run } = await openRun();
    const ballot = await collectBallot(people[0]!, run.id);
    const spellings = spellingsOf(ballot.nonce);
    expect(spellings.length).toBeGreaterThan(1);
    for (const nonce of spellings) {
      expect(fromBase64Url(nonce)).toEqual(fromBase64Url(ballot.nonce));
      const seed = toBase64Url(randomBytes(32));
      const { status } = await answerByBallot(poll, run.id, { ...ballot, nonce, seed }, GOOD);
      expect([200, 403]).toContain(status);
    }
    await timesAtOnce(BROWSERS, (index) =>
      answerByBallot(poll, run.id, { ...ballot, seed: toBase64Url(randomBytes(32)) }, [String(index), 'Шум', '']),
    );
    expect(await ofType(run.id, 'response')).toHaveLength(1);
  });

  /**
   * Numbers of ballots stand in the record once a run is closed. Where the run is opened again, somebody could have another
   * person's number signed for themselves.
   */
  it('of somebody else cannot be replaced by whoever reads its number in the record of the opening before', async () => {
    const { poll, run } = await openRun();
    const theirs = await answerAsMember(people[0]!, poll, run.id, ['9', 'Её ответ', '']);
    await moveRun(owner, run, false);
    await moveRun(owner, run, true);
    const drawn = await drawBallot(run.id, 0, { nonce: fromBase64Url(theirs.nonce) });
    const { body } = await askForBallot(people[1]!, drawn);
    const own = await signedBallot(drawn, body.signed);
    expect(await answerByBallot(poll, run.id, own, ['0', 'Чужой ответ', ''])).toMatchObject({ status: 403 });
    const said = (await ofType(run.id, 'response')).map((item) => (item['answers'] as string[])[1]);
    expect(said).toContain('Её ответ');
  });
});

describe('what the company is shown', () => {
  it('has no number, signature or seed of a ballot in it, open or closed', async () => {
    const { poll, run } = await openRun();
    const ballots: Ballot[] = [];
    for (const who of people) ballots.push(await answerAsMember(who, poll, run.id, GOOD));
    await countAll();
    const look = async () => {
      const params = { id: run.id };
      const replies = await Promise.all([
        request(polls.getResults, { token: owner.token, params, query: { limit: '500' } }),
        request(polls.getSummary, { token: owner.token, params }),
        request(polls.listFrames, { token: owner.token, params: { id: poll.id } }),
        request(polls.getPollToTake, { token: people[0]!.token, params: { id: poll.id } }),
      ]);
      return replies.map(({ text }) => text).join();
    };
    const open = await look();
    await moveRun(owner, run, false);
    const closed = await look();
    expect(closed).toContain('Ничего');
    const traces = ballots.flatMap(({ nonce, signature, seed }) => [nonce, signature, seed]);
    expect(traces.filter((trace) => (open + closed).includes(trace))).toEqual([]);
    // Nor have the copies that results are shown from.
    const copies = (await storedItems(run.id)).filter(({ pk }) => pk.startsWith('RELEASED#'));
    expect(copies.length).toBeGreaterThanOrEqual(people.length);
    expect(copies.filter((item) => 'ballot' in item)).toEqual([]);
  });
});

describe('a browser that tells it is done', () => {
  it('changes nothing by telling it again, nor for anybody else', async () => {
    const { poll, run } = await openRun();
    for (const who of people.slice(0, 2)) await answerAsMember(who, poll, run.id, GOOD);
    const toTake = async (who: Person) =>
      (await request(polls.getPollToTake, { token: who.token, params: { id: poll.id } })).body.answered;
    for (let time = 0; time < 3; time++) expect(await report(people[0]!, run.id)).toMatchObject({ status: 204 });
    expect(await Promise.all(people.slice(0, 3).map(toTake))).toEqual([true, false, false]);
    expect(await marksOf(run.id)).toHaveLength(2);
    // It gives nothing back either: no second ballot but the one in place of a lost one.
    expect(await askForBallot(people[0]!, await drawBallot(run.id))).toMatchObject(ISSUED);
  });

  it('is heard of no run that is closed, opened again, and gave this member nothing since', async () => {
    const { poll, run } = await openRun();
    await answerAsMember(people[0]!, poll, run.id, GOOD);
    await moveRun(owner, run, false);
    expect(await report(people[0]!, run.id)).toMatchObject({ status: 204 });
    await moveRun(owner, run, true);
    expect(await report(people[0]!, run.id)).toMatchObject({ status: 204 });
    const { body } = await request(polls.getPollToTake, { token: people[0]!.token, params: { id: poll.id } });
    expect(body).toMatchObject({ answered: false, frame: { ballot: { issued: false } } });
  });
});

describe('odd numbers to be signed', () => {
  /*
   * RFC 9474 signs every number below the modulus (section 4.3). 0, 1 and n − 1 sign themselves: everybody knows that without
   * asking, and no message is encoded as any of them.
   */
  it('are signed below the modulus as the standard says, refused from it on, and are no ballots', async () => {
    const { n, privateKey } = await newKeyPair();
    const modulus = fromBase64Url(n);
    for (const [name, bytes, itself] of oddNumbers(modulus)) {
      const signed = blindSign(privateKey, bytes);
      expect([name, signed && new Uint8Array(signed)]).toEqual([name, itself ? bytes : null]);
      const taken = [0, 32, MODULUS_BYTES].filter((length) => isSigned(privateKey, randomBytes(length), bytes));
      expect([name, taken]).toEqual([name, []]);
    }
  });

  it('come over the API to nothing either: refused without a mark, or the one ballot of whoever asks, which is worthless', async () => {
    const { poll, run } = await openRun();
    const drawn = await drawBallot(run.id);
    for (const [name, bytes, itself] of oddNumbers(drawn.modulus)) {
      const who = await makeMember(workspace, 'сотрудник');
      const before = (await marksOf(run.id)).length;
      const reply = await askForBallot(who, withBlinded(drawn, bytes));
      const marks = (await marksOf(run.id)).length - before;
      expect([name, reply.status, marks]).toEqual([name, ...(itself ? [200, 1] : [422, 0])]);
      if (!itself) continue;
      expect(reply.body.signed).toBe(toBase64Url(bytes));
      const ballot = { ...noBallot(), signature: reply.body.signed };
      expect(await answerByBallot(poll, run.id, ballot, GOOD)).toMatchObject(WRONG);
    }
    expect(await ofType(run.id, 'response')).toEqual([]);
  });

  it('of another length are refused before anything is looked up', async () => {
    const { run } = await openRun();
    const drawn = await drawBallot(run.id);
    for (const length of [0, 1, MODULUS_BYTES - 1, MODULUS_BYTES + 1, 100_000]) {
      expect(await askForBallot(people[0]!, withBlinded(drawn, new Uint8Array(length)))).toMatchObject({ status: 422 });
    }
    expect(await marksOf(run.id)).toEqual([]);
  });
});
