import { financeErrors } from '#text/finance/errors.ts';
import { openDataKey, openParts, partsOf } from '../datasets.ts';
import { idOfEmployee, type StoredEmployee } from '../people.ts';
import { personId, sealRows } from '../sealed-rows.ts';
import { conflict, notFound } from '#core/http/errors.ts';
import type { Dataset, SealedPart, DatasetVersion } from '../repositories/finance-data.ts';
import type { LeaverRow } from '#shared/models/finance/leavers.ts';
import type { FinanceOperation } from '../operation.ts';

const ATTEMPTS = 3;
type Context = Parameters<FinanceOperation<'eraseEmployee'>>[0];
type Row = StoredEmployee | LeaverRow;

/**
 * Takes name and address off a person in every month and in the history, in the versions an undoing would bring back
 * too. Sums, department and the months of coming and leaving stay, so nothing that was counted changes. Each dataset is
 * changed as a whole; after a fault the same request does the rest. It makes less of the data: no plan forbids it.
 */
export const eraseEmployee: FinanceOperation<'eraseEmployee'> = async (context, { params }) => {
  const key = (await openDataKey(context)) ?? notFound('financeEmployee');
  const heads = await context.repos.financeData.datasets(context.workspaceId);
  let found = false;
  for (const head of heads) if (await eraseIn(context, head, params.employeeId, key)) found = true;
  if (!found) notFound('financeEmployee');
};

/** Whether the person is known to the dataset. */
async function eraseIn(context: Context, read: Dataset, id: string, key: Buffer): Promise<boolean> {
  const { repos, workspaceId, actor, now } = context;
  let head: Dataset | null = read;
  for (let attempt = 1; head && attempt <= ATTEMPTS; attempt++) {
    const erased = await Promise.all(
      [head.current, head.previous].map((version) => eraseFrom(context, head!, version, id, key)),
    );
    if (erased.every((one) => one !== null)) {
      const rewritten = erased.flatMap((one) => one.rewritten);
      const known = erased.some((one) => one.known);
      const change = { workspaceId, userId: actor.userId, now };
      if (rewritten.length === 0 || (await repos.financeData.rewrite(change, head, rewritten))) return known;
    }
    head = await repos.financeData.dataset(workspaceId, read.name);
  }
  return conflict(financeErrors.dataBusy);
}

/** The parts of a version in which the person stood by name, without it; null where the version has made way for another. */
async function eraseFrom(
  context: Context,
  { name: dataset }: Dataset,
  version: DatasetVersion | null,
  id: string,
  key: Buffer,
): Promise<{ known: boolean; rewritten: { place: DatasetVersion; part: SealedPart }[] } | null> {
  if (!version) return { known: false, rewritten: [] };
  const parts = await openParts<Row>(context, dataset, version, partsOf(version), key);
  if (!parts) return null;
  let known = false;
  const rewritten = parts.flatMap((rows, index) => {
    const erased = rows.map((row) => eraseRow(row, id, key));
    if (erased.some((row) => row.known)) known = true;
    if (!erased.some(({ row }, at) => row !== rows[at])) return [];
    const place = { workspaceId: context.workspaceId, dataset, version: version.number, index };
    const sealed = sealRows(
      erased.map(({ row }) => row),
      key,
      place,
    );
    return [{ place: version, part: { index, sealed } }];
  });
  return { known, rewritten };
}

/** A row without its name where it is the person's; the very same row where there is nothing to take off. */
function eraseRow(row: Row, id: string, key: Buffer): { row: Row; known: boolean } {
  if ('salary' in row) {
    if (idOfEmployee(row, key) !== id) return { row, known: false };
    if (row.id !== null) return { row, known: true };
    const nobody = { id, email: null, name: null, tasks_status: null };
    return { row: { ...row, ...nobody, hired_on: monthOf(row.hired_on), left_on: monthOf(row.left_on) }, known: true };
  }
  const text = row.key?.trim().toLowerCase();
  const isTheirs = text && [`email ${text}`, `name ${text}`].some((personKey) => personId(personKey, key) === id);
  if (!isTheirs) return { row, known: false };
  return { row: { ...row, key: null, hired_on: monthOf(row.hired_on)!, left_on: monthOf(row.left_on) }, known: true };
}

/** The first day of a day's month. */
const monthOf = (day: string | null): string | null => day && `${day.slice(0, 7)}-01`;
