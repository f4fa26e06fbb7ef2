import { describe, expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request } from '#tests/support/api.ts';
import { makePerson } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';

async function create(body: object) {
  const person = await makePerson();
  return { person, reply: await request(workspaces.createWorkspace, { token: person.token, body }) };
}

describe('works', () => {
  it('makes the creator its owner and describes it by its name (A3-11, A3-12, A4-11)', async () => {
    const { person, reply } = await create({ name: 'Ромашка' });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      id: expect.any(String),
      name: 'Ромашка',
      description: 'Рабочее пространство Ромашка',
      user_role: 'владелец',
      finance_access: { kind: 'company' },
      own_teams_only: false,
    });
    const { body } = await request(workspaces.getMyRole, { token: person.token, params: { id: reply.body.id } });
    expect(body).toMatchObject({ user_role: 'владелец' });
  });

  it('trims the name before it describes anything by it (A5-18)', async () => {
    const { reply } = await create({ name: '  Ромашка \n', description: '  ' });
    expect(reply.body).toMatchObject({ name: 'Ромашка', description: 'Рабочее пространство Ромашка' });
  });

  it('keeps a description it is given (A7-08)', async () => {
    const { reply } = await create({ name: 'Ромашка', description: ' Цветы и букеты ' });
    expect(reply.body.description).toBe('Цветы и букеты');
  });

  it.each(['<script>alert(1)</script>', 'شركة', '🌼 «Ромашка» "и" Ко\u00A0', 'Ё'.repeat(50)])(
    'takes the name «%s» as it is',
    async (name) => {
      const { reply } = await create({ name });
      expect(reply.body.name).toBe(name.trim());
    },
  );

  it('takes two workspaces with one name', async () => {
    const { token } = await makePerson();
    const replies = await Promise.all(
      [1, 2].map(() => request(workspaces.createWorkspace, { token, body: { name: 'Ромашка' } })),
    );
    expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(2);
  });
});

describe('fails', () => {
  it.each([{}, { name: '' }, { name: ' \t\n ' }, { name: null }])(
    'refuses a workspace without a name: %j (A5-17)',
    async (body) => {
      const { person, reply } = await create(body);
      expect(reply.status).toBe(422);
      expect(reply.body.errors).toEqual([{ path: 'name', message: 'Введите название рабочего пространства' }]);
      expect(await storedItems(`MEMBERSHIPS#${person.id}`)).toEqual([]);
    },
  );

  it('refuses a name of 51 characters; spaces around 50 do not count (A5-19)', async () => {
    const { reply } = await create({ name: 'я'.repeat(51) });
    expect(reply.body.errors).toEqual([{ path: 'name', message: 'Название не длиннее 50 символов' }]);
    expect((await create({ name: ` ${'я'.repeat(50)} ` })).reply.status).toBe(201);
  });
});
