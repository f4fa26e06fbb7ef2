import { notFound } from '#core/http/errors.ts';
import type { Loaded, OperationContext } from '#core/http/operation.ts';
import { endedAt, endedRun } from '#functions/runs/ended-run.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import { named } from '#functions/runs/repositories/responses.ts';
import type { polls } from '#shared/contract/polls.ts';
import type { PollToTake } from '#shared/models/poll-answers.ts';
import { comparedTeam, isAsked } from '#functions/runs/audience.ts';
import { ownBallot } from '#functions/runs/own-ballot.ts';
import { participationOf } from '#functions/runs/member-mark.ts';
import { NO_PARTICIPATION, type Participation } from '#functions/runs/repositories/participation.ts';
import { wantedBy } from '#functions/runs/message-language.ts';
import { spokenTo } from '#functions/runs/spoken-to.ts';
import { ownLanguage } from '#functions/translations/spoken.ts';
import { presentPollQuestions } from '#functions/runs/present-questions.ts';
import type { PollsOperation } from '../operation.ts';

type Context = OperationContext<'audiences' | 'runs' | 'runViewers' | 'participation' | 'responses'> &
  Loaded<typeof polls.getPollToTake>;

/** So many runs are looked at for one that has ended and asked this member; polls that repeat may have hundreds. */
const LAST_RUNS = 5;

/**
 * The newest open run of a poll that asks this member, and what this member has already said in it, where anybody can
 * know; without one, the last that asked them and is over, and when the next is due.
 * It speaks the first language that is asked for, else that of the member, where it has it.
 */
export const getPollToTake: PollsOperation<'getPollToTake'> = async (context, { query }) => {
  const { repos, poll, workspaceId } = context;
  const [run, found] = await Promise.all([newestOpen(context), repos.workspaces.find(workspaceId)]);
  const workspace = found ?? notFound('workspace');
  const spoken = run ?? { ...poll, languages: [ownLanguage(poll, workspace)] };
  const { id, title, pollType, isAnonymous } = run ? { ...run, id: run.pollId } : poll;
  const { participation, ...answers } = await given(run, context);
  const described = { id, title, type: pollType, is_anonymous: isAnonymous };
  return {
    poll: { ...described, workspace_name: workspace.name },
    frame: run && {
      id: run.id,
      deadline: run.deadline,
      results_visibility: run.resultsVisibility,
      team: comparedTeam(run, context.member),
      ballot: ownBallot(run, context.member, participation),
    },
    questions: presentPollQuestions(run?.questions ?? []),
    ...(await spokenTo(spoken, wantedBy(context.member, query.language), context)),
    ...answers,
    ...(run ? { ended: null, viewers: null } : await lastEnded(context)),
    next_run_at: run ? null : (poll.schedule?.dueAt ?? null),
  };
};

/** Nothing open is asked for once more, strongly: a run counts from the moment it was opened. */
async function newestOpen({ repos, poll, actor, now }: Context): Promise<Run | null> {
  for (const consistent of [false, true]) {
    const places = (await repos.runs.places(poll.id, { consistent })).filter((one) => isOpen(one, now));
    for (const { runId } of places) {
      const run = await repos.runs.findConsistent(runId);
      if (run && isOpen(run, now) && (await isAsked(run, actor.userId, repos))) return run;
    }
  }
  return null;
}

/** The last run that asked this member and is over, and how many people have opened its results. */
async function lastEnded({ repos, poll, actor, now }: Context): Promise<Pick<PollToTake, 'ended' | 'viewers'>> {
  const places = (await repos.runs.places(poll.id)).slice(0, LAST_RUNS);
  for (const { runId } of places) {
    const run = await repos.runs.findConsistent(runId);
    const at = run && endedAt(run, now);
    if (at && (await isAsked(run, actor.userId, repos))) {
      const viewers = await repos.runViewers.count([run.id]);
      return { ended: endedRun(run, at), viewers: viewers.get(run.id)! };
    }
  }
  return { ended: null, viewers: null };
}

type Given = Pick<PollToTake, 'answered' | 'answers'> & { readonly participation: Participation };

async function given(run: Run | null, context: Context): Promise<Given> {
  const { repos, actor } = context;
  if (!run) return { answered: false, answers: null, participation: NO_PARTICIPATION };
  if (run.isAnonymous) {
    const participation = await participationOf(run.id, context);
    return { answered: participation.answered, answers: null, participation };
  }
  const response = await repos.responses.find(run.id, named(actor.userId));
  if (!response) return { answered: false, answers: null, participation: NO_PARTICIPATION };
  const answers = run.questions.flatMap(({ id }, index) => {
    const content = response.answers[index];
    return content ? [{ question_id: id, content }] : [];
  });
  return { answered: true, answers, participation: NO_PARTICIPATION };
}
