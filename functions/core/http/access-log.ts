import { createAccessMarks, type AccessMark } from '#data/access-marks.ts';
import type { Opened } from '#data/open-repositories.ts';
import type { Route } from '#shared/contract/route.ts';
import { ABOUT_PERSON, screenOfKey } from '#shared/rules/access-log.ts';
import { personRef, readPersonRef, type PersonRef } from '#shared/rules/people/sources.ts';

/** A request that was allowed and carried out. */
interface Seen {
  readonly route: Route;
  readonly userId: string;
  /** The number of the key of the API that they asked by. */
  readonly keyNumber?: number | undefined;
  readonly params: unknown;
  /** What was loaded to decide whether it is allowed. */
  readonly loaded: {
    readonly workspaceId?: string;
    readonly run?: { readonly id: string; readonly pollId: string };
    readonly poll?: { readonly id: string };
    readonly survey?: { readonly id: string };
    readonly task?: { readonly id: string };
  };
}

/**
 * Writes down who sees what, by what the route says that it shows. It is done before the reply goes out: what cannot be
 * written down is not shown.
 */
export const accessLog = { repositories: { accessMarks: createAccessMarks }, note };
export type AccessLog = typeof accessLog;

async function note(
  { route, userId, keyNumber, params, loaded }: Seen,
  { accessMarks }: Opened<typeof accessLog.repositories>,
  now: Date,
): Promise<void> {
  const kind = 'shows' in route ? route.shows : undefined;
  if (kind === undefined) return;
  const { workspaceId } = loaded;
  if (workspaceId === undefined) throw new Error(`${route.name} shows something of no workspace`);
  const screen = keyNumber === undefined ? route.domain : screenOfKey(keyNumber);
  const mark = { workspaceId, userId, kind, screen, route: route.name };
  await accessMarks.note({ ...mark, ...aboutOf(params, loaded) }, now);
}

/** The thing that a request is about, by the scope or the path of its route. */
function aboutOf(params: unknown, { run, poll, survey, task }: Seen['loaded']): Pick<AccessMark, 'about' | 'ofMember'> {
  const { person, contactId } = (params ?? {}) as { readonly person?: PersonRef; readonly contactId?: string };
  const of = (about: string | null) => ({ about, ofMember: null });
  if (run) return of(`run:${run.pollId}/${run.id}`);
  if (poll) return of(`poll:${poll.id}`);
  if (survey) return of(`survey:${survey.id}`);
  if (task) return of(`task:${task.id}`);
  if (contactId !== undefined) return of(ABOUT_PERSON + personRef('contact', contactId));
  if (person === undefined) return of(null);
  const { source, id } = readPersonRef(person);
  return source === 'member' ? { about: null, ofMember: id } : of(ABOUT_PERSON + person);
}
