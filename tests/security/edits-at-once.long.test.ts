import { expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { tasks } from '#shared/contract/tasks.ts';
import { request } from '#tests/support/api.ts';
import { timesAtOnce } from '#tests/support/at-once.ts';
import { makePerson, makePoll, makeTask, makeWorkspace } from '#tests/support/factories.ts';

const AT_ONCE = 50;
/** Versions of one thing, one after another: `ROUNDS=200`. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 2);
const LONG = { timeout: 1_800_000 };

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const poll = await makePoll(owner, workspace);
const task = await makeTask(owner, workspace);

interface Thing {
  readonly thing: string;
  readonly edit: (text: string, version: number) => Promise<{ status: number; body: { code?: string } }>;
  readonly read: () => Promise<{ texts: unknown[]; version: number }>;
}

const THINGS: readonly Thing[] = [
  {
    thing: 'poll',
    edit: (title: string, version: number) =>
      request(polls.updatePoll, {
        token: owner.token,
        params: { id: poll.id },
        body: { title, questions: [{ text: title, order_index: 0 }], version },
      }),
    read: async () => {
      const { body } = await request(polls.getPoll, { token: owner.token, params: { id: poll.id } });
      return { texts: [body.title, body.questions[0]!.text], version: body.version };
    },
  },
  {
    thing: 'task',
    edit: (title: string, version: number) =>
      request(tasks.updateTask, {
        token: owner.token,
        params: { id: task.id },
        body: { title, description: title, version },
      }),
    read: async () => {
      const { body } = await request(tasks.getTask, { token: owner.token, params: { id: task.id } });
      return { texts: [body.title, body.description], version: body.version };
    },
  },
];

it.each<Thing>(THINGS)(
  `of fifty edits of one $thing at once, from one version, one wins whole and all others are told`,
  LONG,
  async ({ edit, read }) => {
    for (let round = 1; round <= ROUNDS; round++) {
      const before = await read();
      const replies = await timesAtOnce(AT_ONCE, (index) => edit(`${round}/${index}`, before.version));
      const won = replies.flatMap(({ status }, index) => (status === 200 ? [`${round}/${index}`] : []));
      expect(won).toHaveLength(1);
      expect(replies.filter(({ status, body }) => status === 409 && body.code === 'conflict')).toHaveLength(
        AT_ONCE - 1,
      );
      expect(await read()).toEqual({ texts: [won[0], won[0]], version: before.version + 1 });
    }
  },
);
