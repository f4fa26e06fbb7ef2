import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Id } from '../models/common.ts';
import { namesId } from '../rules/ids.ts';
import { routes } from './index.ts';
import type { Asker } from '../rules/policy.ts';
import { buildPath, defineRoutes, needsBody, type KindsFor } from './route.ts';

const plain = { auth: 'public', permission: null, reply: null, status: 204 } as const;

describe('buildPath', () => {
  it('puts any text into its place and nowhere else', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ minLength: 1 }), (id, token) => {
        const path = buildPath('/api/{id}/of/{token}', { id, token });
        const [, api, first, of, second, ...rest] = path.split('/');
        expect([api, of, rest]).toEqual(['api', 'of', []]);
        expect([decodeURIComponent(first!), decodeURIComponent(second!)]).toEqual([id, token]);
      }),
    );
  });

  it.each(['../admin', 'a/b', 'a?b=c', 'a#b', '%2e%2e', '{id}', 'ё «х»'])(
    'lets «%s» out of its place in no way',
    (id) => {
      expect(buildPath('/api/{id}', { id })).toMatch(/^\/api\/[^/?#{} ]+$/);
    },
  );

  it('refuses a path with a missing or empty parameter and names it', () => {
    expect(() => buildPath('/api/polls/{id}')).toThrow('Path parameter id is missing in /api/polls/{id}');
    expect(() => buildPath('/api/polls/{id}', { id: '' })).toThrow('id');
  });
});

describe('defineRoutes', () => {
  it('names each route and gives it the key of the gateway', () => {
    const { takeIt } = defineRoutes('things', {
      takeIt: { ...plain, method: 'POST', path: '/api/things/{id}', params: { id: z.string() } },
    });
    expect(takeIt).toMatchObject({ name: 'takeIt', domain: 'things', key: 'POST /api/things/{id}' });
  });

  it('takes no permission that is not there, which the compiler says where it stands', () => {
    const byPoll = { kind: 'poll', from: 'params.id' } as const;
    const take = { ...plain, method: 'POST', path: '/api/things', auth: 'user', scope: byPoll } as const;
    // @ts-expect-error -- misspelt
    expect(defineRoutes('things', { takeIt: { ...take, permission: 'polls.reed' } })).toHaveProperty('takeIt');
    expect(defineRoutes('things', { takeIt: { ...take, permission: 'polls.read' } })).toHaveProperty('takeIt');
  });

  it('asks a rule that looks at its thing only where the scope gives what the rule reads', () => {
    type Titled = KindsFor<{
      roles: [];
      if: (asker: Asker, thing: { title: string; questions: readonly object[] }) => boolean;
    }>;
    type Closing = KindsFor<{ roles: []; if: (asker: Asker, thing: { deadline: string | null }) => boolean }>;
    type Free = KindsFor<readonly []>;
    const kinds: [Titled, Closing, Free, Free] = ['poll', 'run', 'workspace', 'poll'];
    // @ts-expect-error -- a poll has no deadline
    const deadlineOfPoll: Closing = 'poll';
    // @ts-expect-error -- of a workspace nothing is loaded but who asks
    const thingOfWorkspace: Titled = 'workspace';
    expect([...kinds, deadlineOfPoll, thingOfWorkspace]).toHaveLength(6);
  });
});

describe('the contract', () => {
  afterEach(() => {
    vi.doUnmock('./system.ts');
    vi.resetModules();
  });

  it.each([
    [
      'with one method and path',
      { another: { ...plain, method: 'POST', path: '/api/auth/login' } },
      'POST /api/auth/login',
    ],
    [
      'that differ in the name of a parameter only',
      { another: { ...plain, method: 'GET', path: '/api/polls/{poll}', params: { poll: z.string() } } },
      'GET /api/polls/{}',
    ],
    ['of one name', { getPoll: { ...plain, method: 'GET', path: '/api/other' } }, 'getPoll'],
  ] as const)('refuses two routes %s', async (_, routesOfSystem, named) => {
    vi.resetModules();
    vi.doMock('./system.ts', () => ({ system: defineRoutes('system', routesOfSystem) }));
    await expect(import('./index.ts')).rejects.toThrow(`Route ${named} is described twice`);
  });

  it('asks for no body where an empty one would do: a POST without one is a POST with nothing in it', () => {
    const posts = routes.filter(({ method, body }) => method === 'POST' && body !== undefined);
    const indifferent = posts.filter(({ body }) => z.safeParse(body!, {}).success);
    expect(indifferent.filter(needsBody).map(({ name }) => name)).toEqual([]);
    expect(indifferent.length).toBeGreaterThan(0);
  });

  it('calls by their names the parameters that are identifiers, which the browser checks before it calls', () => {
    const parameters = routes.flatMap(({ params = {} }) => Object.entries(params));
    const misnamed = parameters.filter(([name, schema]) => namesId(name) !== (schema === Id));
    expect(misnamed.map(([name]) => name)).toEqual([]);
    expect(parameters.length).toBeGreaterThan(100);
  });

  it('asks an account for whatever touches a workspace, and a permission with it', () => {
    for (const route of routes.filter((each) => each.permission !== null)) expect(route.auth).toBe('user');
    const scoped = routes.filter((route) => 'scope' in route && typeof route.scope === 'object');
    expect(scoped.filter((route) => route.permission === null)).toEqual([]);
    expect(scoped.length).toBeGreaterThan(10);
  });
});
