import { archiveText } from '#text/exports/archive.ts';
import { say } from '../../said.ts';
import { ENTRIES_OF_FILE } from '#shared/rules/access-log.ts';
import { pagesBy, type ArchiveSection } from '../archive-file.ts';

/** Who saw what, with the hashes by which the log can be verified; the newest first. */
export const accessLogSection: ArchiveSection = {
  title: say('accessLog'),
  async *units({ repos, workspace, nameOf }) {
    const aliases = await repos.accessLog.aliases(workspace.id);
    const ids = new Map(aliases.map(({ alias, id }) => [alias, id]));
    yield [
      {
        kind: 'table',
        path: 'access-log',
        about: archiveText.accessLog.about,
        columns: archiveText.accessLog.columns,
        pages: () =>
          pagesBy(async (cursor) => {
            const page = await repos.accessLog.page(workspace.id, { limit: ENTRIES_OF_FILE, cursor });
            const rows = page.entries.map(({ who, ...entry }) => ({
              ...entry,
              who,
              name: nameOf(ids.get(who) ?? null),
            }));
            return { rows, cursor: page.cursor };
          }),
      },
    ];
  },
};
