import { expect, it } from 'vitest';
import { people } from '#shared/contract/people.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request } from '#tests/support/api.ts';
import { makeDirectoryToken, scimOf } from '#tests/support/directory.ts';
import { makeMember, makePerson, makePlan, makeVerified, makeWorkspace } from '#tests/support/factories.ts';

const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

it('tells of whom the directory names and who has not come in, and of each once when they have', async () => {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  await makePlan(owner, 'premium');
  const scim = scimOf(await makeDirectoryToken(workspace));
  const boss = await makeMember(workspace, 'hr');
  const anna = await makePerson();
  const list = async (query = {}) =>
    (await request(people.listPeople, { token: owner.token, params: { id: workspace.id }, query })).body;

  const led = await scim('POST', 'Users', { userName: boss.email });
  const { body } = await scim('POST', 'Users', {
    userName: 'a.kim',
    emails: [{ value: anna.email, primary: true }],
    name: { familyName: 'Ким', givenName: 'Анна' },
    title: 'Кладовщик',
    [ENTERPRISE]: { department: 'Склад', manager: { value: led.body.id } },
  });
  const waiting = await list({ filter: 'no_access' });
  expect(waiting.people).toMatchObject([
    {
      ref: `directory-${body.id}`,
      last_name: 'Ким',
      position: 'Кладовщик',
      team: { name: 'Склад', from: 'directory' },
      manager: { ref: `member-${boss.id}`, from: 'directory' },
      member: null,
      expected: true,
    },
  ]);
  expect(waiting.totals.all, 'who has come is one with their record of the directory').toBe(3);

  await makeVerified(anna);
  const { body: mine } = await request(workspaces.listMyInvitations, { token: anna.token });
  const params = { invitation: mine.invitations[0]!.id };
  expect((await request(workspaces.acceptMyInvitation, { params, token: anna.token })).status).toBe(200);
  await scim('PATCH', `Users/${body.id}`, {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations: [{ op: 'replace', path: 'emails[type eq "work"].value', value: 'new@romashka.example' }],
  });
  const come = await list();
  expect(come.totals.all).toBe(3);
  expect(come.people.find(({ ref }) => ref === `member-${anna.id}`)).toMatchObject({ expected: false });

  await scim('DELETE', `Users/${led.body.id}`);
  expect((await list()).totals.all, 'a leaver is in the list no more').toBe(2);
});
