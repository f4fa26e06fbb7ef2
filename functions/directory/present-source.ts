import type { PeopleSource } from '#shared/models/people-source.ts';
import { directoryErrors } from '#text/directory/errors.ts';
import type { PeopleSourceAccess } from './repositories/people-sources.ts';

/** What people are read from, as the owner is told of it; never its secret. */
export function presentSource(source: PeopleSourceAccess | null): PeopleSource {
  const problem = source?.problem ?? null;
  return {
    kind: source?.kind ?? null,
    place: source?.place ?? '',
    login: source?.login ?? null,
    state: source?.state ?? null,
    changes: source?.changes ? { ...source.changes, leavers: [...source.changes.leavers] } : null,
    refused: source?.refused ?? 0,
    problem: problem === null ? null : directoryErrors.source[problem],
    out_of_reach: source?.kind === '1c' && OUT_OF_REACH.has(problem),
    read_at: source?.readAt ?? null,
    connected_at: source?.connectedAt ?? null,
  };
}

const OUT_OF_REACH = new Set<unknown>(['unreachable', 'inner_address', 'tls', 'timeout']);
