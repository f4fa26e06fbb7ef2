import { notFound, runClosed } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { hashOfCode } from '#functions/runs/answer-code.ts';
import { newShortCode } from '#functions/runs/short-code.ts';
import { wasOpened, type Run } from '#functions/runs/repositories/runs.ts';
import type { CodeSheet as StoredSheet } from '#functions/runs/repositories/code-sheets.ts';
import type { CodeSheet } from '#shared/models/code-sheet.ts';
import { isOpen } from '#shared/rules/run-state.ts';

/** Fresh codes, and what is kept of them. The hashes stand in an order of their own. */
export function newCodes(count: number): { readonly codes: string[]; readonly hashes: string[] } {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(newShortCode());
  return { codes: [...codes], hashes: [...codes].map(hashOfCode).toSorted() };
}

/** The run as it is at this moment; 409 where it takes no answers any more. */
export async function printableRun({
  repos,
  run: { id },
  now,
}: Pick<OperationContext<'runs'>, 'repos' | 'now'> & { readonly run: Run }): Promise<Run> {
  const run = (await repos.runs.findConsistent(id)) ?? notFound('run');
  if (wasOpened(run) && !isOpen(run, now)) runClosed();
  return run;
}

/** A sheet in the words of the API. */
export function presentSheet({ id, createdAt, printedAt, count, revoked }: StoredSheet): CodeSheet {
  return { id, created_at: createdAt, printed_at: printedAt, count, revoked };
}
