import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { ai } from '#shared/contract/ai.ts';
import { answers } from '#shared/contract/answers.ts';
import { auth } from '#shared/contract/auth.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Route } from '#shared/contract/route.ts';
import { tasks } from '#shared/contract/tasks.ts';
import type { Task } from '#shared/models/task.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request, type RequestOptions } from '#tests/support/api.ts';
import { answersTo, makeFrame, makeMember, makePerson, makeTask, type Person } from '#tests/support/factories.ts';
import { appeared, countBatch } from '#tests/support/response-counts.ts';
import { storedItems } from '#tests/support/stored.ts';

/** Texts that do something wherever they are taken for more than text. */
const CANARIES = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(2)>',
  "';alert(3)//",
  '{{7*7}}${7*7}',
  'javascript:alert(4)',
  '=HYPERLINK("http://x")',
  '</title><svg/onload=alert(5)>',
];
const ALL = CANARIES.join(' ');

let owner: Person;
let workspace: Workspace;
let poll: Poll;
let task: Task;
let frame: Frame & { public_token: string };
beforeAll(async () => {
  owner = await makePerson({ firstName: CANARIES[0]!, lastName: CANARIES[1]! });
  const made = await request(workspaces.createWorkspace, {
    token: owner.token,
    body: { name: CANARIES[6]!, description: ALL },
  });
  workspace = made.body;
  const questions = CANARIES.map((text, order_index) => ({ text, order_index, is_required: false }));
  const links = { allow_anonymous_link: true, is_anonymous: false };
  // A pulse: on the scale of an eNPS poll scores alone are counted by what was said.
  const body = { workspace_id: workspace.id, title: ALL, type: 'PULSE', ...links, questions };
  poll = (await request(polls.createPoll, { token: owner.token, body })).body;
  frame = await makeFrame(owner, poll);
  task = await makeTask(owner, workspace, { title: ALL, group: CANARIES });
  const comment = { token: owner.token, params: { id: task.id }, body: { text: ALL } };
  await request(tasks.addTaskComment, comment);
  const member = await makeMember(workspace, 'сотрудник', { firstName: CANARIES[0]!, lastName: CANARIES[4]! });
  await request(polls.takePoll, {
    token: member.token,
    params: { id: frame.id },
    body: { answers: answersTo(poll, CANARIES) },
  });
  await request(answers.takePublicPoll, {
    params: { token: frame.public_token },
    body: { answers: answersTo(poll, CANARIES), anonymous_session_id: randomUUID() },
  });
  await countBatch(appeared((await storedItems(frame.id)).filter(({ type }) => type === 'response')));
});

it('texts of people come back as they were typed, as JSON that no browser takes for a page, from every route that shows them', async () => {
  const own = (params: Record<string, string>): RequestOptions => ({ token: owner.token, params });
  const shown: [Route, RequestOptions, readonly string[]][] = [
    [auth.me, { token: owner.token }, CANARIES.slice(0, 2)],
    [auth.exportMe, { token: owner.token }, CANARIES.slice(0, 2)],
    [workspaces.listWorkspaces, { token: owner.token }, [CANARIES[6]!]],
    [workspaces.getWorkspace, own({ id: workspace.id }), [CANARIES[6]!]],
    [workspaces.getStats, own({ id: workspace.id }), []],
    [polls.listPolls, own({ id: workspace.id }), CANARIES],
    [polls.getPoll, own({ id: poll.id }), CANARIES],
    [polls.duplicatePoll, own({ id: poll.id }), CANARIES],
    [polls.listFrames, own({ id: poll.id }), []],
    [polls.getPollToTake, own({ id: poll.id }), [...CANARIES]],
    [polls.getResults, own({ id: frame.id }), CANARIES],
    [polls.getSummary, own({ id: frame.id }), CANARIES],
    [polls.getTrend, own({ id: poll.id }), CANARIES],
    [tasks.listTasks, { token: owner.token, query: { workspace_id: workspace.id } }, CANARIES],
    [tasks.listMyTasks, { token: owner.token }, CANARIES],
    [tasks.getTask, own({ id: task.id }), CANARIES],
    [tasks.listTaskEvents, own({ id: task.id }), CANARIES],
    [answers.getPublicPoll, { params: { token: frame.public_token } }, CANARIES],
    [ai.getAiCredentials, own({ id: workspace.id }), []],
  ];
  for (const [route, options, texts] of shown) {
    const reply = await request(route, options);
    expect([route.name, reply.status < 300]).toEqual([route.name, true]);
    expectJson(reply.headers);
    // What is found in the parsed reply was neither cut, escaped for a page, nor taken apart.
    const values = JSON.stringify(reply.body);
    for (const text of texts)
      expect([route.name, values.includes(JSON.stringify(text).slice(1, -1))]).toEqual([route.name, true]);
  }
});

it('answers lie under their questions to the letter, in pages of results and in their counters', async () => {
  const { body: results } = await request(polls.getResults, { token: owner.token, params: { id: frame.id } });
  const { body: summary } = await request(polls.getSummary, { token: owner.token, params: { id: frame.id } });
  for (const [index, { id }] of poll.questions.entries()) {
    expect(results.by_question[id]!.map(({ content }) => content)).toEqual([CANARIES[index], CANARIES[index]]);
    expect(summary.by_question[index]!.values).toEqual([{ text: CANARIES[index], count: 2 }]);
  }
});

it('refusals are JSON too, with what the caller sent in a field’s name, an id, a link or a cursor', async () => {
  const token = owner.token;
  const refused: [Route, RequestOptions][] = [
    [polls.updatePoll, { token, params: { id: poll.id }, body: { '<script>alert(1)</script>': 1 } }],
    [polls.getPoll, { token, params: { id: '<script>alert(1)</script>' } }],
    [polls.getResults, { token, params: { id: frame.id }, query: { '<b>': '<script>' } }],
    [answers.getPublicPoll, { params: { token: '<script>alert(1)</script>' } }],
    [answers.takePublicPoll, { params: { token: frame.public_token }, body: '<script>alert(1)</script>' }],
  ];
  for (const [route, options] of refused) {
    const reply = await request(route, options);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expectJson(reply.headers);
  }
});

function expectJson(headers: Record<string, string>): void {
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
}
