import { archiveText } from '#text/exports/archive.ts';
import { say } from '../../said.ts';
import { pagesBy, type ArchiveSection } from '../archive-file.ts';

const PAGE = 200;

/** What was asked of partners. */
export const offersSection: ArchiveSection = {
  title: say('offers'),
  async *units({ repos, workspace, nameOf }) {
    yield [
      {
        kind: 'table',
        path: 'offer-requests',
        about: archiveText.offerRequests.about,
        columns: archiveText.offerRequests.columns,
        pages: () =>
          pagesBy(async (cursor) => {
            const page = await repos.offerRequests.page(workspace.id, { limit: PAGE, cursor });
            const rows = page.requests.map((request) => ({
              offer: request.offer.title,
              partner: request.offer.partner,
              people: request.people,
              planned_on: request.plannedOn,
              cost: request.cost,
              comment: request.comment,
              status: archiveText.offerRequests.statuses[request.status],
              requested_by: nameOf(request.requestedBy),
              created_at: request.createdAt,
              cancelled_at: request.cancelledAt,
            }));
            return { rows, cursor: page.cursor };
          }),
      },
    ];
  },
};
