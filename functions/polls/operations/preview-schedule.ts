import { notFound } from '#core/http/errors.ts';
import { countedRuns, deadlineOf, planPulse, roomAt, type CountedRun } from '#functions/runs/plan-pulse.ts';
import { PREVIEW_RUNS, type SchedulePreview } from '#shared/models/pulse.ts';
import { occurrenceName } from '#shared/rules/occurrence-name.ts';
import { occurrencesAfter } from '#shared/rules/pulse-schedule.ts';
import { afterAsking } from '#shared/rules/question-rotation.ts';
import type { PollsOperation } from '../operation.ts';
import { inLanguage } from '#shared/text/current.ts';
import { inWords } from '#shared/text/said.ts';
import { skippedSaid } from '#text/runs/skipped-said.ts';
import { readSchedule } from '../read-schedule.ts';

/** So many days ahead it looks for people who have joined already and are yet to be asked. */
const JOINER_DAYS = 366;

/**
 * The next runs of a schedule that may not have been saved, by the very rule that opens them: with the members, the
 * questions and the limit there are now, each run counting for those after it.
 */
export const previewSchedule: PollsOperation<'previewSchedule'> = async (context, { body }) => {
  const { repos, workspaceId, poll, now } = context;
  const schedule = await readSchedule({ ...body, paused: false }, poll, context);
  const [state, members, workspace, counted] = await Promise.all([
    repos.pulses.state(poll.id),
    repos.members.all(workspaceId),
    repos.workspaces.find(workspaceId),
    countedRuns(repos, workspaceId, now),
  ]);
  const { questionLimit: limit, language } = workspace ?? notFound('workspace');
  const runs: SchedulePreview['runs'] = [];
  const asked: CountedRun[] = [...counted];
  let { lastAsked } = state;
  let after = schedule.coveredTo;
  const ahead = schedule.cadence === 'member_joined' ? JOINER_DAYS : PREVIEW_RUNS;
  for (const occurrence of occurrencesAfter(schedule, now, ahead)) {
    const { at, day } = occurrence;
    const room = roomAt(limit, asked, at);
    const plan = planPulse({
      poll,
      schedule,
      members,
      lastAsked,
      roomOf: ({ userId }) => room(userId),
      joined: { after, to: day },
    });
    after = day;
    if (plan === null) continue;
    const run = { at: at.toISOString(), deadline: deadlineOf(schedule, occurrence).toISOString() };
    const name = inLanguage(language, () => occurrenceName(schedule, occurrence));
    if ('skipped' in plan) {
      runs.push({ ...run, name, question_ids: [], asked: 0, left_out: 0, skipped: inWords(skippedSaid, plan.skipped) });
    } else {
      const people = new Set(plan.asked.map(({ userId }) => userId));
      asked.push({ createdAt: run.at, questions: plan.questions.length, asks: (userId) => people.has(userId) });
      lastAsked = afterAsking(lastAsked, poll.questions, plan.questions, day);
      const questionIds = plan.questions.map(({ id }) => id);
      runs.push({
        ...run,
        name,
        question_ids: questionIds,
        asked: plan.asked.length,
        left_out: plan.leftOut,
        skipped: null,
      });
    }
    if (runs.length === PREVIEW_RUNS) break;
  }
  return { runs };
};
