import { archiveText } from '#text/exports/archive.ts';
import { say } from '../../said.ts';
import { toldOf } from '#functions/automations/said.ts';
import { pagesBy, type ArchiveSection } from '../archive-file.ts';

/** If–then rules and what they did. */
export const rulesSection: ArchiveSection = {
  title: say('rules'),
  async *units({ repos, workspace, nameOf }) {
    const rules = await repos.automationRules.list(workspace.id);
    yield [
      {
        kind: 'document',
        path: 'rules',
        about: archiveText.rules.about,
        value: rules.map(({ id, condition, action, cap, enabled, createdAt, changedBy }) => ({
          id,
          condition,
          action,
          cap,
          enabled,
          created_at: createdAt,
          changed_by: nameOf(changedBy),
        })),
      },
      {
        kind: 'table',
        path: 'rules-log',
        about: archiveText.rules.log,
        columns: archiveText.rules.columns,
        pages: () =>
          pagesBy(async (cursor) => {
            const page = await repos.automationRules.log(workspace.id, cursor);
            const rows = page.entries.map(({ at, rule_id, outcome, what, why, personId, cost }) => ({
              at,
              rule_id,
              outcome,
              what: toldOf(what),
              why: toldOf(why),
              person: nameOf(personId),
              cost,
            }));
            return { rows, cursor: page.cursor };
          }),
      },
    ];
  },
};
