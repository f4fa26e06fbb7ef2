import { conflict, notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { RUN_CODES_MAX, RUN_SHEETS_MAX } from '#shared/rules/code-sheets.ts';
import type { CodeSheet, PrintedSheet } from '#shared/models/code-sheet.ts';
import { pollsErrors } from '#text/polls/errors.ts';
import { hashOfCode } from './answer-code.ts';
import { sealCodeTeam } from './code-team.ts';
import { requireNotOver } from './ended-run.ts';
import type { CodeSheet as StoredSheet } from './repositories/code-sheets.ts';
import type { KnownCode } from './repositories/contact-codes.ts';
import type { Run } from './repositories/run.ts';
import { newShortCode } from './short-code.ts';

/** Says what is asked is called in each language it is answered in, its own first. */
type TitlesOf = (run: Run) => Promise<PrintedSheet['titles']>;

type Context = Pick<OperationContext<'codeSheets' | 'runs'>, 'repos' | 'now'>;

/** The sheets of one-time codes of a run, the newest first; nothing of their codes. */
export async function sheetsOf(runId: string, { repos }: Context): Promise<{ sheets: CodeSheet[] }> {
  return { sheets: (await repos.codeSheets.list(runId)).map(presentSheet) };
}

/**
 * Makes a sheet of so many codes for a run that takes answers, or will; with a team, once it is known that the run may
 * have sheets of it. The codes are told here and never again.
 */
export async function makeSheet(
  runId: string,
  { count, team }: { readonly count: number; readonly team: string | null },
  titlesOf: TitlesOf,
  { repos, now, newId }: Context & Pick<OperationContext<'runs'>, 'newId'>,
): Promise<PrintedSheet> {
  const run = await printableRun(runId, { repos, now });
  if ((run.codes ?? 0) + count > RUN_CODES_MAX) conflict(pollsErrors.codesMost);
  if ((await repos.codeSheets.list(run.id)).length >= RUN_SHEETS_MAX) conflict(pollsErrors.sheetsMost);
  const titles = await titlesOf(run);
  const { codes, known } = newCodes(run, count, team);
  const sheet = (await repos.codeSheets.make(run, { id: newId(), team }, known, now)) ?? changed();
  return { ...presentSheet(sheet), codes, titles };
}

/**
 * Other codes on the same sheet. Every code it had leads nowhere from now on, used or not, so that nobody can try which
 * of them had answered; the answers given by them stay.
 */
export async function reprintSheet(
  runId: string,
  sheetId: string,
  titlesOf: TitlesOf,
  { repos, now }: Context,
): Promise<PrintedSheet> {
  const run = await printableRun(runId, { repos, now });
  const sheet = (await repos.codeSheets.find(run.id, sheetId)) ?? notFound('codeSheet');
  if (sheet.revoked) conflict(pollsErrors.sheetRevoked);
  const titles = await titlesOf(run);
  const { codes, known } = newCodes(run, sheet.count, sheet.team);
  const printed = (await repos.codeSheets.reprint(run, sheet, known, now)) ?? changed();
  return { ...presentSheet(printed), codes, titles };
}

/** No code of the sheet leads anywhere from now on; the answers given by them stay. Asked again it changes nothing. */
export async function revokeSheet(runId: string, sheetId: string, { repos, now }: Context): Promise<void> {
  const run = (await repos.runs.findConsistent(runId)) ?? notFound('codeSheet');
  const sheet = (await repos.codeSheets.find(run.id, sheetId)) ?? notFound('codeSheet');
  if (!(await repos.codeSheets.revoke(run, sheet, now))) changed();
}

/** The run as it is at this moment; 409 where it takes no answers any more. */
async function printableRun(runId: string, { repos, now }: Context): Promise<Run> {
  const run = (await repos.runs.findConsistent(runId)) ?? notFound('run');
  requireNotOver(run, now);
  return run;
}

/** Fresh codes, and what is kept of them. The hashes stand in an order of their own. */
function newCodes(
  { id }: Run,
  count: number,
  team: string | null,
): { readonly codes: string[]; readonly known: KnownCode[] } {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(newShortCode());
  const known = [...codes].map((code) => ({
    hash: hashOfCode(code),
    team: team === null ? null : sealCodeTeam({ team, onSheet: true }, code, id),
  }));
  return { codes: [...codes], known: known.toSorted((a, b) => (a.hash < b.hash ? -1 : 1)) };
}

function presentSheet({ id, createdAt, printedAt, count, revoked, team }: StoredSheet): CodeSheet {
  return { id, created_at: createdAt, printed_at: printedAt, count, revoked, team };
}

/** 409: somebody changed the run between reading and writing it. */
function changed(): never {
  conflict(pollsErrors.runChanged);
}
