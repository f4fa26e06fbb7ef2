import { notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { hashOfCode } from '#functions/runs/answer-code.ts';
import { type CodeTeam, openCodeTeam } from '#functions/runs/code-team.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import type { RunKind } from '#shared/rules/run-kinds.ts';
import { readShortCode } from '#shared/rules/short-code.ts';
import { wrongCodesOf } from './wrong-codes.ts';

type Context = OperationContext<'codeSheets' | 'linkUse' | 'runs'>;

const NO_TEAM: CodeTeam = { team: null, onSheet: false };

/** A one-time code as it is known, and the run it answers. */
export interface RunOfCode {
  readonly run: Run;
  /** Its hash. */
  readonly code: string;
  /** The team its answer counts in where the run compares that, opened by the code itself. */
  readonly team: CodeTeam;
}

/**
 * The run that a one-time code answers, open or not. Whatever leads nowhere is one 404 after the same reads: never
 * printed, revoked, of a sheet that was printed anew, used or not; it counts as a guess unless it cannot be a code. Of
 * another kind than the wanted one it is none, either.
 */
export async function runOfCode(typed: string, context: Context, kind: RunKind | null = null): Promise<RunOfCode> {
  const { repos } = context;
  const read = readShortCode(typed) ?? notFound('code');
  const wrongCodes = wrongCodesOf(context);
  // Before the code is hashed, which is slow on purpose.
  await wrongCodes.requireFew();
  const code = hashOfCode(read);
  const found = await repos.codeSheets.runOf(code);
  if (found === null) {
    await wrongCodes.count();
    return notFound('code');
  }
  const run = (await repos.runs.current(found.runId)) ?? notFound('code');
  const team = found.team === null ? NO_TEAM : openCodeTeam(found.team, read, run.id);
  return kind === null || run.kind === kind ? { run, code, team } : notFound('code');
}
