import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import { RESPONDENT_NOTICES } from '#shared/rules/respondent-notice.ts';
import { request } from '#tests/support/api.ts';
import { consentKey, makeConsented } from '#tests/support/consents.ts';
import { answersTo, makeFrame, makePerson, makePoll, makeWorkspace, repos } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { countAll } from '#tests/support/table-stream.ts';

const [EDITION] = RESPONDENT_NOTICES;
const owner = await makePerson();
const workspace = await makeWorkspace(owner);

const responses = async (runId: string) => (await storedItems(runId)).filter(({ type }) => type === 'response');
const read = (key: string) => request(answers.getOwnConsent, { params: { key } });
const withdraw = (key: string) => request(answers.withdrawOwnConsent, { params: { key } });
const close = (id: string) =>
  request(polls.publishFrame, { token: owner.token, params: { id }, body: { published: false } });
const counted = async (runId: string) => (await repos.counters.stored(runId))?.value.responses ?? 0;

describe('a consent of somebody without an account', () => {
  it('is kept with the answer in a run with names, by the edition that was shown', async () => {
    const { frame, consent } = await makeConsented(owner, workspace);
    expect(await responses(frame.id)).toMatchObject([{ consent: EDITION }]);
    const page = await request(answers.getPublicPoll, { params: { token: frame.public_token } });
    expect(page.body).toMatchObject({ notice_edition: EDITION, is_anonymous: false });
    expect((await read(consent.key)).body).toMatchObject({ edition: EDITION, workspace_name: workspace.name });
  });

  it('is never kept in an anonymous run, whatever is sent, and leads to no answer there', async () => {
    const { frame, consent } = await makeConsented(owner, workspace, { anonymous: true });
    const [stored] = await responses(frame.id);
    expect(stored).not.toHaveProperty('consent');
    expect((await read(consent.key)).status).toBe(404);
    expect((await withdraw(consent.key)).status).toBe(404);
    expect(await responses(frame.id)).toHaveLength(1);
  });

  it('is refused where there is no such edition', async () => {
    const poll = await makePoll(owner, workspace, { is_anonymous: false });
    const frame = await makeFrame(owner, poll);
    const given = { answers: answersTo(poll, ['7', '', '']), anonymous_session_id: randomUUID() };
    const call = { params: { token: frame.public_token }, body: { ...given, consent: '2020-01-01' } };
    expect((await request(answers.takePublicPoll, call)).status).toBe(422);
  });
});

describe('a consent that is taken back', () => {
  it('erases the answer and its figures, and counts, in a closed run, too', async () => {
    const { frame, consent } = await makeConsented(owner, workspace);
    await countAll();
    expect(await counted(frame.id)).toBe(1);
    await close(frame.id);
    expect((await withdraw(consent.key)).status).toBe(200);
    await countAll();
    expect(await responses(frame.id)).toEqual([]);
    expect(await counted(frame.id)).toBe(0);
    expect((await repos.runs.findConsistent(frame.id))!.withdrawn).toBe(1);
    expect((await withdraw(consent.key)).status).toBe(404);
    expect((await repos.runs.findConsistent(frame.id))!.withdrawn).toBe(1);
  });

  it('takes what was released of it out of sight, and out of the figures', async () => {
    const poll = await makePoll(owner, workspace, { is_anonymous: false });
    const frame = await makeFrame(owner, poll, { results_visibility: 'closed' });
    const sessions = Array.from({ length: 6 }, () => randomUUID() as string);
    for (const [index, session] of sessions.entries()) {
      const given = answersTo(poll, [String(index), `Ответ ${index}`, '']);
      const body = { answers: given, anonymous_session_id: session, consent: EDITION };
      await request(answers.takePublicPoll, { params: { token: frame.public_token }, body });
    }
    await close(frame.id);
    await countAll();
    expect(await counted(frame.id)).toBe(6);
    expect((await withdraw(consentKey(frame.id, sessions[2]!))).status).toBe(200);
    await countAll();
    expect(await counted(frame.id)).toBe(5);
    const run = (await repos.runs.findConsistent(frame.id))!;
    const { responses: shown } = await repos.results.page(run, 50, null);
    expect(shown.map(({ answers: [score] }) => score).toSorted()).toEqual(['0', '1', '3', '4', '5']);
  });

  it('takes a session of the same run to its own answer alone', async () => {
    const { frame } = await makeConsented(owner, workspace);
    const other = await makeConsented(owner, workspace);
    expect((await withdraw(consentKey(frame.id, other.consent.id))).status).toBe(404);
    expect((await withdraw(randomUUID())).status).toBe(404);
    expect(await responses(frame.id)).toHaveLength(1);
  });
});
