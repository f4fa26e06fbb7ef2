import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request } from '#tests/support/api.ts';
import { intercept } from '#tests/support/intercept.ts';
import { makePerson, makeWorkspace, join, leave } from '#tests/support/factories.ts';

const list = async (token: string) => (await request(workspaces.listWorkspaces, { token })).body;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describe('works', () => {
  it('lists the workspaces of a person, oldest first, with the role in each (A1-10, A7-07)', async () => {
    const [anna, boris] = [await makePerson(), await makePerson()];
    const first = await makeWorkspace(anna, 'Ясень');
    vi.setSystemTime(Date.now() + 1000);
    const second = await makeWorkspace(boris, 'Аист');
    await join(second, anna, 'hr');
    vi.setSystemTime(Date.now() + 1000);
    const third = await makeWorkspace(anna, 'Мак');
    expect(await list(anna.token)).toEqual([
      first,
      { ...second, user_role: 'hr', finance_access: { kind: 'none' }, own_teams_only: false },
      third,
    ]);
  });

  it('knows of a first workspace that a replica has not seen yet', async () => {
    const anna = await makePerson();
    const first = await makeWorkspace(anna, 'Ясень');
    intercept((command) =>
      command instanceof QueryCommand && !command.input.ConsistentRead ? { Items: [] } : undefined,
    );
    expect(await list(anna.token)).toEqual([first]);
    vi.restoreAllMocks();
  });

  it('is empty for somebody new', async () => {
    expect(await list((await makePerson()).token)).toEqual([]);
  });
});

describe('refuses', () => {
  it('to show what a person was taken out of', async () => {
    const [owner, hr] = [await makePerson(), await makePerson()];
    const workspace = await makeWorkspace(owner);
    await join(workspace, hr, 'hr');
    await leave(workspace, hr);
    expect(await list(hr.token)).toEqual([]);
    expect(await list(owner.token)).toHaveLength(1);
  });
});
