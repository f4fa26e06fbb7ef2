import { describe, expect, it } from 'vitest';
import { createMatcher } from './routes.ts';

const keys = [
  '$default',
  'ANY /api/{proxy+}',
  'GET /api/polls/{id}',
  'GET /api/polls/public/{token}',
  'GET /api/polls/mine',
  'ANY /api/polls/{id}',
  'POST /api/tasks/',
  'GET /api/{kind}/mine',
  'ANY /api/polls/deep/{proxy+}',
];
const match = createMatcher(keys.map((routeKey) => ({ routeKey, target: routeKey })));

describe('routes of the gateway', () => {
  it.each([
    ['GET', '/api/polls/1', 'GET /api/polls/{id}', 'a parameter'],
    ['GET', '/api/polls/mine', 'GET /api/polls/mine', 'a static path before a parameter'],
    ['GET', '/api/tasks/mine', 'GET /api/{kind}/mine', 'a parameter before a static end'],
    ['GET', '/api/polls/public/t', 'GET /api/polls/public/{token}', 'a longer path'],
    ['PUT', '/api/polls/1', 'ANY /api/polls/{id}', 'ANY where the method is not named'],
    ['GET', '/api/polls/deep', 'GET /api/polls/{id}', 'no greedy path for nothing below it'],
    ['GET', '/api/polls/deep/down/here', 'ANY /api/polls/deep/{proxy+}', 'the longer of two greedy paths'],
    ['GET', '/api/deep/mine', 'GET /api/{kind}/mine', 'a path matched whole before a greedy one'],
    ['DELETE', '/api/other/deep/path', 'ANY /api/{proxy+}', 'a greedy path after all others'],
    ['POST', '/api/tasks/', 'POST /api/tasks/', 'a trailing slash as written'],
    ['GET', '/elsewhere', '$default', 'the default for everything else'],
    ['GET', '/api', '$default', 'no greedy path for nothing'],
  ])('%s %s → %s (%s)', (method, path, expected) => {
    expect(match(method, path)?.routeKey).toBe(expected);
  });

  it('decodes path parameters, after the path is taken apart', () => {
    expect(match('GET', '/api/polls/%D0%B0%2Fb')?.pathParameters).toEqual({ id: 'а/b' });
    expect(match('DELETE', '/api/x/y%20z')?.pathParameters).toEqual({ proxy: 'x/y z' });
    expect(match('GET', '/api/polls/%E0%A4%A')?.pathParameters).toEqual({ id: '%E0%A4%A' });
  });

  it('finds nothing without a default', () => {
    expect(createMatcher([{ routeKey: 'GET /a', target: 1 }])('GET', '/b')).toBeNull();
  });
});
