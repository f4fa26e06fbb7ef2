import type { portalText as Russian } from '../../ru/common/portal.ts';
import type { Catalogue } from '../../catalogue.ts';

/** Words for places that live on the connected Bitrix24. */
export const portalText: Catalogue<typeof Russian> = {
  employees: {
    title: 'Connect Bitrix24 to see the team',
    text: 'Employees from Bitrix24 and the tasks of each will appear here. Tonus only reads them.',
  },
  connect: 'Connect Bitrix24',
  askLeader: 'The owner or a manager of the workspace can connect it.',
  planTitle: 'Bitrix24 is not in your plan',
  toPlans: 'Compare plans',
  age: (moment) => `Bitrix24 is not answering. Showing data as of ${moment}`,
  refresh: 'Refresh',
  refreshing: 'Refreshing…',
};
