import * as z from 'zod/mini';
import { largeTeams } from '#functions/runs/audience.ts';
import { ballotsAtOpening } from '#functions/runs/make-ballots.ts';
import { draftRun } from '#functions/runs/draft-run.ts';
import { findGoverned } from '#functions/subscriptions/plan.ts';
import { countedRuns, deadlineOf, planPulse, roomAt, say, type PlannedRun } from '#functions/runs/plan-pulse.ts';
import { newShortCode } from '#functions/runs/short-code.ts';
import { contactsToAsk, contactTeamsOf, NO_CONTACTS } from '#functions/runs/asked-contacts.ts';
import { createChats } from '#functions/integrations/repositories/chats.ts';
import { createContacts } from '#functions/people/repositories/contacts.ts';
import { createAudiences } from '#functions/runs/repositories/audiences.ts';
import { createRuns } from '#functions/runs/repositories/runs.ts';
import { wasOpened, type Run } from '#functions/runs/repositories/run.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createPolls, type Poll } from '../repositories/polls.ts';
import type { PulseSchedule } from '../repositories/pulse-schedule.ts';
import { createPulses } from '../repositories/pulses.ts';
import { createTranslations } from '#functions/translations/repositories/translations.ts';
import { settleLanguages } from '#functions/translations/settle-languages.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import { Id, Instant } from '#shared/models/common.ts';
import { occurrenceName } from '#shared/rules/occurrence-name.ts';
import { afterAsking } from '#shared/rules/question-rotation.ts';
import { defineJob } from '#functions/jobs/define-job.ts';
import { inLanguage } from '#shared/text/current.ts';
import type { Words } from '#shared/text/said.ts';

const payload = z.object({
  workspaceId: Id,
  pollId: Id,
  pollCreatedAt: z.string(),
  runId: Id,
  at: Instant,
  planned: z.string(),
  day: z.string(),
  joinedAfter: z.string(),
});
type Payload = z.infer<typeof payload>;
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'start-pulse': Payload;
  }
}

/**
 * Opens one run of a recurring poll, or writes down why it did not. Done again after a crash it goes on with the run
 * it began: its id follows from poll and moment.
 */
export const startPulse = defineJob({
  kind: 'start-pulse',
  payload,
  repositories: {
    audiences: createAudiences,
    chats: createChats,
    contacts: createContacts,
    runs: createRuns,
    members: createMembers,
    plans: createPlans,
    polls: createPolls,
    pulses: createPulses,
    translations: createTranslations,
    workspaces: createWorkspaces,
  },
  // Not for the time it takes: the function that does these jobs may see whom a run asks, the worker of letters may not.
  async run(job, { repos, now, newId, vault }) {
    const { workspaceId, pollId, runId, at, day } = job;
    const [poll, workspace] = await Promise.all([
      repos.polls.findConsistent(workspaceId, job.pollCreatedAt, pollId),
      repos.workspaces.findConsistent(workspaceId),
    ]);
    const schedule = poll?.schedule;
    // Deleted, ended or paused since the run was due.
    if (!poll || !schedule || schedule.paused || !workspace) return;

    const name = inLanguage(workspace.language, () => occurrenceName(schedule, job));
    const state = await repos.pulses.state(pollId);
    const skip = (skipped: Words) => {
      const run = { at, name, frame_id: null, asked: 0, questions: 0, left_out: 0, skipped };
      return repos.pulses.note(pollId, state, run, state.lastAsked);
    };
    const deadline = deadlineOf(schedule, { day, at: new Date(at) });
    if (deadline <= now) return skip(say('late'));
    const { readOnly } = await findGoverned({ repos, workspaceId, now });
    if (readOnly !== null) return skip(readOnly);

    const [members, counted] = await Promise.all([
      repos.members.all(workspaceId, { consistent: true }),
      countedRuns(repos, workspaceId, now, runId),
    ]);
    const roomOf = roomAt(workspace.questionLimit, counted, now);
    const plan = planPulse({
      poll,
      schedule,
      members,
      lastAsked: state.lastAsked,
      roomOf: ({ userId }) => roomOf(userId),
      joined: { after: job.joinedAfter, to: day },
    });
    if (plan === null) return;
    if ('skipped' in plan) return skip(plan.skipped);

    const draft = draftOf(job, { poll, schedule, plan, name, deadline });
    const created = await repos.runs.create(draft);
    const run = created ? draft : await repos.runs.findConsistent(runId);
    // The poll was deleted at this moment.
    if (!run) return;
    if (!wasOpened(run)) {
      const { everybody, asked } = plan;
      const questions = plan.questions.length;
      // It opens by itself, so nobody could be refused: what is missing is shown in the own language.
      const asks = { ...poll, questions: plan.questions };
      const spoken = await settleLanguages(asks, workspace, repos, { refusing: false });
      await repos.pulses.count(workspaceId, { runId, createdAt: run.createdAt, questions, everybody });
      // Who is left out is left out of the members; whoever has just come is one of them.
      const others =
        schedule.cadence === 'member_joined'
          ? NO_CONTACTS
          : await contactsToAsk(schedule.audience, schedule.channels, workspaceId, repos);
      const teams = schedule.compare_teams ? largeTeams([...asked, ...contactTeamsOf(poll, others)]) : [];
      const settled = {
        invited: everybody ? workspace.memberCount : asked.length,
        userIds: everybody ? null : asked.map(({ userId }) => userId),
        contacts: others.asked,
        contactTeams: contactTeamsOf(poll, others, teams),
        teams,
      };
      const opening = { workspaceName: workspace.name, asked: settled, languages: spoken.languages };
      const ballots = await ballotsAtOpening(run, asks, opening, { vault: vault(), now });
      const opened = await repos.runs.open(run, asks, workspace.name, now, {
        asked: settled,
        ballots,
        noticeJobId: newId(),
        shortCode: newShortCode(),
        spoken,
      });
      if (!opened) throw new Error('The poll or its run changed at this moment; the run is begun again');
    }
    const done = {
      at,
      name,
      frame_id: runId,
      asked: plan.asked.length,
      questions: plan.questions.length,
      left_out: plan.leftOut,
      skipped: null,
    };
    await repos.pulses.note(pollId, state, done, afterAsking(state.lastAsked, poll.questions, plan.questions, day));
  },
});

interface Settled {
  readonly poll: Poll;
  readonly schedule: PulseSchedule;
  readonly plan: PlannedRun;
  readonly name: string;
  readonly deadline: Date;
}

function draftOf({ runId, at }: Payload, { poll, schedule, plan, name, deadline }: Settled): Run {
  const { audience } = schedule;
  // Who is left out is left out by name; roles and teams that are asked as a whole stay what they are.
  const picked = plan.leftOut > 0 || schedule.cadence === 'member_joined';
  return draftRun(poll, {
    id: runId,
    createdAt: at,
    deadline: deadline.toISOString(),
    name,
    resultsVisibility: schedule.results_visibility,
    audience: picked ? { kind: 'members', people: plan.asked.length } : audience,
    peopleAsked: null,
    compareTeams: schedule.compare_teams,
    channels: schedule.channels,
    reminders: schedule.reminders,
  });
}
