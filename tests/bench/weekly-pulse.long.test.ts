import { afterAll, expect, it, vi } from 'vitest';
import { costOfUse } from '#infra/costs.ts';
import type { Job } from '#data/job-item.ts';
import { budgets } from '#scripts/bench/budgets.ts';
import { serveJson } from '#scripts/fake-services/json-server.ts';
import { polls } from '#shared/contract/polls.ts';

/** SES, as a server that takes everything. */
const ses = await serveJson();
ses.answer = () => ({ status: 200, body: { MessageId: '1' } });
vi.stubEnv('AWS_ENDPOINT_URL_SESV2', ses.url);
vi.stubEnv('SITE_URL', 'https://tonus.example');
vi.stubEnv('MAIL_SENDER', 'hello@tonus.example');
// A function reads its surroundings when it is loaded.
const { deliver } = await import('#tests/api/jobs/stream.ts');
const { request } = await import('#tests/support/api.ts');
const { answerAsMember } = await import('#tests/support/ballots.ts');
const { measure } = await import('#tests/support/calls.ts');
const { makeFrame, makeMember, makePerson, makePoll, makeWorkspace } = await import('#tests/support/factories.ts');
const { doJobs } = await import('#tests/support/pulses.ts');
const { storedItems } = await import('#tests/support/stored.ts');
const { countAll } = await import('#tests/support/table-stream.ts');
afterAll(() => ses.stop());

const PEOPLE = 100;
/** As many answer as in a lively company. */
const ANSWERING = 80;
/** Calls of the API by whoever answers: the account, workspaces, what waits, the poll, keys, a ballot, answers, «done». */
const CALLS_EACH = 8;
/** Of a function that has 512 MB, what it takes to start now and then included: the bench measures some tens. */
const SECONDS_A_CALL = 0.15;
const FUNCTION_GIGABYTES = 0.5;
/** What a phone loads that knows nothing of the site yet. */
const FILES_EACH = 25;
const GIGABYTES_EACH = 0.5e-3;
/** Whoever is reminded gets a second letter. */
const LETTERS_EACH = 2;
const CENTS = 0.01;

it(`a weekly pulse of ${PEOPLE} people, letters included, costs less than ten cents`, async () => {
  const owner = await makePerson({ plan: 'premium' });
  const workspace = await makeWorkspace(owner);
  const people = await Promise.all(Array.from({ length: PEOPLE - 1 }, () => makeMember(workspace, 'сотрудник')));
  const poll = await makePoll(owner, workspace, { allow_anonymous_link: false });
  const { calls, reads, writes } = await measure(async () => {
    const { id } = await makeFrame(owner, poll, { channels: ['mail'], results_visibility: 'closed' });
    await doJobs(workspace.id);
    const letters = (await storedItems('run-invitation')).filter(
      ({ type, job }) => type === 'job' && (job as Job).kind === 'send-mail',
    );
    expect(letters).toHaveLength(PEOPLE);
    await deliver(...letters);
    for (const person of people.slice(0, ANSWERING)) {
      await answerAsMember(person, poll, id, ['9', 'Шум', '']);
      await request(polls.reportPollBallot, { token: person.token, params: { id } });
    }
    await countAll();
    await request(polls.getSummary, { token: owner.token, params: { id } });
  });
  const invocations = ANSWERING * CALLS_EACH + PEOPLE * LETTERS_EACH + calls;
  const dollars = costOfUse({
    readUnit: reads + ANSWERING * budgets.appLoadReads.atMost,
    writeUnit: writes,
    apiRequest: ANSWERING * CALLS_EACH,
    invocation: invocations,
    gigabyteSecond: invocations * SECONDS_A_CALL * FUNCTION_GIGABYTES,
    letter: PEOPLE * LETTERS_EACH,
    edgeRequest: ANSWERING * (FILES_EACH + CALLS_EACH),
    edgeGigabyte: ANSWERING * GIGABYTES_EACH,
    keyCall: invocations,
  });
  expect(dollars).toBeLessThan(10 * CENTS);
});
