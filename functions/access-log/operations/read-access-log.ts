import { fullName } from '#functions/workspaces/people.ts';
import { ABOUT_PERSON, ENTRIES_AT_ONCE, ENTRIES_OF_FILE } from '#shared/rules/access-log.ts';
import { isPersonRecord, readPersonRef } from '#shared/rules/people/sources.ts';
import type { AccessLogOperation } from '../operation.ts';

/** A page of the log, with what the members whom it names are called now. */
export const readAccessLog: AccessLogOperation<'readAccessLog'> = async ({ repos, workspaceId }, { query }) => {
  const { cursor = null, who, kind, size = 'page' } = query;
  const limit = size === 'file' ? ENTRIES_OF_FILE : ENTRIES_AT_ONCE;
  // The head first, and the entries up to it: what is written meanwhile is told with the next.
  const head = await repos.accessLog.head(workspaceId);
  const [begins, page, aliases, members] = await Promise.all([
    repos.accessLog.beginning(workspaceId),
    repos.accessLog.page(workspaceId, { who, kind, limit, cursor, upTo: head.number }),
    repos.accessLog.aliases(workspaceId),
    repos.members.all(workspaceId),
  ]);
  const names = new Map(members.map((member) => [member.userId, fullName(member)]));
  // Everybody who has looked can be chosen; of those looked at, who may be thousands, these entries' alone.
  const seen = new Set(page.entries.map(({ about }) => about));
  const told = aliases.filter(({ alias, id }) => !isPersonRecord(id) || seen.has(ABOUT_PERSON + alias));
  return {
    head,
    begins,
    entries: page.entries,
    people: told.map(({ alias, id, salt }) => ({ alias, id, salt, name: names.get(accountOf(id)) ?? null })),
    next_cursor: page.cursor,
  };
};

/** The account behind an alias: its own, or that of the member whose record it is. */
function accountOf(id: string): string {
  return isPersonRecord(id) ? readPersonRef(id).id : id;
}
