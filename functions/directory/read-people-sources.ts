import type { Vault } from '#core/clients/vault.ts';
import { createDue } from '#data/due.ts';
import type { Opened } from '#data/open-repositories.ts';
import { nightlyRunOf } from '#functions/automations/repositories/nightly-run.ts';
import { findGoverned } from '#functions/subscriptions/plan.ts';
import { DIRECTORY_MOST } from '#shared/rules/directory.ts';
import { LEAVERS_NAMED } from '#shared/rules/people-sources.ts';
import { inLanguage } from '#shared/text/current.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/rules/durations.ts';
import { knownPeople } from './known-people.ts';
import { scimRepositories, type ScimContext } from './operation.ts';
import { createPeopleSources, type PeopleSourceAccess, type SourceOutcome } from './repositories/people-sources.ts';
import type { SourceClients } from './source-clients.ts';
import { applyPlan } from './sources/apply-plan.ts';
import { mayApply, planOf, type SourcePlan } from './sources/plan.ts';
import { SourceError, type FoundPerson } from './sources/source.ts';

declare module '#data/keys.ts' {
  interface DueKinds {
    'read-people-sources': true;
  }
}

/** What reading the people of companies uses of the table. */
export const repositories = { ...scimRepositories, due: createDue, peopleSources: createPeopleSources };

/** What the reading of people is given. */
export interface PeopleReading {
  readonly repos: Opened<typeof repositories>;
  readonly vault: Vault;
  readonly clients: SourceClients;
  readonly now: Date;
  readonly newId: () => string;
}

/** The function ends after 300 s: what is not read, or not done, by then waits for the next time. */
const READING_MILLISECONDS = 100_000;
const APPLYING_MILLISECONDS = 150_000;
/** Another is begun only so soon after the first, so that each has its whole time. */
const BEGINNING_MILLISECONDS = 40_000;
/** Who reads a source has it for so long: after that they have broken off, and it is read again. */
const LEASE_MILLISECONDS = 10 * MINUTE_MS;
/** How the list of what could not be taken names what was read. */
const NAMES = { yandex360: 'Yandex 360', '1c': '1C' } as const;

/** Reads the sources of people that are due: each once a night, and at once what was connected, allowed or broken off. */
export async function readPeopleSources(context: PeopleReading): Promise<void> {
  const { due, peopleSources } = context.repos;
  const end = Date.now() + BEGINNING_MILLISECONDS;
  for await (const entry of due.list('read-people-sources', context.now)) {
    if (Date.now() > end) return;
    const source = await peopleSources.find(entry.id);
    // Disconnected, or planned for another moment: that stands in an entry of its own.
    if (source?.dueAt !== entry.dueAt) await due.drop(entry);
    else await readInTurn(source, entry.id, context);
  }
}

/** Reads a source, unless somebody else has begun to. */
async function readInTurn(source: PeopleSourceAccess, workspaceId: string, context: PeopleReading): Promise<void> {
  const { repos, now } = context;
  const { connectionId } = source;
  const dueAt = new Date(Date.now() + LEASE_MILLISECONDS).toISOString();
  if (!(await repos.peopleSources.plan(workspaceId, source, dueAt))) return;
  const outcome = await readOne(source, workspaceId, context);
  const night = nightlyRunOf(workspaceId, now);
  const pause = pauseAfter(outcome);
  const soon = pause === null ? night : new Date(Date.now() + pause).toISOString();
  await repos.peopleSources.plan(workspaceId, { connectionId, dueAt }, soon < night ? soon : night, outcome);
}

/**
 * Before the first time, and where too many would leave at once, what would change is kept for the owner and nothing is
 * done; otherwise it is done by the operations that SCIM has.
 */
async function readOne(
  source: PeopleSourceAccess,
  workspaceId: string,
  context: PeopleReading,
): Promise<SourceOutcome> {
  const { workspace, readOnly } = await findGoverned({ ...context, workspaceId });
  return inLanguage(workspace.language, () => read(source, readOnly !== null, workspaceId, context));
}

async function read(
  source: PeopleSourceAccess,
  readOnly: boolean,
  workspaceId: string,
  context: PeopleReading,
): Promise<SourceOutcome> {
  const { repos, now, newId, vault, clients } = context;
  const { kind, place, login, sealed, allowed } = source;
  const secret = await vault.open(sealed, { workspace: workspaceId, kind: 'directory' });
  let found: FoundPerson[];
  try {
    found = await clients[kind].read({ kind, place, login, secret }, new Date(Date.now() + READING_MILLISECONDS));
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
  if (problem === 'busy' || problem === 'timeout' || problem === 'unreachable') return HOUR_MS;
  return problem === null && state === 'reading' ? MINUTE_MS : null;
}
