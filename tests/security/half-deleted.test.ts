import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#data/keys.ts';
import { polls } from '#shared/contract/polls.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request } from '#tests/support/api.ts';
import { makeFrame, makePoll, table } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { ask } from './routes/calls.ts';
import { makeActors, type Actors } from './actors.ts';
import { nowhere } from './company.ts';

let actors: Actors;

beforeAll(async () => {
  actors = await makeActors();
});

describe('a poll whose deletion stopped half-way is gone', () => {
  it.each(['getPoll', 'deletePoll', 'listFrames', 'createFrame'] as const)(
    '%s: the reference is left, the poll is not',
    async (name) => {
      const { owner, workspace } = actors.places.own;
      const poll = await makePoll(owner, workspace);
      await table.removeMany([keys.poll(workspace.id, poll.created_at, poll.id)]);
      const reply = await ask(polls[name], { ...actors.places.own, poll }, owner.token);
      expect(reply).toEqual(await ask(polls[name], nowhere(actors.places.own), owner.token));
    },
  );

  it('its runs cannot be published any more', async () => {
    const { owner, workspace } = actors.places.own;
    const poll = await makePoll(owner, workspace);
    const draft = await makeFrame(owner, poll, { published: false });
    await request(polls.deletePoll, { token: owner.token, params: { id: poll.id } });
    const reply = await request(polls.publishFrame, {
      token: owner.token,
      params: { id: draft.id },
      body: { published: true },
    });
    expect(reply.status).toBe(404);
  });

  it('a workspace whose deletion has begun is gone and takes no new poll, nothing of one is written', async () => {
    const { owner } = actors.places.own;
    const { body: workspace } = await request(workspaces.createWorkspace, {
      token: owner.token,
      body: { name: 'Уходящая' },
    });
    const company = { ...actors.places.own, workspace };
    await table.removeMany([keys.workspace(company.workspace.id)]);
    const before = await storedItems();
    const reply = await ask(polls.createPoll, company, owner.token);
    expect(reply).toEqual(await ask(polls.createPoll, nowhere(actors.places.own), owner.token));
    expect(await ask(workspaces.getWorkspace, company, owner.token)).toEqual(
      await ask(workspaces.getWorkspace, nowhere(actors.places.own), owner.token),
    );
    expect(await storedItems()).toEqual(before);
  });
});
