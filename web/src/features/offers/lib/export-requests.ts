import type { OfferRequest } from '#shared/models/offer.ts';
import { exportTablesText } from '#text/common/export-tables.ts';
import { requestsText } from '#text/offers.ts';
import type { ExportTable } from '#web/lib/export-cells.ts';

const text = exportTablesText.requests;

/** What was asked of partners as a sheet. */
export function requestsTable(requests: readonly OfferRequest[]): ExportTable {
  return {
    header: [text.offer, text.partner, text.people, text.day, text.cost, text.by, text.state, text.booked],
    kinds: [undefined, undefined, undefined, 'day', 'money'],
    sums: [4],
    rows: requests.map((one) => [
      one.offer.title,
      one.offer.partner,
      one.people,
      one.planned_on,
      one.cost,
      one.requested_by ?? '',
      requestsText[one.status],
      one.booked ? exportTablesText.yes : exportTablesText.no,
    ]),
  };
}
