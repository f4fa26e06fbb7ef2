import type { AskedMembers } from '#functions/runs/repositories/asked-people.ts';
import type { PollType, ResultsVisibility } from '#shared/models/answers.ts';
import type { StoredNotice } from '#functions/notifications/notice.ts';
import type { Question } from '#shared/models/question.ts';
import type { Channel } from '#shared/channels/index.ts';
import type { Translation } from '#shared/models/translation.ts';
import type { Role } from '#shared/rules/roles.ts';
import type { Dimension, RespondentType, SurveyStatus } from '#shared/rules/surveys.ts';
import { askedWrites } from '#functions/runs/repositories/asked-writes.ts';
import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { changeRunWrites, newRunWrites } from '#functions/runs/repositories/runs.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import { inviteWrites } from '#functions/runs/repositories/invite-writes.ts';
import { withReminder } from '#functions/runs/repositories/run-reminders.ts';
import { groupsAskedWrite, type GroupsAsked } from './groups-asked.ts';
import { jobItem } from '#data/job-item.ts';
import { keys, ranges, type Key } from '#data/keys.ts';
import { runTextsWrites } from '#functions/runs/repositories/run-texts.ts';
import { openRunOf } from '#functions/runs/repositories/open-runs.ts';
import { ballotsWrites, type NewBallots } from '#functions/runs/repositories/ballots.ts';
import { newSecretWrites } from '#functions/runs/repositories/run-secrets.ts';
import { storedQuestions, toQuestions } from '#functions/runs/repositories/stored-questions.ts';
import { copiedWrites, type StoredTranslation } from '#functions/translations/repositories/translations.ts';
import { spokenOf, type Spoken } from '#functions/translations/spoken.ts';
import type { Item, Table } from '#data/table.ts';
import { seriesEntryRemoval, seriesEntryWrite } from './survey-series.ts';
import { keepPath, takePath } from './share-paths.ts';
import { takePoll } from '#functions/subscriptions/repositories/usage.ts';
import { check, failsAs, insert, remove, update, type Write } from '#data/writes.ts';

/** A question of a survey while it is made. */
export interface DraftQuestion extends Question {
  readonly createdAt: string;
}

/** A survey: what is asked of whom. From its publication on it has one run, a run of the same id. */
export interface Survey extends Spoken {
  readonly id: string;
  readonly workspaceId: string;
  readonly title: string;
  readonly pollType: PollType;
  /** Null when their account was deleted. */
  readonly createdBy: string | null;
  readonly goal: string;
  readonly respondentType: RespondentType;
  readonly selectedRoles: readonly Role[];
  /** Those picked by name, and those who were asked besides once it was published. */
  readonly selectedUsers: readonly string[];
  readonly allowUnauthenticated: boolean;
  readonly isAnonymous: boolean;
  readonly deadline: string | null;
  /** Its public link stands in letters alone: nobody is shown it, and nobody makes another. */
  readonly linkByLetter?: true;
  /** The token of its public link; null while nobody has asked for one. */
  readonly publicToken: string | null;
  /** A public path of its own, in the place of the token; null for none. */
  readonly customPath: string | null;
  readonly status: SurveyStatus;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly publishedAt: string | null;
  /** The title respondents go on seeing; null before the publication. */
  readonly publishedTitle: string | null;
  readonly completedAt: string | null;
  /** In order. */
  readonly questions: readonly DraftQuestion[];
  readonly smallestGroup: number;
  readonly dimensions: readonly Dimension[];
  /** Null: as the service decides at the publication. */
  readonly resultsVisibility: ResultsVisibility | null;
  readonly channels: readonly Channel[];
  readonly reminders: boolean;
  readonly seriesId: string;
  /**
   * How many members it asks, as its publication settled; of one that asks everybody, as its completion did; null
   * before.
   */
  readonly invited: number | null;
  /** How many people without an account it asks besides, as its publication settled; left out for none, and before. */
  readonly contactsAsked?: number;
  /** Of one with ballots, the fingerprint of its run, in base64url; left out for none, and before its publication. */
  readonly fingerprint?: string;
  /** How they were told. */
  readonly notice: StoredNotice | null;
  readonly version: number;
}

/** Which part of a list is wanted. */
interface Place {
  readonly skip: number;
  readonly limit: number;
  readonly cursor: string | null;
}

/** What stands under a public path, as it was read, and whose it is of this workspace. */
export interface PathState {
  readonly found: Item | null;
  readonly holder: Survey | null;
}

/** So many surveys are passed over at once. */
const SKIPPED_AT_ONCE = 1000;
/** Each gives a megabyte at most; a reply of a Lambda has no room for more than six. */
const READS_OF_A_PAGE = 4;

/** Surveys of workspaces. */
export function createSurveys(table: Table) {
  return {
    /** Counted as a poll of the owner of the workspace, of whose plan `limit` is, null for none. */
    async create(
      survey: Survey,
      owner: { id: string; limit: number | null },
      translations: readonly StoredTranslation[] = [],
    ): Promise<'created' | 'gone' | 'limit'> {
      const { id: surveyId, workspaceId, createdAt } = survey;
      const failed = await failedCondition(table, [
        failsAs('gone', check(keys.workspace(workspaceId), { exists: true })),
        ...surveyWrites(survey),
        ...copiedWrites(surveyId, translations),
        takePoll(owner.id, owner.limit, new Date(createdAt)),
      ]);
      return failed ?? 'created';
    },

    /**
     * A page of those surveys of a workspace that somebody may see, newest first. It may be shorter than was asked for,
     * with a cursor: where they are so large that they would not fit into a reply, or few among many.
     */
    async page(
      workspaceId: string,
      place: Place,
      seen: (survey: Survey) => boolean,
    ): Promise<{ surveys: Survey[]; cursor: string | null }> {
      const range = ranges.surveys(workspaceId);
      let { skip, cursor } = place;
      while (skip > 0) {
        const limit = Math.min(skip, SKIPPED_AT_ONCE);
        const passed = await table.query(range, { limit, cursor, newestFirst: true });
        skip -= passed.items.map(toSurvey).filter(seen).length;
        if (passed.cursor === null) return { surveys: [], cursor: null };
        cursor = passed.cursor;
      }
      const surveys: Survey[] = [];
      for (let read = 0; read < READS_OF_A_PAGE && surveys.length < place.limit; read++) {
        const limit = place.limit - surveys.length;
        const page = await table.query(range, { limit, cursor, newestFirst: true });
        surveys.push(...page.items.map(toSurvey).filter(seen));
        cursor = page.cursor;
        if (cursor === null) break;
      }
      return { surveys, cursor };
    },

    /** As it is at this moment. */
    async findConsistent(survey: Pick<Survey, 'workspaceId' | 'createdAt' | 'id'>): Promise<Survey | null> {
      const [item] = await table.getMany([keyOf(survey)], { consistent: true });
      return item ? toSurvey(item) : null;
    },

    /** The newest published surveys of those that repeat each other, oldest first. */
    async ofSeries(workspaceId: string, seriesId: string, limit: number): Promise<Survey[]> {
      const { items: entries } = await table.query(ranges.series(workspaceId, seriesId), { limit, newestFirst: true });
      const places = entries.map((entry) =>
        keys.survey(workspaceId, String(entry['createdAt']), String(entry['surveyId'])),
      );
      const found = await table.getMany(places);
      return found
        .filter((item) => item !== null)
        .map(toSurvey)
        .toReversed();
    },

    /** Puts a changed survey in the place of the one that was read; false when somebody was faster. */
    async change(old: Survey, changed: Survey): Promise<boolean> {
      return unlessChanged(table.write(changeWrite(old, changed)));
    },

    /** The same of one that is open, and of its run. */
    async changeOpen(old: Survey, changed: Survey, run: Run, now: Date): Promise<boolean> {
      const { deadline, reminders } = changed;
      const moved = withReminder(run, { ...run, deadline, reminders, version: run.version + 1 }, now);
      return unlessChanged(table.transact([changeWrite(old, changed), ...changeRunWrites(run, moved, now)]));
    },

    /**
     * Opens a survey for answers: its run is made, with the members it asks and what they are counted by; they are
     * told where it says how. False when somebody was faster.
     */
    async publish(
      old: Survey,
      changed: Survey,
      run: Run,
      {
        asked,
        groups,
        noticeJobId,
        ballots = null,
        translations = [],
      }: {
        asked: AskedMembers;
        groups: GroupsAsked;
        noticeJobId: string;
        /** Null where it has none. */
        ballots?: NewBallots | null;
        translations?: readonly Translation[];
      },
      now: Date,
    ): Promise<boolean> {
      const { id: runId, languages } = run;
      const withBallots = { ...run, ballots: ballots?.ballots ?? null };
      const opened = withReminder({ ...run, published: false }, withBallots, now);
      return unlessChanged(
        table.transact([
          changeWrite(old, changed),
          ...newRunWrites(opened),
          ...newSecretWrites(withBallots),
          ...(ballots ? ballotsWrites(runId, ballots) : []),
          ...askedWrites(runId, asked),
          groupsAskedWrite(runId, groups),
          ...runTextsWrites(runId, { languages, translations }),
          seriesEntryWrite(changed),
          ...inviteWrites(run, noticeJobId, now),
        ]),
      );
    },

    /**
     * Asks more members of one that is open: `audience` writes down that they are asked. They are told where it says
     * how; whoever was told before is not told again. False when somebody was faster.
     */
    async askMore(
      old: Survey,
      changed: Survey,
      run: Run,
      { audience, groups, noticeJobId }: { audience: Write; groups: GroupsAsked; noticeJobId: string },
      now: Date,
    ): Promise<boolean> {
      const asking = { ...run, invited: changed.invited, version: run.version + 1 };
      return unlessChanged(
        table.transact([
          changeWrite(old, changed),
          ...changeRunWrites(run, asking, now),
          audience,
          groupsAskedWrite(run.id, groups),
          ...inviteWrites(run, noticeJobId, now),
        ]),
      );
    },

    /** What a public path stands for, and the survey of this workspace that it leads to; null for any other. */
    async pathState(workspaceId: string, path: string): Promise<PathState> {
      const found = await table.get(keys.share(path), { consistent: true });
      const surveyId = typeof found?.['surveyId'] === 'string' ? found['surveyId'] : null;
      const ref = surveyId === null ? null : await table.get(keys.surveyRef(surveyId), { consistent: true });
      // One of another workspace is not found under the key it would have in this one.
      const place = ref && { workspaceId, createdAt: String(ref['createdAt']), id: String(ref['surveyId']) };
      return { found, holder: place && (await this.findConsistent(place)) };
    },

    /**
     * Gives a survey another public link, and its run where it has one; the old one leads nowhere from then on, and is
     * kept for the workspace. Its path may be taken over from a `holder` that takes no answers any more. `taken` when it
     * is another survey's.
     */
    async share(
      old: Survey,
      changed: Survey,
      run: Run | null,
      now: Date,
      { found, holder }: PathState,
    ): Promise<'done' | 'taken' | 'changed'> {
      const { id: surveyId, workspaceId, publicToken, customPath } = changed;
      const shared = run && publicToken !== null ? { ...run, publicToken, version: run.version + 1 } : null;
      const failed = await failedCondition(
        table,
        [
          changeWrite(old, changed),
          ...(run && shared ? changeRunWrites(run, shared, now) : []),
          ...(old.customPath === null ? [] : [keepPath(old.customPath, workspaceId, now)]),
          ...(holder === null
            ? []
            : [changeWrite(holder, { ...holder, customPath: null, version: holder.version + 1 })]),
          ...(customPath === null ? [] : [takePath(customPath, surveyId, { found, holderId: holder?.id ?? null })]),
        ],
        'changed',
      );
      return failed ?? 'done';
    },

    /**
     * Takes the survey away at once, closes its run with it, whose participation marks lose their secret, and leaves
     * what lies under it to a job; false when somebody changed it meanwhile, or it is gone already.
     */
    async remove(survey: Survey, jobId: string, now: Date): Promise<boolean> {
      const { id: surveyId, workspaceId, customPath } = survey;
      return unlessChanged(
        table.transact([
          remove(keyOf(survey), { equals: { version: survey.version } }),
          remove(keys.surveyRef(surveyId)),
          ...(customPath === null ? [] : [keepPath(customPath, workspaceId, now)]),
          ...seriesEntryRemoval(survey),
          insert(jobItem({ kind: 'delete-poll', workspaceId, pollId: surveyId }, jobId, now)),
          ...(survey.status === 'PUBLISHED'
            ? [update(keys.run(surveyId), { set: { published: false }, add: { version: 1 } }, { exists: true })]
            : []),
          remove(openRunOf({ workspaceId, id: surveyId })),
          remove(keys.participationKey(surveyId)),
          remove(keys.codeKey(surveyId)),
          remove(keys.codeGroupsKey(surveyId)),
          remove(keys.contactKey(surveyId)),
          remove(keys.reportPage(surveyId)),
        ]),
      );
    },
  };
}

/** What it takes that a survey is there which was not before. */
export function surveyWrites(survey: Survey): Write[] {
  const { id: surveyId, workspaceId, createdAt } = survey;
  return [
    insert({ ...keyOf(survey), type: 'survey', ...asStored(survey) }),
    insert({ ...keys.surveyRef(surveyId), type: 'survey-ref', surveyId, workspaceId, createdAt }),
  ];
}

function keyOf({ workspaceId, createdAt, id }: Pick<Survey, 'workspaceId' | 'createdAt' | 'id'>): Key {
  return keys.survey(workspaceId, createdAt, id);
}

/** What stays is not written: a notice may be on its way into the survey. */
function changeWrite(old: Survey, changed: Survey): Write {
  const set = asStored(
    Object.fromEntries(Object.entries(changed).filter(([name, value]) => value !== old[name as keyof Survey])),
  );
  return update(keyOf(old), { set }, { exists: true, equals: { version: old.version } });
}

function asStored(survey: Partial<Survey>): Item {
  return survey.questions ? { ...survey, questions: storedQuestions(survey.questions) } : { ...survey };
}

/** A question as it is asked: nothing of the time when it was made. */
export function asAsked(question: DraftQuestion): Question {
  const { createdAt: _, ...asked } = question;
  return asked;
}

/** The survey behind a stored item. */
export function toSurvey(item: Item): Survey {
  const { pk: _, sk: __, type: ___, questions, ...survey } = item;
  return { ...survey, ...spokenOf(item), questions: toQuestions<DraftQuestion>(questions) } as unknown as Survey;
}
