import type { PollType, Question, RunVisibility } from '#shared/models/answers.ts';
import type { Notice } from '#shared/models/channel.ts';
import type { Audience } from '#shared/models/poll.ts';
import type { Channel } from '#shared/rules/channels.ts';
import { isOpen } from '#shared/rules/frame-state.ts';
import { audienceWrite } from './audiences.ts';
import { jobItem } from './job-item.ts';
import { unlessChanged } from './conditions.ts';
import { dueWrites, withReminder } from './frame-reminders.ts';
import { keys, ranges, type Key } from './keys.ts';
import { forgetRunWrites, openRunWrites } from './open-runs.ts';
import { pagesOf } from './pages.ts';
import { participationKeyWrite } from './participation.ts';
import type { Poll } from './polls.ts';
import { shortLinkWrites } from './short-links.ts';
import type { SurveyRun } from './survey-run.ts';
import type { Item, Table } from './table.ts';
import { textOrNull } from './text-or-null.ts';
import { visibilityAtOpening } from './withheld.ts';
import { check, insert, put, remove, update, type Write } from './writes.ts';

/** One run of a poll, or the one run of a survey. Title, settings and questions are the poll's as they were when the run was opened. */
export interface Frame {
  readonly id: string;
  /** Of a survey's run the survey, whose id is the run's own. */
  readonly pollId: string;
  readonly pollCreatedAt: string;
  /** Null for the run of a poll. */
  readonly survey: SurveyRun | null;
  readonly workspaceId: string;
  readonly createdAt: string;
  readonly deadline: string | null;
  readonly published: boolean;
  readonly publicToken: string;
  /** Of the short address that stands for the public link; null before the first opening, and for surveys. */
  readonly shortCode: string | null;
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
  readonly notice: Notice | null;
  /** The teams that were large enough to be compared when the run was first opened. */
  readonly comparedTeams: readonly string[];
  readonly allowAnonymousLink: boolean;
  readonly title: string;
  readonly pollType: PollType;
  readonly isAnonymous: boolean;
  readonly workspaceName: string;
  /** Empty until the first opening; never changed afterwards, since answers refer to them by index. */
  readonly questions: readonly Question[];
  /** Members who answered under a name that has been taken off since. */
  readonly namesTakenOff: number;
  /** When it was first opened; null until then, and for runs that were opened before this was noted. */
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
  readonly version: number;
}

/** A run as the list of its poll knows it. */
export interface FramePlace {
  readonly frameId: string;
  readonly published: boolean;
  readonly deadline: string | null;
  /** Whether it ever was published; of an entry written before this was noted it is not known, and taken for so. */
  readonly opened: boolean;
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
export type FrameChange = Partial<Pick<Frame, Changeable>>;

/** The members a run asks, as its first opening settles them; `userIds` is null where all are asked. */
export interface Asked {
  readonly invited: number;
  readonly userIds: readonly string[] | null;
  /** Teams of theirs that are large enough to be compared, where teams are. */
  readonly teams: readonly string[];
}

/** Runs of polls. */
export function createFrames(table: Table) {
  /** Several runs in one round trip, in the order of their ids; what is gone is left out. */
  async function many(frameIds: readonly unknown[], options: { sure?: boolean } = {}): Promise<Frame[]> {
    const places = frameIds.map((id) => keys.frame(String(id)));
    const items = await table.getMany(places, options);
    return items.filter((item) => item !== null).map(toFrame);
  }

  return {
    /** `chosen` are the members picked by name. False when the poll is gone. */
    async create(frame: Frame, chosen: readonly string[] | null = null): Promise<boolean> {
      return unlessChanged(
        table.transact([
          check(keys.poll(frame.workspaceId, frame.pollCreatedAt, frame.pollId), { exists: true }),
          ...newRunWrites(frame),
          ...(chosen === null ? [] : [audienceWrite(frame.id, chosen)]),
        ]),
      );
    },

    async find(frameId: string, options: { consistent?: boolean } = {}): Promise<Frame | null> {
      const item = await table.get(keys.frame(frameId), options);
      return item ? toFrame(item) : null;
    },

    /** As it is at this moment. */
    async findConsistent(frameId: string): Promise<Frame | null> {
      const [item] = await table.getMany([keys.frame(frameId)], { consistent: true });
      return item ? toFrame(item) : null;
    },

    /** A page of the runs of a poll, newest first. */
    async page(
      pollId: string,
      limit: number,
      cursor: string | null,
    ): Promise<{ frames: Frame[]; cursor: string | null }> {
      const page = await table.query(ranges.frameRefs(pollId), { limit, cursor, newestFirst: true });
      const ids = page.items.map(({ frameId }) => frameId);
      return { frames: await many(ids, { sure: true }), cursor: page.cursor };
    },

    /** Where the runs of a poll are and which of them are published, newest first; cheap, as no questions are read. */
    async places(pollId: string, options: { consistent?: boolean } = {}): Promise<FramePlace[]> {
      return (await table.queryAll(ranges.frameRefs(pollId), { ...options, newestFirst: true })).map(toPlace);
    },

    /** Where the newest runs of a poll are, at most so many. */
    async newestPlaces(pollId: string, limit: number): Promise<FramePlace[]> {
      return (await table.query(ranges.frameRefs(pollId), { limit, newestFirst: true })).items.map(toPlace);
    },

    findMany: many,

    /** The runs of a workspace that take answers now, of polls and surveys, in no order that means anything. */
    async openRuns(workspaceId: string, now: Date): Promise<Frame[]> {
      const entries = await table.queryAll(ranges.openRuns(workspaceId));
      // One that is past its deadline is closed by the clock, in five minutes at the latest.
      return (await many(entries.map(({ frameId }) => frameId))).filter((frame) => isOpen(frame, now));
    },

    /** The closed runs of a poll that were made before a moment and may have names to take off. */
    async *closedBefore(pollId: string, moment: string): AsyncGenerator<string> {
      for await (const items of pagesOf(table, ranges.frameRefs(pollId))) {
        for (const { sk, frameId, published, namesGone } of items) {
          const createdAt = String(sk).slice('FRAME#'.length);
          if (createdAt < moment && published !== true && namesGone !== true) yield String(frameId);
        }
      }
    },

    /** The runs of a poll that are open, or were closed since a moment, newest first. */
    async *livelySince(pollId: string, moment: string): AsyncGenerator<Frame> {
      const refs = await table.queryAll(ranges.frameRefs(pollId), { newestFirst: true });
      for (const frame of await many(refs.map(({ frameId }) => frameId))) {
        if (frame.published || (frame.closedAt !== null && frame.closedAt >= moment)) yield frame;
      }
    },

    /** Notes that no names are left in a run, until it is opened again. */
    async noteNamesGone({ pollId, createdAt, id }: Frame): Promise<void> {
      const closed = { equals: { published: false } };
      await unlessChanged(
        table.write(update(keys.frameRef(pollId, createdAt, id), { set: { namesGone: true } }, closed)),
      );
    },

    /**
     * Opens a run for answers; the first opening fixes what respondents see and, by `asked`, who they are, and has
     * them told where the run says how. An anonymous one gets a new secret for its participation marks. Null when
     * somebody changed the run or the poll meanwhile.
     */
    async open(
      frame: Frame,
      poll: Poll,
      workspaceName: string,
      now: Date,
      {
        asked = null,
        noticeJobId = null,
        shortCode = null,
      }: {
        readonly asked?: Asked | null;
        readonly noticeJobId?: string | null;
        /** For a run that has none yet. */
        readonly shortCode?: string | null;
      } = {},
    ): Promise<Frame | null> {
      const invited = asked?.invited ?? frame.invited;
      const { title, pollType, isAnonymous, questions } = poll;
      const resultsVisibility = visibilityAtOpening({ ...poll, invited, resultsVisibility: frame.resultsVisibility });
      const opened = withReminder(
        frame,
        {
          ...frame,
          ...(wasOpened(frame) ? {} : { title, pollType, isAnonymous, questions, resultsVisibility }),
          invited,
          comparedTeams: asked?.teams ?? frame.comparedTeams,
          published: true,
          openedAt: wasOpened(frame) ? frame.openedAt : now.toISOString(),
          reopened: wasOpened(frame),
          closedAt: null,
          workspaceName,
          allowAnonymousLink: poll.allowAnonymousLink,
          shortCode: frame.shortCode ?? shortCode,
          version: frame.version + 1,
        },
        now,
      );
      const done = await unlessChanged(
        table.transact([
          ...changeRunWrites(frame, opened, now),
          // Counted, so that whoever is about to change the poll's links notices this run.
          update(
            keys.poll(poll.workspaceId, poll.createdAt, poll.id),
            { set: { lastOpenedAt: now.toISOString(), archivedAt: null }, add: { openings: 1 } },
            { equals: { version: poll.version } },
          ),
          ...(opened.isAnonymous ? [participationKeyWrite(frame.id)] : []),
          ...(asked?.userIds ? [audienceWrite(frame.id, asked.userIds)] : []),
          ...(wasOpened(frame) || noticeJobId === null ? [] : inviteWrites(frame, noticeJobId, now)),
        ]),
      );
      return done ? opened : null;
    },

    /**
     * Closes a run of a poll; with it the secret of its participation marks is gone, and a job takes the marks away.
     * Null when somebody was faster.
     */
    async close(frame: Frame, jobId: string, now: Date): Promise<Frame | null> {
      const closed = asClosed(frame, now);
      const { id: frameId, workspaceId } = frame;
      const done = await unlessChanged(
        table.transact([
          ...changeRunWrites(frame, closed, now),
          ...(frame.isAnonymous
            ? [
                remove(keys.participationKey(frameId)),
                insert(jobItem({ kind: 'forget-participation', workspaceId, frameId }, jobId, now)),
              ]
            : []),
        ]),
      );
      return done ? closed : null;
    },

    /** Asks for a reminder now, whatever the clock has planned. Null when somebody was faster. */
    async remindNow(frame: Frame, now: Date): Promise<Frame | null> {
      const at = now.toISOString();
      const changed = { ...frame, remindNowAt: at, remindedAt: at, version: frame.version + 1 };
      return (await unlessChanged(table.transact(changeRunWrites(frame, changed, now)))) ? changed : null;
    },

    /**
     * A limit of the link counts from `taken` respondents on; one that is lifted forgets its count. `chosen` are the
     * members picked by name with another audience. Null when somebody was faster.
     */
    async change(
      frame: Frame,
      change: FrameChange,
      now: Date,
      { taken = 0, chosen = null }: { taken?: number; chosen?: readonly string[] | null } = {},
    ): Promise<Frame | null> {
      const changed = withReminder(frame, { ...frame, ...change, version: frame.version + 1 }, now);
      const [had, has] = [frame.answerLimit !== null, changed.answerLimit !== null];
      const done = await unlessChanged(
        table.transact([
          ...changeRunWrites(frame, changed, now),
          ...(!had && has ? [put({ ...keys.linkUse(frame.id), type: 'link-use', taken })] : []),
          ...(had && !has ? [remove(keys.linkUse(frame.id))] : []),
          ...(change.audience ? [audienceWrite(frame.id, chosen)] : []),
        ]),
      );
      return done ? changed : null;
    },

    /** Writes down how those it asks were told, with its survey where it has one; nothing happens when it is gone. */
    async noteNotice(frame: Frame, notice: Notice): Promise<void> {
      const { id, survey, workspaceId, pollCreatedAt } = frame;
      const places = [keys.frame(id), ...(survey ? [keys.survey(workspaceId, pollCreatedAt, id)] : [])];
      for (const place of places)
        await unlessChanged(table.write(update(place, { set: { notice } }, { exists: true })));
    },

    /** Takes the run away at once and leaves its answers to a job; false when it is gone already. */
    async remove(frame: Frame, jobId: string, now: Date): Promise<boolean> {
      const { id: frameId, workspaceId } = frame;
      return unlessChanged(
        table.transact([
          remove(keys.frame(frameId), { exists: true }),
          remove(refOf(frame)),
          remove(keys.participationKey(frameId)),
          ...forgetRunWrites(frame),
          ...shortLinkWrites(frame, null),
          // It may have been closed a moment ago, while it was read.
          ...dueWrites({ ...frame, published: true }, null),
          remove(keys.asked(workspaceId, frame.createdAt, frameId)),
          insert(jobItem({ kind: 'delete-frame', workspaceId, frameId }, jobId, now)),
        ]),
      );
    },
  };
}

/** What it takes that a run is there. */
export function newRunWrites(frame: Frame): Write[] {
  const { id: frameId, published, deadline } = frame;
  return [
    insert({ ...keys.frame(frameId), type: 'frame', ...frame, updatedAt: frame.createdAt }),
    insert({ ...refOf(frame), type: 'frame-ref', frameId, published, deadline, opened: wasOpened(frame) }),
    ...openRunWrites(null, frame),
    ...dueWrites(null, frame),
  ];
}

/** A run as it is closed at a moment. */
export function asClosed(frame: Frame, now: Date): Frame {
  const closed = { ...frame, published: false, closedAt: now.toISOString(), version: frame.version + 1 };
  return withReminder(frame, closed, now);
}

/** What it takes to put a run in the place of the one that was read: the run, its entry in the list, when it is due. */
export function changeRunWrites(old: Frame, changed: Frame, now: Date): Write[] {
  const { id: frameId, published, deadline } = changed;
  // What stays is not written: a workspace's new name may be on its way into the run.
  const changes = Object.entries(changed).filter(([name, value]) => value !== old[name as keyof Frame]);
  return [
    update(
      keys.frame(frameId),
      { set: { ...Object.fromEntries(changes), updatedAt: now.toISOString() } },
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

function refOf({ pollId, createdAt, id }: Frame): Key {
  return keys.frameRef(pollId, createdAt, id);
}

/** What it takes that those a run asks are told, by the ways it has. */
export function inviteWrites({ id: frameId, workspaceId, channels }: Frame, jobId: string, now: Date): Write[] {
  if (channels.length === 0) return [];
  return [insert(jobItem({ kind: 'invite-to-run', workspaceId, frameId }, jobId, now))];
}

/** Whether a run was ever published: from then on what its respondents see does not change. */
export function wasOpened(frame: Pick<Frame, 'questions'>): boolean {
  return frame.questions.length > 0;
}

/** The frame behind a stored item. */
export function toFrame(item: Item): Frame {
  return {
    id: String(item['id']),
    pollId: String(item['pollId']),
    pollCreatedAt: String(item['pollCreatedAt']),
    survey: (item['survey'] as SurveyRun | null | undefined) ?? null,
    workspaceId: String(item['workspaceId']),
    createdAt: String(item['createdAt']),
    deadline: textOrNull(item['deadline']),
    published: item['published'] === true,
    publicToken: String(item['publicToken']),
    shortCode: typeof item['shortCode'] === 'string' ? item['shortCode'] : null,
    answerLimit: typeof item['answerLimit'] === 'number' ? item['answerLimit'] : null,
    name: textOrNull(item['name']),
    resultsVisibility: (item['resultsVisibility'] as RunVisibility | undefined) ?? 'live',
    audience: (item['audience'] as Audience | undefined) ?? { kind: 'all' },
    invited: typeof item['invited'] === 'number' ? item['invited'] : null,
    peopleAsked: typeof item['peopleAsked'] === 'number' ? item['peopleAsked'] : null,
    compareTeams: item['compareTeams'] === true,
    channels: (item['channels'] as Channel[] | undefined) ?? [],
    notice: (item['notice'] as Notice | null | undefined) ?? null,
    comparedTeams: (item['comparedTeams'] as string[] | undefined) ?? [],
    allowAnonymousLink: item['allowAnonymousLink'] === true,
    title: String(item['title']),
    pollType: item['pollType'] as PollType,
    isAnonymous: item['isAnonymous'] === true,
    workspaceName: String(item['workspaceName']),
    questions: item['questions'] as Question[],
    namesTakenOff: Number(item['namesTakenOff'] ?? 0),
    openedAt: textOrNull(item['openedAt']),
    reopened: item['reopened'] === true,
    closedAt: textOrNull(item['closedAt']),
    reminders: item['reminders'] === true,
    remindAt: textOrNull(item['remindAt']),
    remindNowAt: textOrNull(item['remindNowAt']),
    remindedAt: textOrNull(item['remindedAt']),
    version: Number(item['version']),
  };
}

function toPlace(item: Item): FramePlace {
  return {
    frameId: String(item['frameId']),
    published: item['published'] === true,
    deadline: textOrNull(item['deadline']),
    opened: item['opened'] !== false,
  };
}
