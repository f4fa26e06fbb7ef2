import { pagesBy, type ArchiveSection } from '../archive-file.ts';

const PAGE = 200;

const STATUSES = { sent: 'отправлен', cancelled: 'отменён' } as const;

/** What was asked of partners. */
export const offersSection: ArchiveSection = {
  title: 'Запросы партнёрам',
  async *units({ repos, workspace, nameOf }) {
    yield [
      {
        kind: 'table',
        path: 'offer-requests',
        about: 'Запросы партнёрам: что, на сколько человек, на какой день.',
        columns: {
          offer: 'Предложение',
          partner: 'Партнёр',
          people: 'Человек',
          planned_on: 'На какой день',
          cost: 'Стоимость, ₽',
          comment: 'Комментарий',
          status: 'Статус',
          requested_by: 'Кто отправил',
          created_at: 'Отправлен',
          cancelled_at: 'Отменён',
        },
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
              status: STATUSES[request.status],
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
