import { describe, expect, it } from 'vitest';
import { createPathMatcher } from '#core/http/match-path.ts';
import { routes } from '#shared/contract/index.ts';
import { pathOf, type Route } from '#shared/contract/route.ts';
import { gatewayRoutes } from './gateway-routes.ts';

const route = (domain: string, path: string) => ({ domain, path }) as Route;
const paths = (some: readonly Route[]) => gatewayRoutes(some, 'open').map(({ path, domain }) => `${path} ${domain}`);

describe('routes of the gateway', () => {
  it('are one for all that lies below a path, where it is one domain’s', () => {
    expect(
      paths([route('a', '/api/x'), route('a', '/api/x/{id}/'), route('a', '/api/x/{id}/y'), route('b', '/api/z')]),
    ).toEqual(['/api/x a', '/api/x/{proxy+} a', '/api/z b']);
  });

  it('are each its own where others’ lie below as well, or no other lies there', () => {
    const some = [route('a', '/api/x/{id}'), route('b', '/api/x/{id}/y'), route('a', '/api/x/{id}/z')];
    expect(paths(some)).toEqual(['/api/x/{id} a', '/api/x/{id}/y b', '/api/x/{id}/z a']);
  });

  it('are each its own for the domain whose routes have limits of their own, and never all of one level above', () => {
    expect(paths([route('open', '/api/x/1'), route('open', '/api/x/2')])).toEqual(['/api/x/1 open', '/api/x/2 open']);
    expect(paths([route('a', '/api/1'), route('a', '/api/2')])).toEqual(['/api/1 a', '/api/2 a']);
  });

  it('refuse two domains at one path', () => {
    expect(() => paths([route('a', '/api/x'), route('b', '/api/x/')])).toThrow(
      '/api/x has routes of two domains: a and b',
    );
  });

  it('lead every route of the contract to its domain, also through a greedy path', () => {
    const ours = gatewayRoutes(routes, 'answers');
    const match = createPathMatcher(ours.map(({ path, domain }) => ({ path, target: domain })));
    const led = routes.map((one) => [one.key, match(pathOf(one).replace(/\{\w+\}/g, 'x'))?.target]);
    expect(led).toEqual(routes.map(({ key, domain }) => [key, domain]));
  });
});
