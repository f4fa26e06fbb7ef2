import type { OperationContext } from '#core/http/operation.ts';
import type { Run } from './repositories/run.ts';
import { isWithheld } from './repositories/withheld.ts';
import { runRecord, shownAtEnd } from './ballots/run-record.ts';

type Repos = OperationContext<'ballots' | 'members' | 'runRecords'>['repos'];

/**
 * Settles how many ballots the openings of a run have given out that are over, before its marks are forgotten; and publishes
 * what can be checked of a run that is closed. Safe to do again.
 */
export async function publishRecord(run: Run, repos: Repos): Promise<void> {
  if (!run.ballots) return;
  await repos.runRecords.settle(run);
  if (run.published) return;
  const pairs = await repos.runRecords.pairs(run.id);
  if (isWithheld(run, pairs.length)) return;
  const [given, invited, secret] = await Promise.all([
    repos.runRecords.givenOut(run.id),
    askedUntilNow(run, repos),
    repos.runRecords.secret(run.id),
  ]);
  const openings = await Promise.all(
    Array.from({ length: run.ballots.opening }, async (_, index) => ({
      manifest: await repos.ballots.manifest(run.id, index + 1),
      ...(given.get(index + 1) ?? { issued: 0, again: 0 }),
    })),
  );
  const record = await runRecord({ run, openings, invited, secret }, shownAtEnd(run, pairs));
  if (record) await repos.runRecords.save(run, record.head, record.parts);
}

/** How many members could be given a ballot: those asked at the opening, and of a run that asks all whoever joined since. */
async function askedUntilNow({ workspaceId, audience, invited, openedAt }: Run, { members }: Repos): Promise<number> {
  const asked = invited ?? 0;
  if (audience.kind !== 'all' || openedAt === null) return asked;
  const all = await members.all(workspaceId);
  return asked + all.filter(({ joinedAt }) => joinedAt > openedAt).length;
}
