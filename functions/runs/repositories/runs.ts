import type { PollType, RunVisibility } from '#shared/models/answers.ts';
import type { StoredNotice } from '#functions/notifications/notice.ts';
import { deliveredWrites } from '#functions/notifications/repositories/deliveries.ts';
import type { Lost } from '#functions/notifications/delivery.ts';
import type { Channel } from '#shared/channels/index.ts';
import type { Audience } from '#shared/models/run.ts';
import type { Question } from '#shared/models/question.ts';
import type { PastOrigin } from '#shared/rules/past-import.ts';
import type { RunKind } from '#shared/rules/run-kinds.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import type { Dimension } from '#shared/rules/surveys.ts';
import type { AskedMembers, ContactsAsked } from './asked-people.ts';
import { askedWrites } from './asked-writes.ts';
import { audienceWrite } from './audiences.ts';
import { jobItem } from '#data/job-item.ts';
import type { ComparedTeam } from './compared-teams.ts';
import { unlessChanged } from '#data/conditions.ts';
import { inviteWrites } from './invite-writes.ts';
import { editionsShown, openedRun } from './opened-run.ts';
import { OF_KIND } from './run-kinds.ts';
import { type Ballots, ballotsWrites, type NewBallots } from './ballots.ts';
import { dueWrites, withReminder } from './run-reminders.ts';
import { keys, ranges, type Key } from '#data/keys.ts';
import { forgetRunWrites, openRunWrites } from './open-runs.ts';
import { pagesOf } from '#data/pages.ts';
import { createKnownRuns, toUnversioned } from './known-runs.ts';
import { runTextsWrites, UNSAID, type RunTexts } from './run-texts.ts';
import { endSecretWrites, newSecretWrites } from './run-secrets.ts';
import type { Poll } from '#functions/polls/repositories/polls.ts';
import { toPlace, type RunPlace } from './run-places.ts';
import { shortLinkWrites } from './short-links.ts';
import { asStored, toQuestions } from './stored-questions.ts';
import type { Item, Table } from '#data/table.ts';
import { textOrNull } from '#data/text-or-null.ts';
import { check, insert, put, remove, update, type Write } from '#data/writes.ts';

/** One run of a poll, or the one run of a survey. Title, settings and questions are the poll's as they were when the run was opened. */
export interface Run {
  readonly id: string;
  /** Of a survey's run the survey, whose id is the run's own. */
  readonly pollId: string;
  readonly pollCreatedAt: string;
  readonly kind: RunKind;
  readonly workspaceId: string;
  readonly createdAt: string;
  readonly deadline: string | null;
  readonly published: boolean;
  readonly publicToken: string;
  /** Of the short address that stands for the public link; null before the first opening, and for surveys. */
  readonly shortCode: string | null;
  /** How many one-time codes answer it now; null where it never had any. */
  readonly codes: number | null;
  /** Which people without an account it asks, each by a code of their own; null for none, and before the first opening. */
  readonly contacts: ContactsAsked | null;
  /** At how many kiosks it is answered now; null where it never had any. */
  readonly kiosks: number | null;
  /** How many respondents the public link takes; null for any number. */
  readonly answerLimit: number | null;
  readonly name: string | null;
  readonly resultsVisibility: RunVisibility;
  /** Who exactly is asked stands apart (audiences.ts): from the first opening on, of roles and teams as well. */
  readonly audience: Audience;
  /** How many members were asked when the run was first opened; null until then. */
  readonly invited: number | null;
  /** How many people are asked in all, where whoever opened the run has said it. */
  readonly peopleAsked: number | null;
  readonly compareTeams: boolean;
  /** How those it asks are told when it opens. */
  readonly channels: readonly Channel[];
  /** How they were told. */
  readonly notice: StoredNotice | null;
  /** The teams that were large enough to be compared when the run was first opened. */
  readonly comparedTeams: readonly ComparedTeam[];
  /** By what respondents are compared once it has ended for good: nothing, of a poll. */
  readonly dimensions: readonly Dimension[];
  /** Fewer people than these are never told from others. */
  readonly smallestGroup: number;
  /** Of a poll its id; of a survey that of the first of those that repeat each other. */
  readonly seriesId: string;
  /** How many members there were when it ended for good, of one that asks all of them; null before, and of others. */
  readonly membersAtEnd: number | null;
  readonly allowAnonymousLink: boolean;
  readonly title: string;
  readonly pollType: PollType;
  readonly isAnonymous: boolean;
  readonly workspaceName: string;
  /** Empty until the first opening; never changed afterwards, since answers refer to them by index. */
  readonly questions: readonly Question[];
  /** In which languages it is answered, its own first; empty until the first opening, and of runs opened before there were any. */
  readonly languages: readonly PollLanguage[];
  /** Members who answered under a name that has been taken off since. */
  readonly namesTakenOff: number;
  /** How many people without an account have withdrawn their consent, and with it their answers. */
  readonly withdrawn: number;
  /** What its members' ballots are signed with; null where it has none, and before the first opening. */
  readonly ballots: Ballots | null;
  /**
   * Which editions of the text about their data its page has shown, as they were written down: the first when it was
   * opened, all of them when it was closed. Empty until then, and of runs before there was one.
   */
  readonly noticeEditions: readonly string[];
  /** When it was first opened; null until then. */
  readonly openedAt: string | null;
  /** Whether it was closed and opened again. */
  readonly reopened: boolean;
  /** When it was closed; null while it is open, and where nobody noted it. */
  readonly closedAt: string | null;
  /** Whether those who have not answered are reminded by the clock. */
  readonly reminders: boolean;
  /** When the next reminder by the clock is due; null when none is. */
  readonly remindAt: string | null;
  /** When somebody asked for a reminder that has not gone out yet. */
  readonly remindNowAt: string | null;
  /** When the last reminder was asked for or due. */
  readonly remindedAt: string | null;
  /** Of a run that was held elsewhere and brought here; null of our own. It is never opened. */
  readonly past: PastOrigin | null;
  readonly version: number;
}

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

/** Whether a run was ever published: from then on what its respondents see does not change. */
export function wasOpened(run: Pick<Run, 'questions'>): boolean {
  return run.questions.length > 0;
}

/** The run behind a stored item. */
export function toRun(item: Item): Run {
  return {
    id: String(item['id']),
    pollId: String(item['pollId']),
    pollCreatedAt: String(item['pollCreatedAt']),
    kind: item['kind'] as RunKind,
    workspaceId: String(item['workspaceId']),
    createdAt: String(item['createdAt']),
    deadline: textOrNull(item['deadline']),
    published: item['published'] === true,
    publicToken: String(item['publicToken']),
    shortCode: typeof item['shortCode'] === 'string' ? item['shortCode'] : null,
    codes: typeof item['codes'] === 'number' ? item['codes'] : null,
    contacts: (item['contacts'] as ContactsAsked | undefined) ?? null,
    kiosks: typeof item['kiosks'] === 'number' ? item['kiosks'] : null,
    answerLimit: typeof item['answerLimit'] === 'number' ? item['answerLimit'] : null,
    name: textOrNull(item['name']),
    resultsVisibility: (item['resultsVisibility'] as RunVisibility | undefined) ?? 'live',
    audience: (item['audience'] as Audience | undefined) ?? { kind: 'all' },
    invited: typeof item['invited'] === 'number' ? item['invited'] : null,
    peopleAsked: typeof item['peopleAsked'] === 'number' ? item['peopleAsked'] : null,
    compareTeams: item['compareTeams'] === true,
    channels: (item['channels'] as Channel[] | undefined) ?? [],
    notice: (item['notice'] as StoredNotice | null | undefined) ?? null,
    comparedTeams: (item['comparedTeams'] as ComparedTeam[] | undefined) ?? [],
    dimensions: (item['dimensions'] as Dimension[] | undefined) ?? [],
    smallestGroup: Number(item['smallestGroup'] ?? SMALLEST_GROUP),
    seriesId: String(item['seriesId'] ?? item['pollId']),
    membersAtEnd: typeof item['membersAtEnd'] === 'number' ? item['membersAtEnd'] : null,
    allowAnonymousLink: item['allowAnonymousLink'] === true,
    title: String(item['title']),
    pollType: item['pollType'] as PollType,
    isAnonymous: item['isAnonymous'] === true,
    questions: toQuestions(item['questions']),
    languages: (item['languages'] as PollLanguage[] | undefined) ?? [],
    ballots: (item['ballots'] as Ballots | undefined) ?? null,
    noticeEditions: (item['noticeEditions'] as string[] | undefined) ?? [],
    openedAt: textOrNull(item['openedAt']),
    reopened: item['reopened'] === true,
    closedAt: textOrNull(item['closedAt']),
    reminders: item['reminders'] === true,
    remindAt: textOrNull(item['remindAt']),
    remindNowAt: textOrNull(item['remindNowAt']),
    remindedAt: textOrNull(item['remindedAt']),
    past: (item['past'] as PastOrigin | null | undefined) ?? null,
    version: Number(item['version']),
    ...toUnversioned(item),
  };
}
