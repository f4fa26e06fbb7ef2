import { afterEach, expect, it, vi } from 'vitest';
import type { Job } from '#data/job-item.ts';
import { polls } from '#shared/contract/polls.ts';
import { fire } from '#tests/api/jobs/clock.ts';
import { request } from '#tests/support/api.ts';
import { answerAsMember, collectBallot } from '#tests/support/ballots.ts';
import { makeFrame, makeMember, makePerson, makePoll, makeWorkspace, repos } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('reminders go to whoever was given no ballot, and to whoever’s browser has not told that it needs none', async () => {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const [used, told, unused, silent] = [
    await makeMember(workspace, 'сотрудник'),
    await makeMember(workspace, 'сотрудник'),
    await makeMember(workspace, 'сотрудник'),
    await makeMember(workspace, 'сотрудник'),
  ];
  const poll = await makePoll(owner, workspace, { allow_anonymous_link: false });
  const { id } = await makeFrame(owner, poll, { reminders: true, results_visibility: 'closed' });
  await answerAsMember(used, poll, id, ['9', 'Шум', '']);
  await answerAsMember(told, poll, id, ['9', 'Шум', '']);
  await request(polls.reportPollBallot, { token: told.token, params: { id } });
  await collectBallot(unused, id);

  const { remindAt } = (await repos.runs.findConsistent(id))!;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(remindAt!) });
  await fire('send-reminders');
  const everybody = [owner, used, told, unused, silent].map(({ email }) => email);
  const jobs = (await storedItems('poll-reminder')).filter(({ type }) => type === 'job').map(({ job }) => job as Job);
  const reminded = jobs.flatMap((job) => (job.kind === 'send-mail' && everybody.includes(job.to) ? [job.to] : []));
  expect(reminded.toSorted()).toEqual([owner, used, unused, silent].map(({ email }) => email).toSorted());
});
