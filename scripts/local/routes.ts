import { createPathMatcher } from '#core/http/match-path.ts';

/** A route of the gateway: its key as the template writes it, and what it leads to. */
export interface GatewayRoute<Target> {
  readonly routeKey: string;
  readonly target: Target;
}

export interface Match<Target> extends GatewayRoute<Target> {
  readonly pathParameters: Readonly<Record<string, string>>;
}

const DEFAULT_KEY = '$default';

/**
 * The gateway's own choice among its routes: the best path that takes the method, a named method before ANY, `$default`
 * last. Returns a function from method and raw path to the match, or null.
 */
export function createMatcher<Target>(routes: readonly GatewayRoute<Target>[]) {
  const fallback = routes.find(({ routeKey }) => routeKey === DEFAULT_KEY);
  const match = createPathMatcher(
    routes
      .filter((route) => route !== fallback)
      .map((route) => {
        const [method = '', path = ''] = route.routeKey.split(' ');
        return { path, target: { ...route, method } };
      })
      .toSorted((a, b) => Number(a.target.method === 'ANY') - Number(b.target.method === 'ANY')),
  );
  return (method: string, path: string): Match<Target> | null => {
    const found = match(path, (route) => route.method === method || route.method === 'ANY');
    if (!found) return fallback ? { ...fallback, pathParameters: {} } : null;
    const { routeKey, target } = found.target;
    return { routeKey, target, pathParameters: found.parameters };
  };
}
