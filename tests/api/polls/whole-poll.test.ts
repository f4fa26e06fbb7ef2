import { expect, it } from 'vitest';
import { ai } from '#shared/contract/ai.ts';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import type { AnalysisAccepted, PollSummary } from '#shared/models/analysis.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { prepareAnalyses } from '#tests/support/analyses.ts';
import { request, type RequestOptions } from '#tests/support/api.ts';
import { answersTo, makeMember, makePerson, makeResponse, makeWorkspace } from '#tests/support/factories.ts';
import { countAll } from '#tests/support/table-stream.ts';
import type { Route } from '#shared/contract/route.ts';

it('a poll is made, listed, edited, taken by a member and by link, read by run and analysed (B1-07)', async () => {
  const owner = await makePerson({ plan: 'basic' });
  const workspace = await makeWorkspace(owner);
  const member = await makeMember(workspace, 'сотрудник');
  /** Carries out a step and gives its reply. */
  const step = async <T>(
    route: Route,
    options: RequestOptions,
    token: string | undefined = owner.token,
  ): Promise<T> => {
    const reply = await request(route, { ...options, ...(token === '' ? {} : { token }) });
    if (reply.status !== route.status) throw new Error(`${route.name}: ${reply.text}`);
    return reply.body as T;
  };

  const body = {
    workspace_id: workspace.id,
    title: 'Пульс',
    type: 'PULSE',
    is_anonymous: true,
    allow_anonymous_link: true,
    questions: [{ text: 'Что мешает работать?', order_index: 0, is_required: true }],
  };
  const { id } = await step<Poll>(polls.createPoll, { body });
  const ofPoll = { params: { id } };
  await step(polls.updatePoll, { ...ofPoll, body: { title: 'Пульс недели' } });
  const listed = await step<{ polls: Poll[] }>(polls.listPolls, { params: { id: workspace.id } });
  expect(listed.polls.map(({ title }) => title)).toEqual(['Пульс недели']);

  const draft = await step<Frame>(polls.createFrame, ofPoll);
  const ofRun = { params: { id: draft.id } };
  await step(polls.publishFrame, { ...ofRun, body: { published: true } });
  const poll = await step<Poll>(polls.getPoll, ofPoll);
  await step(polls.takePoll, { ...ofRun, body: { answers: answersTo(poll, ['Слишком много задач']) } }, member.token);
  const link = { params: { token: draft.public_token! } };
  await step(answers.getPublicPoll, link, '');
  for (let number = 2; number <= 6; number += 1) {
    await makeResponse(poll, draft.public_token!, [`Задач больше, чем можно сделать, ${number}`]);
  }
  await countAll();

  const results = await step<{ by_question: Record<string, unknown[]> }>(polls.getResults, ofRun);
  expect(results.by_question[poll.questions[0]!.id]).toHaveLength(6);
  const asked = await request(ai.getPollAiSummary, { ...ofPoll, token: owner.token });
  expect(asked.body).toMatchObject({ job: { state: 'queued' } } satisfies { job: Partial<AnalysisAccepted['job']> });
  await prepareAnalyses();
  const summary = await step<PollSummary>(ai.getPollAiSummary, ofPoll);
  expect(summary).toMatchObject({ total_responses: 6, themes: [{ theme: 'load', people: 6 }] });
});
