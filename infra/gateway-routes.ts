import { pathOf, type Route } from '#shared/contract/route.ts';

/** A route of the gateway: its path, whose last segment may take all that follows, and whose Lambda answers there. */
export interface GatewayRoute {
  readonly path: string;
  readonly domain: string;
}

interface Node {
  readonly path: string;
  /** Whose route lies here, if one does. */
  domain?: string;
  readonly below: Map<string, Node>;
}

/** The most general path that stands for others: `/api/tasks/{proxy+}`; above it everything is everybody's. */
const SHORTEST = '/api/*'.split('/').length;

/**
 * The routes of the gateway for those of the contract. Where all that lies below a path is one domain's, one greedy route
 * stands for it: the Lambda finds its routes by the path itself. An API has 300 routes at most, a stack 500 resources.
 * Routes of `apart` stay as they are, so that each can have settings of its own.
 */
export function gatewayRoutes(routes: readonly Route[], apart: string): readonly GatewayRoute[] {
  const root: Node = { path: '', below: new Map() };
  for (const route of routes) add(root, route);
  return collect(root, apart);
}

function add(root: Node, route: Route): void {
  let node = root;
  for (const segment of pathOf(route).split('/').slice(1)) {
    const next = node.below.get(segment) ?? { path: `${node.path}/${segment}`, below: new Map<string, Node>() };
    node.below.set(segment, next);
    node = next;
  }
  if (node.domain !== undefined && node.domain !== route.domain)
    throw new Error(`${node.path} has routes of two domains: ${node.domain} and ${route.domain}`);
  node.domain = route.domain;
}

function collect(node: Node, apart: string): readonly GatewayRoute[] {
  const here = node.domain === undefined ? [] : [{ path: node.path, domain: node.domain }];
  const below = [...node.below.values()].flatMap((child) => collect(child, apart));
  const domains = new Set([...here, ...below].map(({ domain }) => domain));
  const [only] = domains;
  const general = domains.size === 1 && only !== undefined && only !== apart;
  if (!general || below.length < 2 || node.path.split('/').length < SHORTEST) return [...here, ...below];
  return [...here, { path: `${node.path}/{proxy+}`, domain: only }];
}
