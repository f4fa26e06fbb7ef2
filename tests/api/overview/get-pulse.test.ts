import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { overview } from '#shared/contract/overview.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { makeFrame, makePerson, makePoll, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { tokenNow } from '#tests/support/pulses.ts';
import { makeSurvey, publishSurvey } from '#tests/support/surveys.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const SOON = '2026-11-24T12:00:00.000Z';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});
afterEach(() => vi.useRealTimers());

async function pulse() {
  const reply = await request(overview.getPulse, { token: await tokenNow(owner), params: { id: workspace.id } });
  expect(reply.status).toBe(200);
  return reply.body;
}

describe('the pulse of a workspace', () => {
  it('is empty where nothing was ever asked', async () => {
    expect(await pulse()).toEqual({ runs: [], enps: null, ahead: [] });
  });

  it('tells the open runs of polls and surveys, the next deadline first, and when they end', async () => {
    const poll = await makePoll(owner, workspace);
    const frame = await makeFrame(owner, poll, { deadline: SOON });
    const survey = await publishSurvey(owner, await makeSurvey(owner, workspace, { anonymous: false }));
    const { runs, ahead } = await pulse();
    expect(runs).toEqual([
      {
        kind: 'poll',
        id: poll.id,
        frame_id: frame.id,
        title: poll.title,
        name: null,
        is_anonymous: true,
        opened_at: NOW.toISOString(),
        deadline: SOON,
        answered: 0,
        by_link: 0,
        asked: 1,
        usual: null,
        can_remind: true,
        next_reminder_at: null,
      },
      expect.objectContaining({ kind: 'survey', id: survey.id, frame_id: survey.id, deadline: null }),
    ]);
    expect(ahead).toEqual([
      { what: 'closes', kind: 'poll', id: poll.id, frame_id: frame.id, title: poll.title, at: SOON },
    ]);
  });
});
