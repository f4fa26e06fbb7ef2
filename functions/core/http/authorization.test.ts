import { describe, expect, it, vi } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import type { Role } from '#shared/rules/roles.ts';
import { authorization } from './authorization.ts';

// A permission that looks at its target: the poll must carry the name of whoever asks.
vi.mock('#shared/rules/permissions.ts', async () => {
  const { createPolicy } = await import('#shared/rules/policy.ts');
  const isOwn = ({ userId }: { userId: string }, poll: { title: string }) => poll.title === userId;
  const policy = createPolicy({ 'polls.edit': { always: ['владелец'], roles: ['сотрудник'], if: isOwn } });
  return { ...policy, isOfCompany: () => false };
});

const ID = '018f0000-0000-7000-8000-000000000001';
const identity = { userId: 'me', sessionId: 's' };

function authorise(role: Role, title: string): Promise<unknown> {
  const member = { userId: 'me', role, workspaceId: 'w', email: '', factorRule: null, providerRule: null };
  const session = { provedAt: new Date().toISOString(), secondFactor: false, provider: null };
  const poll = async () => ({ session, member, thing: { title } });
  const repos = { access: { scopes: { poll } } } as unknown as Parameters<typeof authorization.authorise>[3];
  return authorization.authorise(
    polls.updatePoll,
    identity,
    { params: { id: ID }, query: {}, body: {} },
    repos,
    new Date(),
  );
}

describe('a permission that depends on what it is asked about', () => {
  it('is judged by the thing the request names', async () => {
    expect(await authorise('сотрудник', 'me')).toMatchObject({ poll: { title: 'me' }, workspaceId: 'w' });
    await expect(authorise('сотрудник', 'somebody else')).rejects.toMatchObject({ code: 'forbidden' });
    expect(await authorise('владелец', 'somebody else')).toMatchObject({ poll: { title: 'somebody else' } });
    await expect(authorise('hr', 'me')).rejects.toMatchObject({ code: 'forbidden' });
  });
});
