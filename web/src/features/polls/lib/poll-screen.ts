/** What the poll section shows. */
export type PollScreen =
  | { readonly kind: 'list'; readonly mode: 'view' | 'edit' }
  | { readonly kind: 'create' }
  | { readonly kind: 'take' | 'edit'; readonly pollId: string }
  | { readonly kind: 'results'; readonly pollId: string | null };

const PATH = /^\/app\/poll(?:\/(?<first>[^/]+)(?:\/(?<mode>[^/]+))?)?\/?$/;

/**
 * Reads the screen out of the address: `/app/poll…` by its path, `/app?section=polls&mode=…&pollId=…` by its
 * query. What neither names is the list.
 */
export function readPollScreen(pathname: string, search: string): PollScreen {
  const path = PATH.exec(pathname)?.groups;
  if (path) {
    if (path.first === 'create') return { kind: 'create' };
    return screenOf(path.mode ?? 'view', path.first ?? null);
  }
  const query = new URLSearchParams(search);
  return screenOf(query.get('mode') ?? 'view', query.get('pollId'));
}

function screenOf(mode: string, pollId: string | null): PollScreen {
  if (mode === 'create') return { kind: 'create' };
  if (mode === 'results') return { kind: 'results', pollId };
  if ((mode === 'take' || mode === 'edit') && pollId !== null) return { kind: mode, pollId };
  return { kind: 'list', mode: mode === 'edit' ? 'edit' : 'view' };
}
