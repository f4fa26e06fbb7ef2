import { pagesBy, type ArchiveSection } from '../archive-file.ts';

/** Rules «если — то» and what they did. */
export const rulesSection: ArchiveSection = {
  title: 'Правила',
  async *units({ repos, workspace, nameOf }) {
    const rules = await repos.automationRules.list(workspace.id);
    yield [
      {
        kind: 'document',
        path: 'rules',
        about: 'Правила «если — то»: условие, действие, предел расходов, включено ли.',
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
        about: 'Что правила сделали и почему, новые записи сверху.',
        columns: {
          at: 'Когда',
          rule_id: 'Правило',
          outcome: 'Итог',
          what: 'Что сделано',
          why: 'Почему',
          person: 'Чья дата',
          cost: 'Стоимость, ₽',
        },
        pages: () =>
          pagesBy(async (cursor) => {
            const page = await repos.automationRules.log(workspace.id, cursor);
            const rows = page.entries.map(({ at, rule_id, outcome, what, why, personId, cost }) => ({
              at,
              rule_id,
              outcome,
              what,
              why,
              person: nameOf(personId),
              cost,
            }));
            return { rows, cursor: page.cursor };
          }),
      },
    ];
  },
};
