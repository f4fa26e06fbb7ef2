import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { draftRun } from '#functions/runs/draft-run.ts';
import { toBase64Url } from '#shared/ballots/bytes.ts';
import { randomResponseKey, responseKey } from '#functions/runs/response-key.ts';
import { newShortCode } from '#functions/runs/short-code.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import type { Poll } from '#functions/polls/repositories/polls.ts';
import { createFrame } from '#functions/polls/operations/create-frame.ts';
import { createPoll } from '#functions/polls/operations/create-poll.ts';
import { publishFrame } from '#functions/polls/operations/publish-frame.ts';
import { saveSchedule } from '#functions/polls/operations/save-schedule.ts';
import { NewFrame } from '#shared/models/run.ts';
import { GivenSchedule } from '#shared/models/pulse.ts';
import { HR_ROLE } from '#shared/rules/roles.ts';
import { fullHour } from '#shared/rules/full-hour.ts';
import type { Said } from './answers.ts';
import { ballotBox } from './ballots.ts';
import { contextThen, type Company, type DemoMember } from './company.ts';
import { addHours, earlier } from './days.ts';
import type { Content } from './polls.ts';
import { until } from './until.ts';
import { HOUR_MS } from '#shared/rules/durations.ts';

/** A run in the past: when it was opened, and when somebody closed it; null for one that is still open. */
export interface RunTime {
  readonly opened: Date;
  readonly closed: Date | null;
  readonly deadline: Date | null;
  /** How many people were asked, members and by link; left out where the members asked are all. */
  readonly asked?: number;
  /** Whether its teams stand side by side: its answers are shown not before five have come, and all when it closes. */
  readonly teams?: boolean;
  /** Who were asked one by one as they came or left; left out where all members are asked. */
  readonly oneByOne?: readonly DemoMember[];
}

/** What was said in a run: by members, at a certain moment or some time in it, and without an account by the link. */
export interface RunAnswers {
  readonly members: readonly { readonly who: DemoMember; readonly said: Said; readonly at?: Date }[];
  readonly byLink: readonly Said[];
}

/** Writes polls and runs as the product's own operations write them, at the moments at which they happened. */
export function createHistory(company: Company) {
  const { repos, texts, workspaceId } = company;
  // Of all members who write polls, hr is the one who does.
  const author = company.members.find(({ role }) => role === HR_ROLE)!;
  const expected = new Map<string, number>();
  const at = (now: Date) => contextThen(company, author, now);

  async function draft(
    poll: Poll,
    { opened, deadline, asked, teams }: Omit<RunTime, 'closed' | 'oneByOne'>,
  ): Promise<Run> {
    const made = await createFrame(
      { ...at(opened), poll },
      {
        params: { id: poll.id },
        query: undefined,
        body: z.parse(NewFrame, {
          deadline: deadline?.toISOString() ?? null,
          people_asked: asked === 0 ? null : (asked ?? null),
          ...(teams ? { results_visibility: 'from_5', compare_teams: true } : {}),
        }),
      },
    );
    return (await repos.runs.findConsistent(made.id))!;
  }

  /** Opened as a schedule opens it: one run of several people who are asked by name, which the operation refuses. */
  async function openOneByOne(
    { createdAt, id }: Poll,
    { opened }: RunTime,
    people: readonly DemoMember[],
  ): Promise<Run> {
    const poll = (await repos.polls.findConsistent(workspaceId, createdAt, id))!;
    const run = draftRun(poll, {
      id: randomUUID(),
      createdAt: opened.toISOString(),
      deadline: null,
      name: null,
      resultsVisibility: 'live',
      audience: { kind: 'members', people: people.length },
      peopleAsked: null,
      compareTeams: false,
      channels: [],
      reminders: false,
    });
    await repos.runs.create(run);
    const userIds = people.map(({ userId }) => userId);
    const asked = { invited: people.length, userIds, contacts: null, contactTeams: [], teams: [] };
    return (await repos.runs.open(run, poll, texts.names.company, opened, { asked, shortCode: newShortCode() }))!;
  }

  async function publish(run: Run, published: boolean, now: Date): Promise<Run> {
    await publishFrame({ ...at(now), run }, { params: { id: run.id }, query: undefined, body: { published } });
    return (await repos.runs.findConsistent(run.id))!;
  }

  return {
    async poll(content: Content, now: Date): Promise<Poll> {
      const questions = content.questions.map((question) => ({ ...question }));
      const made = await createPoll(at(now), {
        params: undefined,
        query: undefined,
        body: { ...content, questions, workspace_id: workspaceId },
      });
      return (await repos.polls.findConsistent(workspaceId, made.created_at, made.id))!;
    },

    draft,

    /** Lets a poll repeat from this moment on. */
    async repeat(poll: Poll, schedule: z.input<typeof GivenSchedule>, now: Date): Promise<void> {
      const body = z.parse(GivenSchedule, schedule);
      await saveSchedule({ ...at(now), poll }, { params: { id: poll.id }, query: undefined, body });
    },

    /** A run from its opening to its end, with all that was said in between. */
    async run(poll: Poll, time: RunTime, answers: RunAnswers): Promise<Run> {
      const open = time.oneByOne
        ? await openOneByOne(poll, time, time.oneByOne)
        : await publish(await draft(poll, time), true, time.opened);
      await write(open, time, answers);
      return time.closed === null ? open : publish(open, false, time.closed);
    },

    /** Waits until the reader of the stream has counted every answer that was written here. */
    async counted(): Promise<void> {
      const ids = [...expected.keys()];
      const behind = async () => {
        const counted = await Promise.all(ids.map((id) => repos.counters.stored(id)));
        return ids.filter((id, index) => {
          const { value, release } = counted[index] ?? { value: { responses: 0 }, release: null };
          return (release?.answered ?? value.responses) !== expected.get(id);
        });
      };
      await until(
        behind,
        ({ length }) => length === 0,
        ({ length }) => `The counters of ${length} runs do not agree with their answers`,
      );
    },
  };

  /**
   * The answers go past the operation, which takes them for the moment only while a run is open and four calls for
   * each. Of an anonymous run that is closed only the number of marks is left, so only that is written.
   */
  async function write(run: Run, { opened, closed }: RunTime, { members, byLink }: RunAnswers): Promise<void> {
    const all = [...members, ...byLink.map((said) => ({ who: null, said, at: undefined }))];
    const box = run.ballots && (await ballotBox(company, { ...run, ballots: run.ballots }));
    await Promise.all(
      all.map(({ who, said: answers, at: known }, index) => {
        const moment = known ?? momentOf(index, all.length, opened, closed ?? company.today);
        if (who !== null && !run.isAnonymous) {
          return repos.responses.saveNamed(run.id, who.userId, { answers, answeredAt: moment.toISOString() });
        }
        const response = { answers, answeredAt: fullHour(moment), team: teamOf(run, who) };
        if (box === null || who === null) {
          return repos.responses.save(run.id, { ...response, key: randomResponseKey() });
        }
        const ballot = box.used(who);
        return repos.responses.save(run.id, {
          ...response,
          key: responseKey(run.id, toBase64Url(ballot.nonce)),
          ballot,
        });
      }),
    );
    if (box !== null) await box.issue(members.length);
    else if (run.isAnonymous && members.length > 0)
      await repos.counters.saveParticipation(run.id, members.length, '0', null);
    expected.set(run.id, all.length);
  }
}

/** The department of somebody, where answers of the run keep it. */
function teamOf({ comparedTeams }: Run, who: DemoMember | null): string | null {
  const team = who && who.team;
  return comparedTeams.some(({ name }) => name === team) ? team : null;
}

/** Most answer on the first day, the last a little before the end. */
export function momentOf(index: number, count: number, opened: Date, end: Date): Date {
  const hours = (end.getTime() - opened.getTime()) / HOUR_MS;
  return earlier(addHours(opened, 0.5 + (hours - 1) * (index / count) ** 2), end);
}
