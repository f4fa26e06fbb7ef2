import { expect, it } from 'vitest';
import { people } from '#shared/contract/people.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { countAll } from '#tests/support/table-stream.ts';

it('somebody reads when their own card was opened and in which role: not by whom, not of others, not their own look', async () => {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const [hr, anna, boris] = [
    await makeMember(workspace, 'hr'),
    await makeMember(workspace, 'сотрудник'),
    await makeMember(workspace, 'сотрудник'),
  ];
  const params = { id: workspace.id };
  const open = (who: Person, whom: Person) =>
    request(people.getPerson, { token: who.token, params: { ...params, person: `member-${whom.id}` } });
  const viewsOf = async ({ token }: Person) => {
    await countAll();
    return request(workspaces.readOwnViews, { token, params });
  };
  expect((await viewsOf(anna)).body).toEqual({ views: [], whole: true });
  for (const [who, whom] of [
    [hr, anna],
    [anna, anna],
    [owner, boris],
  ] as const)
    expect((await open(who, whom)).status).toBe(200);
  const ofAnna = await viewsOf(anna);
  expect(ofAnna.body).toEqual({
    views: [{ at: expect.stringMatching(/:00:00\.000Z$/), kind: 'person', role: 'hr' }],
    whole: true,
  });
  expect(ofAnna.text).not.toContain(hr.id);
  expect((await viewsOf(boris)).body.views).toMatchObject([{ role: 'владелец' }]);
});
