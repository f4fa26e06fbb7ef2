import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { keys } from '#data/keys.ts';
import { put } from '#data/writes.ts';
import { UsageError } from '#scripts/admin/command.ts';
import { recountRun } from '#scripts/admin/runs.ts';
import {
  makeFrame,
  makePerson,
  makePoll,
  makeResponse,
  makeWorkspace,
  repos,
  table,
} from '#tests/support/factories.ts';

const recount = (runId: string) => recountRun(runId)(repos);

it('counts the answers of a run anew, whatever was counted before', async () => {
  const owner = await makePerson();
  const poll = await makePoll(owner, await makeWorkspace(owner));
  const frame = await makeFrame(owner, poll);
  for (const score of ['9', '10', '3']) await makeResponse(poll, frame.public_token, [score, 'Да', '']);
  await table.write(
    put({ ...keys.totals(frame.id), type: 'totals', responses: 1, named: 0, questions: [], last: '5' }),
  );
  expect(await recount(frame.id)).toEqual(['The run has 3 answers; 1 were counted before']);
  const stored = await repos.counters.stored(frame.id);
  // What the stream had counted up to stays known.
  expect(stored).toMatchObject({ last: '5', value: { responses: 3, named: 0 } });
  expect(stored!.value.questions[0]!.scores).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1]);
  expect(stored!.value.questions[1]!.values).toEqual([['Да', 3]]);
});

it('says what is wrong with a run that is none', async () => {
  await expect(recount(randomUUID())).rejects.toThrow('There is no run');
  expect(() => recount('x')).toThrow(UsageError);
});
