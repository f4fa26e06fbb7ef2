import type { StoredNotice } from '#functions/notifications/notice.ts';
import { deliveredWrites } from '#functions/notifications/repositories/deliveries.ts';
import type { Lost } from '#functions/notifications/delivery.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import type { AskedMembers } from './asked-people.ts';
import { askedWrites } from './asked-writes.ts';
import { audienceWrite } from './audiences.ts';
import { jobItem } from '#data/job-item.ts';
import { unlessChanged } from '#data/conditions.ts';
import { inviteWrites } from './invite-writes.ts';
import { editionsShown, openedRun } from './opened-run.ts';
import { OF_KIND } from './run-kinds.ts';
import { ballotsWrites, type NewBallots } from './ballots.ts';
import { dueWrites, withReminder } from './run-reminders.ts';
import { keys, ranges, type Key } from '#data/keys.ts';
import { forgetRunWrites, openRunWrites } from './open-runs.ts';
import { pagesOf } from '#data/pages.ts';
import { createKnownRuns } from './known-runs.ts';
import { runTextsWrites, UNSAID, type RunTexts } from './run-texts.ts';
import { endSecretWrites, newSecretWrites } from './run-secrets.ts';
import type { Poll } from '#functions/polls/repositories/polls.ts';
import { toPlace, type RunPlace } from './run-places.ts';
import { shortLinkWrites } from './short-links.ts';
import { asStored } from './stored-questions.ts';
import type { Table } from '#data/table.ts';
import { check, insert, put, remove, update, type Write } from '#data/writes.ts';
import { toRun, wasOpened, type Run } from './run.ts';

type Changeable =
  | 'deadline'
  | 'answerLimit'
  | 'name'
  | 'publicToken'
  | 'shortCode'
  | 'resultsVisibility'
  | 'audience'
  | 'peopleAsked'
  | 'compareTeams'
  | 'channels'
  | 'reminders';

/** What may change in a run beside whether it is published. */
export type RunChange = Partial<Pick<Run, Changeable>>;

/** Runs of polls. */
export function createRuns(table: Table) {
  /** Several runs in one round trip, in the order of their ids; what is gone is left out. */
  async function many(runIds: readonly unknown[], options: { sure?: boolean } = {}): Promise<Run[]> {
    const places = runIds.map((id) => keys.run(String(id)));
    const items = await table.getMany(places, options);
    return items.filter((item) => item !== null).map(toRun);
  }

  return {
    /** `chosen` are the members picked by name. False when the poll is gone. */
    async create(run: Run, chosen: readonly string[] | null = null): Promise<boolean> {
      return unlessChanged(
        table.transact([
          check(keys.poll(run.workspaceId, run.pollCreatedAt, run.pollId), { exists: true }),
          ...newRunWrites(run),
          ...(chosen === null ? [] : [audienceWrite(run.id, chosen)]),
        ]),
      );
    },

    async find(runId: string, options: { consistent?: boolean } = {}): Promise<Run | null> {
      const item = await table.get(keys.run(runId), options);
      return item ? toRun(item) : null;
    },

    /** As it is at this moment, for whoever asks for the same run again and again: while it is answered. */
    current: createKnownRuns(table, toRun),

    /** As it is at this moment. */
    async findConsistent(runId: string): Promise<Run | null> {
      const [item] = await table.getMany([keys.run(runId)], { consistent: true });
      return item ? toRun(item) : null;
    },

    /** A page of the runs of a poll, newest first. */
    async page(pollId: string, limit: number, cursor: string | null): Promise<{ runs: Run[]; cursor: string | null }> {
      const page = await table.query(ranges.runRefs(pollId), { limit, cursor, newestFirst: true });
      const ids = page.items.map(({ runId }) => runId);
      return { runs: await many(ids, { sure: true }), cursor: page.cursor };
    },

    /** Where the runs of a poll are and which of them are published, newest first; no questions are read. */
    async places(pollId: string, options: { consistent?: boolean } = {}): Promise<RunPlace[]> {
      return (await table.queryAll(ranges.runRefs(pollId), { ...options, newestFirst: true })).map(toPlace);
    },

    /** Where the newest runs of a poll are, at most so many. */
    async newestPlaces(pollId: string, limit: number): Promise<RunPlace[]> {
      return (await table.query(ranges.runRefs(pollId), { limit, newestFirst: true })).items.map(toPlace);
    },

    findMany: many,

    /** The runs of a workspace that take answers now, of polls and surveys, in no order that means anything. */
    async openRuns(workspaceId: string, now: Date): Promise<Run[]> {
      const entries = await table.queryAll(ranges.openRuns(workspaceId));
      // One that is past its deadline is closed by the clock, in five minutes at the latest.
      return (await many(entries.map(({ runId }) => runId))).filter((run) => isOpen(run, now));
    },

    /** The closed runs of a poll that were made before a moment and may have names to take off. */
    async *closedBefore(pollId: string, moment: string): AsyncGenerator<string> {
      for await (const items of pagesOf(table, ranges.runRefs(pollId))) {
        for (const { sk, runId, published, namesGone } of items) {
          const createdAt = String(sk).slice('RUN#'.length);
          if (createdAt < moment && published !== true && namesGone !== true) yield String(runId);
        }
      }
    },

    /** The runs of a poll that are open, or were closed since a moment, newest first. */
    async *livelySince(pollId: string, moment: string): AsyncGenerator<Run> {
      const refs = await table.queryAll(ranges.runRefs(pollId), { newestFirst: true });
      for (const run of await many(refs.map(({ runId }) => runId))) {
        if (run.published || (run.closedAt !== null && run.closedAt >= moment)) yield run;
      }
    },

    /** Notes that no names are left in a run, until it is opened again. */
    async noteNamesGone({ pollId, createdAt, id }: Run): Promise<void> {
      const closed = { equals: { published: false } };
      await unlessChanged(
        table.write(update(keys.runRef(pollId, createdAt, id), { set: { namesGone: true } }, closed)),
      );
    },

    /**
     * Opens a run for answers; the first opening fixes what respondents see and, by `asked`, who they are, and has
     * them told where the run says how. An anonymous one gets a new secret for its participation marks. Null when
     * somebody changed the run or the poll meanwhile.
     */
    async open(
      run: Run,
      poll: Poll,
      workspaceName: string,
      now: Date,
      {
        asked = null,
        noticeJobId = null,
        shortCode = null,
        ballots = null,
        spoken = UNSAID,
      }: {
        readonly asked?: AskedMembers | null;
        readonly noticeJobId?: string | null;
        /** For a run that has none yet. */
        readonly shortCode?: string | null;
        /** Of this opening; null where it has none. */
        readonly ballots?: NewBallots | null;
        /** What it says in which languages, at its first opening. */
        readonly spoken?: RunTexts;
      } = {},
    ): Promise<Run | null> {
      const { languages } = spoken;
      const opening = { workspaceName, asked, languages, shortCode, ballots: ballots?.ballots ?? null };
      const opened = withReminder(run, openedRun(run, poll, opening, now), now);
      const done = await unlessChanged(
        table.transact([
          ...changeRunWrites(run, opened, now),
          // Counted, so that whoever is about to change the poll's links notices this run.
          update(
            keys.poll(poll.workspaceId, poll.createdAt, poll.id),
            { set: { lastOpenedAt: now.toISOString(), archivedAt: null }, add: { openings: 1 } },
            { equals: { version: poll.version } },
          ),
          ...newSecretWrites(opened),
          ...(ballots ? ballotsWrites(run.id, ballots) : []),
          ...(wasOpened(run) ? [] : runTextsWrites(run.id, spoken)),
          ...(asked ? askedWrites(run.id, asked) : []),
          ...(wasOpened(run) || noticeJobId === null ? [] : inviteWrites(run, noticeJobId, now)),
        ]),
      );
      return done ? opened : null;
    },

    /**
     * Closes a run, with what goes with the end of its kind: the marks of who has answered a poll, or the survey, which
     * is completed. Of one that ends for good and asks everybody it is written down how many that were: who comes or
     * leaves afterwards changes no turnout. Null when somebody was faster.
     */
    async close(run: Run, jobId: string, now: Date, memberCount: number | null = null): Promise<Run | null> {
      const closed = asClosed(run, now, memberCount);
      const writes = [...changeRunWrites(run, closed, now), ...OF_KIND[run.kind].endWrites(closed, jobId, now)];
      return (await unlessChanged(table.transact(writes))) ? closed : null;
    },

    /** Asks for a reminder now, whatever the clock has planned. Null when somebody was faster. */
    async remindNow(run: Run, now: Date): Promise<Run | null> {
      const at = now.toISOString();
      const changed = { ...run, remindNowAt: at, remindedAt: at, version: run.version + 1 };
      return (await unlessChanged(table.transact(changeRunWrites(run, changed, now)))) ? changed : null;
    },

    /**
     * A limit of the link counts from `taken` respondents on; one that is lifted forgets its count. `chosen` are the
     * members picked by name with another audience. Null when somebody was faster.
     */
    async change(
      run: Run,
      change: RunChange,
      now: Date,
      { taken = 0, chosen = null }: { taken?: number; chosen?: readonly string[] | null } = {},
    ): Promise<Run | null> {
      const changed = withReminder(run, { ...run, ...change, version: run.version + 1 }, now);
      const [had, has] = [run.answerLimit !== null, changed.answerLimit !== null];
      const done = await unlessChanged(
        table.transact([
          ...changeRunWrites(run, changed, now),
          ...(!had && has ? [put({ ...keys.linkUse(run.id), type: 'link-use', taken })] : []),
          ...(had && !has ? [remove(keys.linkUse(run.id))] : []),
          ...(change.audience ? [audienceWrite(run.id, chosen)] : []),
        ]),
      );
      return done ? changed : null;
    },

    /**
     * Writes down how those it asks were told, with its survey where it has one, and counts for the workspace whom it has
     * told since it was written down last; nothing happens when it is gone.
     */
    async noteNotice(run: Run, notice: StoredNotice, lost: Lost, now: Date): Promise<void> {
      const counts = deliveredWrites(run.workspaceId, { before: run.notice, notice, lost }, now);
      const [own, ...copies] = OF_KIND[run.kind]
        .noticePlaces(run)
        .map((place) => update(place, { set: { notice } }, { exists: true }));
      await unlessChanged(table.transact([own!, ...counts]));
      for (const copy of copies) await unlessChanged(table.write(copy));
    },

    /** Takes the run away at once and leaves its answers to a job; false when it is gone already. */
    async remove(run: Run, jobId: string, now: Date): Promise<boolean> {
      const { id: runId, pollId, workspaceId } = run;
      return unlessChanged(
        table.transact([
          remove(keys.run(runId), { exists: true }),
          remove(refOf(run)),
          ...endSecretWrites(run),
          // What is written of it lies with its poll; the page goes with the run.
          remove(keys.runReport(pollId, runId)),
          remove(keys.openReport(workspaceId, runId)),
          ...forgetRunWrites(run),
          ...shortLinkWrites(run, null),
          // It may have been closed a moment ago, while it was read.
          ...dueWrites({ ...run, published: true }, null),
          remove(keys.asked(workspaceId, run.createdAt, runId)),
          insert(jobItem({ kind: 'delete-run', workspaceId, runId }, jobId, now)),
        ]),
      );
    },
  };
}

/** What it takes that a run is there. */
export function newRunWrites(run: Run): Write[] {
  const { id: runId, published, deadline } = run;
  return [
    insert({ ...keys.run(runId), type: 'run', ...asStored(run), updatedAt: run.createdAt }),
    insert({ ...refOf(run), type: 'run-ref', runId, published, deadline, opened: wasOpened(run) }),
    ...openRunWrites(null, run),
    ...dueWrites(null, run),
  ];
}

/** A run as it is closed at a moment, when there are so many members. */
function asClosed(run: Run, now: Date, memberCount: number | null): Run {
  const membersAtEnd = OF_KIND[run.kind].endsForGood && run.audience.kind === 'all' ? memberCount : null;
  const noticeEditions = editionsShown(run, now);
  const ended = { published: false, closedAt: now.toISOString(), membersAtEnd, noticeEditions };
  return withReminder(run, { ...run, ...ended, version: run.version + 1 }, now);
}

/** What it takes to put a run in the place of the one that was read: the run, its entry in the list, when it is due. */
export function changeRunWrites(old: Run, changed: Run, now: Date): Write[] {
  const { id: runId, published, deadline } = changed;
  // What stays is not written: a workspace's new name may be on its way into the run.
  const changes = Object.entries(changed).filter(([name, value]) => value !== old[name as keyof Run]);
  return [
    update(
      keys.run(runId),
      { set: { ...asStored(Object.fromEntries(changes)), updatedAt: now.toISOString() } },
      { exists: true, equals: { version: old.version } },
    ),
    // Whoever answers a run that is open again does so under a name that is to be taken off in its time.
    update(
      refOf(changed),
      { set: { published, deadline, opened: wasOpened(changed), ...(published ? { namesGone: false } : {}) } },
      { exists: true },
    ),
    ...openRunWrites(old, changed),
    ...shortLinkWrites(old, changed),
    ...dueWrites(old, changed),
  ];
}

function refOf({ pollId, createdAt, id }: Run): Key {
  return keys.runRef(pollId, createdAt, id);
}
