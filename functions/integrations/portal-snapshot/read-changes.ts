import { MINUTE_MS } from '#shared/rules/durations.ts';
import { Bitrix24Error } from '../bitrix24/bitrix24.ts';
import type { Command } from '../bitrix24/bitrix24-batch.ts';
import type { Portal } from '../portal/open-portal.ts';
import type { PortalRowKind } from '#data/keys.ts';
import type { KeptRow, PortalRow } from '../repositories/portal-rows.ts';
import type { PortalChanges } from '../repositories/portal-changes.ts';
import type { PortalHead } from '../repositories/portal-snapshots.ts';
import type { Repositories } from '#data/repositories.ts';
import { inTurns } from './in-turns.ts';
import { stillThere } from './still-there.ts';
import { chainBehind, keysetPages, type BegunPages, type KeysetPage } from './keyset-pages.ts';
import { departmentRows, PEOPLE, tasksChangedSince } from './listings.ts';
import { earlier } from './portal-clock.ts';
import { digestOf, digestsOf, partOf, withLoginOf } from './row-digests.ts';

/** So much is asked for again each time: what is being written down while a portal is asked may come to light later. */
const OVERLAP_MILLISECONDS = 5 * MINUTE_MS;
/** Where a portal does not say what time it is there, ours may be so far from it. */
const CLOCKS_APART_MILLISECONDS = 60 * MINUTE_MS;
const PAGE_SIZE = 50;
/** Bitrix24 knows no filter for people who have changed: all are read, so many pages a request, up to so many people. */
const PEOPLE_PAGES = 25;
const PEOPLE_MAX = 10_000;
const DEPARTMENT_PAGES = 10;
/** More rows than that are compared by reading all that are kept. */
const BY_NUMBER_MAX = 100;

interface ReadChangesOptions {
  readonly workspaceId: string;
  readonly portalKey: string;
  readonly portal: Portal;
  readonly snapshots: Repositories['portalSnapshots'];
  /** What is known; of each kind that was read whole the changes are read. */
  readonly head: PortalHead;
}

/**
 * Reads what has changed on a portal since the last time and keeps it: tasks by the date of their change, departments
 * and people as they are now. Nobody is taken for gone here. What was reached counts, also where the portal answers no
 * more: the next reading goes on from there.
 */
export async function readChanges(options: ReadChangesOptions): Promise<PortalChanges> {
  const { head, portal, portalKey } = options;
  const known = head.changes?.portal === portalKey ? head.changes : null;
  let reached = known ?? { ...NOTHING, portal: portalKey };
  try {
    const first = await firstRequest(portal, head, known);
    reached = await keepPeople(options, reached, first);
    if (head.kinds.TASK) {
      const since = reached.since ?? firstMoment(first, head.kinds.TASK.takenAt);
      const next = reached.position?.next ?? earlier(first.clock, OVERLAP_MILLISECONDS);
      reached = { ...reached, since };
      const begun = first.tasks ? { begun: first.tasks } : {};
      for await (const page of keysetPages(portal, tasksChangedSince(since), reached.position?.after ?? 0, begun)) {
        reached = await keepTasks(options, reached, page, next);
        // Nothing is lost: the next reading goes on behind this page.
        if (!page.last && Date.now() >= portal.until.getTime()) return { ...reached, ...WELL };
      }
      reached = { ...reached, since: next, position: null };
      reached = await settleDoubts(options, reached);
    }
    return { ...reached, ...WELL, receivedAt: first.askedAt };
  } catch (error) {
    if (!(error instanceof Bitrix24Error)) throw error;
    // People were asking the portal at that moment: it has not failed.
    if (error.code === 'held_back') return reached;
    const failedSince = reached.failedSince ?? new Date().toISOString();
    return { ...reached, failures: reached.failures + 1, failedSince, problem: error.problem.detail };
  }
}

const WELL = { failures: 0, failedSince: null, problem: null } as const;
const NOTHING: Omit<PortalChanges, 'portal'> = {
  receivedAt: null,
  since: null,
  position: null,
  digests: null,
  kinds: {},
  ...WELL,
};

/** What one request brings: the beginning of the tasks, all departments, the first people. */
interface FirstRequest {
  readonly askedAt: string;
  /** What the portal's clock showed, as it writes it. */
  readonly clock: string;
  readonly tasks: BegunPages | null;
  readonly people: BegunPages | null;
  /** Null where departments are not read. */
  readonly departments: readonly PortalRow[] | null;
}

async function firstRequest(
  { bitrix24, connection, until, limiter }: Portal,
  { kinds }: PortalHead,
  known: PortalChanges | null,
): Promise<FirstRequest> {
  const pagesOf = (kind: PortalRowKind, most: number): number => {
    const { count } = kinds[kind]!;
    return Math.min(most, Math.floor((count + (known?.kinds[kind]?.added ?? 0)) / PAGE_SIZE) + 1);
  };
  const since = kinds.TASK ? (known?.since ?? null) : null;
  const tasks = since === null ? {} : chainBehind(tasksChangedSince(since), known?.position?.after ?? 0, 1, 'tasks');
  const departments: Record<string, Command> = kinds.DEPARTMENT
    ? Object.fromEntries(
        Array.from({ length: pagesOf('DEPARTMENT', DEPARTMENT_PAGES) }, (_, index) => [
          `departments${index}`,
          { method: 'department.get', params: { START: index * PAGE_SIZE } },
        ]),
      )
    : {};
  const people = kinds.PERSON ? chainBehind(PEOPLE, 0, pagesOf('PERSON', PEOPLE_PAGES), 'people') : {};
  const askedAt = new Date().toISOString();
  const outcomes = await bitrix24.batch(connection, { ...tasks, ...departments, ...people }, { until, limiter });
  const resultsOf = (commands: Readonly<Record<string, Command>>): BegunPages | null => {
    const results = Object.keys(commands).map((name) => outcomes[name]!.result);
    return results.length === 0 ? null : { results, askedAt };
  };
  const clock = Object.values(outcomes).find(({ clock: shown }) => shown !== null)?.clock;
  return {
    askedAt,
    clock: clock ?? earlier(askedAt, CLOCKS_APART_MILLISECONDS),
    tasks: resultsOf(tasks),
    people: resultsOf(people),
    departments: resultsOf(departments)?.results.flatMap((rows) => departmentRows(rows as unknown[])) ?? null,
  };
}

/** The portal was read whole at a moment of our clock: so long ago by its own. */
function firstMoment({ askedAt, clock }: FirstRequest, takenAt: string): string {
  return earlier(clock, Date.parse(askedAt) - Date.parse(takenAt) + OVERLAP_MILLISECONDS);
}

/** Keeps people and departments that are not as they were; what is the same costs nothing. */
async function keepPeople(
  options: ReadChangesOptions,
  reached: PortalChanges,
  { askedAt, departments, people: begun }: FirstRequest,
): Promise<PortalChanges> {
  const { head, portal } = options;
  const of = head.kinds.PERSON?.takenAt ?? head.kinds.DEPARTMENT?.takenAt;
  if (of === undefined) return reached;
  const people: PortalRow[] = [];
  for await (const page of begun ? keysetPages(portal, PEOPLE, 0, { pages: PEOPLE_PAGES, begun }) : []) {
    people.push(...page.rows);
    if (people.length >= PEOPLE_MAX) break;
  }
  const before = reached.digests?.of === of ? reached.digests : null;
  const digests = { of, people: digestsOf(people), departments: digestOf(departments ?? []) };
  const others = people.filter((row) => digests.people[partOf(row)] !== before?.people[partOf(row)]);
  let kept = reached;
  if (departments && digests.departments !== before?.departments) {
    kept = await keepRows(options, kept, 'DEPARTMENT', { rows: departments, askedAt });
  }
  const isOther = digests.people.some((digest, part) => digest !== before?.people[part]);
  if (begun && isOther) kept = await keepRows(options, kept, 'PERSON', { rows: others, askedAt });
  return { ...kept, digests };
}

async function keepTasks(
  options: ReadChangesOptions,
  reached: PortalChanges,
  page: KeysetPage,
  next: string,
): Promise<PortalChanges> {
  const kept = page.rows.length === 0 ? reached : await keepRows(options, reached, 'TASK', page);
  const after = page.rows.at(-1)?.number ?? reached.position?.after ?? 0;
  return { ...kept, position: { after, next } };
}

/** Tasks that the portal has told to be deleted: those that it knows no more, when it is asked, are gone. */
async function settleDoubts(options: ReadChangesOptions, reached: PortalChanges): Promise<PortalChanges> {
  const { workspaceId, portal, snapshots, head } = options;
  // Where no event has come there is nothing to look for.
  if (head.eventAt === null) return reached;
  const numbers = await snapshots.doubts(workspaceId, PAGE_SIZE);
  if (numbers.length === 0) return reached;
  const askedAt = new Date().toISOString();
  const there = await stillThere(portal, numbers);
  const kept = await snapshots.keptByNumbers(workspaceId, 'TASK', numbers);
  let gone = 0;
  const writes = kept
    .filter((row) => row.savedAt <= askedAt && !there.has(row.number))
    .map((row) => async () => {
      const wrote = await snapshots.markGone(workspaceId, row, new Date(askedAt));
      if (wrote) gone += 1;
      return wrote;
    });
  await inTurns(writes, () => {});
  for (const number of numbers) await snapshots.settleDoubt(workspaceId, number);
  return gone === 0 ? reached : withChange(reached, head, 'TASK', { askedAt, added: -gone });
}

/** Keeps rows beside what is kept of them; what the copy has become is told to whoever has it in memory. */
async function keepRows(
  { workspaceId, snapshots, head }: ReadChangesOptions,
  reached: PortalChanges,
  kind: PortalRowKind,
  { rows, askedAt }: Pick<KeysetPage, 'rows' | 'askedAt'>,
): Promise<PortalChanges> {
  const known = await keptOf(snapshots, workspaceId, kind, rows);
  let added = 0;
  const writes = rows.map((row) => async () => {
    const kept = known.get(row.number);
    const asKept = kind === 'PERSON' ? withLoginOf(row, kept) : row;
    const wrote = await snapshots.keep({ workspaceId, kind }, asKept, kept ?? null, new Date(askedAt));
    if (wrote && (kept === undefined || kept.goneAt !== null)) added += 1;
    return wrote;
  });
  await inTurns(writes, () => {});
  return withChange(reached, head, kind, { askedAt, added });
}

function withChange(
  reached: PortalChanges,
  { kinds }: PortalHead,
  kind: PortalRowKind,
  { askedAt, added }: { readonly askedAt: string; readonly added: number },
): PortalChanges {
  const of = kinds[kind]!.takenAt;
  const before = reached.kinds[kind]?.of === of ? reached.kinds[kind] : null;
  const changed = { of, changedAt: askedAt, added: (before?.added ?? 0) + added };
  return { ...reached, kinds: { ...reached.kinds, [kind]: changed } };
}

async function keptOf(
  snapshots: Repositories['portalSnapshots'],
  workspaceId: string,
  kind: PortalRowKind,
  rows: readonly PortalRow[],
): Promise<ReadonlyMap<number, KeptRow>> {
  const numbers = rows.map(({ number }) => number);
  if (numbers.length <= BY_NUMBER_MAX) {
    const found = await snapshots.keptByNumbers(workspaceId, kind, numbers);
    return new Map(found.map((row) => [row.number, row]));
  }
  const wanted = new Set(numbers);
  const known = new Map<number, KeptRow>();
  for await (const row of snapshots.rows(workspaceId, kind)) if (wanted.has(row.number)) known.set(row.number, row);
  return known;
}
