/** What lies at a path, `/api/polls/{id}`; the last segment may be greedy, `{proxy+}`. */
export interface PathTarget<Target> {
  readonly path: string;
  readonly target: Target;
}

export interface PathMatch<Target> extends PathTarget<Target> {
  readonly parameters: Readonly<Record<string, string>>;
}

type Segment = { readonly kind: 'static' | 'parameter' | 'greedy'; readonly text: string };
type Ranked<Target> = PathTarget<Target> & { readonly segments: readonly Segment[]; readonly rank: string };

const WEIGHT = { static: 'a', parameter: 'b', greedy: 'c' } as const;

/**
 * The way API Gateway chooses among paths: one that is matched whole before a greedy one, and of each kind the most static
 * first, segment by segment. Returns a function from a raw path, still encoded, to the best of the matches, of those alone
 * that `takes` says, where it is given; null where there is none.
 */
export function createPathMatcher<Target>(
  targets: readonly PathTarget<Target>[],
): (path: string, takes?: (target: Target) => boolean) => PathMatch<Target> | null {
  const whole = new Map<number, Ranked<Target>[]>();
  const greedy: Ranked<Target>[] = [];
  for (const one of targets.map(rank)) {
    if (one.segments.at(-1)?.kind === 'greedy') greedy.push(one);
    else whole.set(one.segments.length, [...(whole.get(one.segments.length) ?? []), one]);
  }
  for (const some of [greedy, ...whole.values()])
    some.sort((a, b) => Number(a.rank > b.rank) - Number(a.rank < b.rank));

  return (path, takes = () => true) => {
    const parts = path.split('/');
    for (const { segments, path: own, target } of [...(whole.get(parts.length) ?? []), ...greedy]) {
      const parameters = takes(target) ? parametersOf(segments, parts) : null;
      if (parameters) return { path: own, target, parameters };
    }
    return null;
  };
}

function rank<Target>({ path, target }: PathTarget<Target>): Ranked<Target> {
  const segments = path.split('/').map(parse);
  return { path, target, segments, rank: segments.map(({ kind }) => WEIGHT[kind]).join('') };
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
  return found;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
