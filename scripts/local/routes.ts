/** A route of the gateway: its key as the template writes it, and what it leads to. */
export interface GatewayRoute<Target> {
  readonly routeKey: string;
  readonly target: Target;
}

export interface Match<Target> {
  readonly routeKey: string;
  readonly target: Target;
  readonly pathParameters: Record<string, string>;
}

type Segment = { readonly kind: 'static' | 'parameter' | 'greedy'; readonly text: string };

const DEFAULT_KEY = '$default';
const WEIGHT = { static: 'a', parameter: 'b', greedy: 'c' } as const;

/**
 * The gateway's own choice among its routes: the most static path first, segment by segment, a named method before
 * ANY, `$default` last. Returns a function from method and raw path to the match, or null.
 */
export function createMatcher<Target>(routes: readonly GatewayRoute<Target>[]) {
  const fallback = routes.find(({ routeKey }) => routeKey === DEFAULT_KEY);
  const ranked = routes
    .filter((route) => route !== fallback)
    .map((route) => {
      const [method = '', path = ''] = route.routeKey.split(' ');
      const segments = path.split('/').map(parse);
      return {
        ...route,
        method,
        segments,
        rank: segments.map(({ kind }) => WEIGHT[kind]).join('') + (method === 'ANY' ? 'z' : ''),
      };
    })
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1));

  return (method: string, path: string): Match<Target> | null => {
    const parts = path.split('/');
    for (const route of ranked) {
      if (route.method !== method && route.method !== 'ANY') continue;
      const pathParameters = parametersOf(route.segments, parts);
      if (pathParameters) return { routeKey: route.routeKey, target: route.target, pathParameters };
    }
    return fallback ? { ...fallback, pathParameters: {} } : null;
  };
}

function parse(part: string): Segment {
  if (!part.startsWith('{')) return { kind: 'static', text: part };
  return part.endsWith('+}')
    ? { kind: 'greedy', text: part.slice(1, -2) }
    : { kind: 'parameter', text: part.slice(1, -1) };
}

function parametersOf(segments: readonly Segment[], parts: readonly string[]): Record<string, string> | null {
  const found: Record<string, string> = {};
  for (const [index, { kind, text }] of segments.entries()) {
    const part = parts[index];
    if (part === undefined || (kind !== 'static' && part === '')) return null;
    if (kind === 'greedy') return { ...found, [text]: decode(parts.slice(index).join('/')) };
    if (kind === 'parameter') found[text] = decode(part);
    else if (part !== text) return null;
  }
  return segments.length === parts.length ? found : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
