import { expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { request } from '#tests/support/api.ts';
import { makeFrame, makePerson, makePoll, makeResponse, makeWorkspace, repos } from '#tests/support/factories.ts';
import { countAll } from '#tests/support/table-stream.ts';

it('the days of answers are nowhere told of an open run, and of a closed one once', async () => {
  const owner = await makePerson();
  const poll = await makePoll(owner, await makeWorkspace(owner));
  const { id, public_token: token } = await makeFrame(owner, poll);
  const session = '0f3c2b1a-4d5e-4f60-8a7b-9c0d1e2f3a4b';
  await makeResponse(poll, token, ['9', 'Ничего', 'Команда'], session);
  await countAll();
  await makeResponse(poll, token, ['3', 'Ничего', 'Команда'], session);
  await makeResponse(poll, token, ['5', 'Ничего', 'Команда']);
  await countAll();
  const daysOf = async () => (await repos.results.turnouts([(await repos.runs.findConsistent(id))!]))[0]!.days;
  expect(await daysOf()).toBeNull();
  const [figures] = await repos.results.figures([(await repos.runs.findConsistent(id))!]);
  expect(figures!.counts).not.toHaveProperty('days');
  await request(polls.publishFrame, { token: owner.token, params: { id }, body: { published: false } });
  expect(await daysOf()).toEqual({ [moscowDay(new Date())]: 2 });
});
