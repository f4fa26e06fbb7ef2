import { describe, expect, it, vi } from 'vitest';
import { publishFrame } from '#functions/polls/operations/publish-frame.ts';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import { request } from '#tests/support/api.ts';
import { makeFrame, makePerson, makePoll, makeWorkspace, keyring, repos, vault } from '#tests/support/factories.ts';
import { answerCheapReadsWith } from '#tests/support/stale-reads.ts';
import { noticeAt } from '#shared/rules/respondent-notice.ts';
import { storedItems } from '#tests/support/stored.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner, 'Ромашка');
const publish = (id: string, published: boolean) =>
  request(polls.publishFrame, { token: owner.token, params: { id }, body: { published } });
const open = (token: string) => request(answers.getPublicPoll, { params: { token } });

describe('works', () => {
  it('opens a run for answers and closes it again (B4-35, B7-23)', async () => {
    const draft = await makeFrame(owner, await makePoll(owner, workspace), { published: false });
    expect((await open(draft.public_token)).status).toBe(409);
    // The short address comes with the first opening.
    const opened = {
      ...draft,
      languages: ['ru'],
      was_opened: true,
      notice_editions: [noticeAt(new Date())],
      public_short: expect.stringMatching(/^\w{5}-\w{5}$/),
    };
    expect(await publish(draft.id, true)).toMatchObject({ status: 200, body: { ...opened, published: true } });
    expect((await open(draft.public_token)).status).toBe(200);
    expect(await publish(draft.id, false)).toMatchObject({ status: 200, body: { ...opened, published: false } });
    expect((await open(draft.public_token)).status).toBe(409);
    // The edition of the notice lies with the run, not with the service.
    const kept = (await storedItems(draft.id)).find(({ type }) => type === 'run');
    expect(kept).toMatchObject({ noticeEditions: [noticeAt(new Date())] });
  });

  it.each([true, false])('changes nothing when asked for what already is (%s)', async (published) => {
    const frame = await makeFrame(owner, await makePoll(owner, workspace), { published });
    const before = await storedItems(frame.id);
    expect(await publish(frame.id, published)).toMatchObject({ status: 200, body: frame });
    expect(await storedItems(frame.id)).toEqual(before);
  });

  it('goes by what is, not by what a replica still says', async () => {
    const frame = await makeFrame(owner, await makePoll(owner, workspace), { published: false });
    const stale = (await storedItems(frame.id)).find((item) => item['type'] === 'run')!;
    await publish(frame.id, true);
    answerCheapReadsWith(stale);
    expect(await publish(frame.id, false)).toMatchObject({ status: 200, body: { published: false } });
    vi.restoreAllMocks();
    expect((await open(frame.public_token)).status).toBe(409);
  });

  it('asks the same questions after it was closed and opened again', async () => {
    const frame = await makeFrame(owner, await makePoll(owner, workspace));
    const before = (await open(frame.public_token)).body;
    await publish(frame.id, false);
    await publish(frame.id, true);
    expect((await open(frame.public_token)).body).toEqual(before);
  });
});

describe('fails', () => {
  it('with 409 for whoever changed the run from what it no longer is', async () => {
    const draft = await makeFrame(owner, await makePoll(owner, workspace), { published: false });
    const frame = (await repos.runs.find(draft.id))!;
    const member = (await repos.members.list(workspace.id)).members[0]!;
    const context = {
      // All of them look before any of them writes.
      repos: { ...repos, runs: { ...repos.runs, findConsistent: async () => frame } },
      keyring,
      vault,
      tokenEpoch: '1',
      now: new Date(),
      newId: () => '',
      sourceAddress: '',
      userAgent: '',
      actor: { userId: owner.id, sessionId: owner.sessionId },
      workspaceId: workspace.id,
      member,
      run: frame,
    };
    const input = { params: { id: draft.id }, query: undefined, body: { published: true } };
    const outcomes = await Promise.allSettled([
      publishFrame(context, input),
      publishFrame(context, input),
      publishFrame(context, input),
    ]);
    const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(lost.map(({ reason }) => reason as unknown)).toMatchObject([{ status: 409 }, { status: 409 }]);
    expect((await repos.runs.find(draft.id))!.version).toBe(frame.version + 1);
  });

  it('with 409 for whoever of eight at once comes too late, and one change is made', async () => {
    const draft = await makeFrame(owner, await makePoll(owner, workspace), { published: false });
    const before = (await repos.runs.find(draft.id))!.version;
    const replies = await Promise.all(Array.from({ length: 8 }, () => publish(draft.id, true)));
    for (const reply of replies.filter(({ status }) => status !== 200)) {
      expect(reply).toMatchObject({
        status: 409,
        body: { code: 'conflict', detail: expect.stringContaining('Обновите страницу') },
      });
    }
    expect(replies.some(({ status }) => status === 200)).toBe(true);
    expect(await repos.runs.find(draft.id)).toMatchObject({ published: true, version: before + 1 });
  });

  it('with 404 when the poll was deleted a moment ago, and the run stays closed', async () => {
    const poll = await makePoll(owner, workspace);
    const draft = await makeFrame(owner, poll, { published: false });
    await request(polls.deletePoll, { token: owner.token, params: { id: poll.id } });
    expect((await publish(draft.id, true)).status).toBe(404);
    expect((await open(draft.public_token)).status).not.toBe(200);
  });
});
