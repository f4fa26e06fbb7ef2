import * as z from 'zod/mini';
import { defineJob, type JobContext } from '#functions/jobs/define-job.ts';
import { findGoverned } from '#functions/subscriptions/plan.ts';
import { Id } from '#shared/models/common.ts';
import { LEAVERS_NAMED } from '#shared/rules/people-sources.ts';
import { inLanguage } from '#shared/text/current.ts';
import { knownPeople } from '../known-people.ts';
import { scimRepositories, type ScimContext } from '../operation.ts';
import { createPeopleSources, type PeopleSourceAccess, type SourceOutcome } from '../repositories/people-sources.ts';
import { applyPlan } from '../sources/apply-plan.ts';
import { mayApply, planOf, type SourcePlan } from '../sources/plan.ts';
import { SourceError, type FoundPerson } from '../sources/source.ts';
import { DIRECTORY_MOST } from '#shared/rules/directory.ts';

const payload = z.object({ workspaceId: Id });
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'read-people': z.infer<typeof payload>;
  }
}

/** The function ends after 300 s: what is not read, or not done, by then waits for the next job. */
const READING_MILLISECONDS = 100_000;
const APPLYING_MILLISECONDS = 150_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How the list of what could not be taken names what was read. */
const NAMES = { yandex360: 'Yandex 360', '1c': '1C' } as const;

const repositories = { ...scimRepositories, peopleSources: createPeopleSources };
type Context = JobContext<typeof repositories>;

/**
 * Reads what people are read from. Before the first time, and where too many would leave at once, what would change is
 * kept for the owner and nothing is done; otherwise it is done by the operations that SCIM has.
 */
export const readPeople = defineJob({
  kind: 'read-people',
  payload,
  repositories,
  forgotten: true,
  async run({ workspaceId }, context) {
    const { repos } = context;
    const source = await repos.peopleSources.find(workspaceId);
    if (!source) return;
    const { workspace, readOnly } = await findGoverned({ ...context, workspaceId });
    const outcome = await inLanguage(workspace.language, () => read(source, readOnly !== null, workspaceId, context));
    await repos.peopleSources.note(workspaceId, source, outcome);
    const pause = pauseAfter(outcome);
    if (pause === null) return;
    const next = new Date(Date.now() + pause).toISOString();
    if (next < source.dueAt) await repos.peopleSources.moveDue(workspaceId, source.dueAt, next, null);
  },
});

async function read(
  source: PeopleSourceAccess,
  readOnly: boolean,
  workspaceId: string,
  context: Context,
): Promise<SourceOutcome> {
  const { repos, now, newId, vault, peopleSources } = context;
  const { kind, place, login, sealed, allowed } = source;
  const secret = await vault().open(sealed, { workspace: workspaceId, kind: 'directory' });
  let found: FoundPerson[];
  try {
    found = await peopleSources()[kind].read(
      { kind, place, login, secret },
      new Date(Date.now() + READING_MILLISECONDS),
    );
    if (found.filter(({ works }) => works).length > DIRECTORY_MOST) throw new SourceError('too_many');
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { ...restOf(source), problem: error.problem };
  }
  const scim: ScimContext = { repos, workspaceId, now, newId, base: '', ifMatch: null };
  const until = new Date(Date.now() + APPLYING_MILLISECONDS);
  const whole = planOf(kind, found, await repos.directory.people(workspaceId));
  // Who leaves is let go in a workspace that can only be read, too.
  const plan = readOnly ? { ...whole, come: [], change: [] } : whole;
  const seen = { problem: readOnly ? ('read_only' as const) : null, readAt: now.toISOString(), refused: 0 };
  if (!mayApply(plan, found.length, allowed)) {
    return { ...seen, state: allowed === null ? 'preview' : 'braked', changes: changesOf(plan, true) };
  }
  const done = await applyPlan(plan, NAMES[kind], scim, until);
  // Who has just come may lead others: of them it is known only now by whom they are found.
  const rest = { ...planOf(kind, found, await repos.directory.people(workspaceId)), come: [], leave: [] };
  const led = done.whole && !readOnly ? await applyPlan(rest, NAMES[kind], scim, until) : done;
  const changed = plan.come.length + plan.leave.length + plan.change.length > 0;
  if (changed) await repos.directory.noteChange(workspaceId, now);
  return {
    ...seen,
    state: led.whole ? 'connected' : 'reading',
    // What was allowed was allowed this once.
    allowed: led.whole ? 0 : allowed,
    changes: changesOf(plan, false),
    refused: done.refused,
  };
}

/** What stays of a source that could not be read. */
function restOf({ allowed }: PeopleSourceAccess): SourceOutcome {
  return { state: allowed === null ? 'reading' : 'connected' };
}

function changesOf({ come, leave, change }: SourcePlan, named: boolean) {
  const names = knownPeople(leave, []).map(
    ({ lastName, firstName, email }) => [lastName, firstName].filter(Boolean).join(' ') || (email ?? ''),
  );
  return {
    come: come.length,
    leave: leave.length,
    change: change.length,
    leavers: named ? names.toSorted((a, b) => a.localeCompare(b)).slice(0, LEAVERS_NAMED) : [],
  };
}

/** How soon to try again; null where the next night is soon enough. */
function pauseAfter({ problem, state }: SourceOutcome): number | null {
  if (problem === 'busy' || problem === 'timeout' || problem === 'unreachable') return HOUR;
  return problem === null && state === 'reading' ? MINUTE : null;
}
