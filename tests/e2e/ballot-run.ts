import { expect } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import type { RunRecord } from '#shared/models/ballot.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { PATIENCE } from './browser.ts';
import { demand, type Person } from './factories.ts';

const as = ({ tokens }: Person) => ({ token: tokens.access_token });

/** A run of a poll that is answered by ballots. */
export interface BallotRun {
  readonly take: string;
  readonly runId: string;
  readonly questionIds: readonly string[];
  readonly publish: (published: boolean) => Promise<void>;
  /** These answer as the specification has it, by a program that knows of no ballots. */
  readonly answer: (people: readonly Person[]) => Promise<void>;
}

/** An open run of a poll whose answers are shown when it is closed: it is answered by ballots. */
export async function openBallotRun(owner: Person, workspace: Workspace, title: string): Promise<BallotRun> {
  const texts = ['Порекомендуете ли вы нас?', 'Почему?'];
  const poll = await demand(
    polls.createPoll,
    {
      body: {
        workspace_id: workspace.id,
        title,
        type: 'ENPS',
        is_anonymous: true,
        allow_anonymous_link: false,
        questions: texts.map((text, index) => ({ text, order_index: index, is_required: index === 0 })),
      },
    },
    as(owner),
  );
  const body = { deadline: null, results_visibility: 'closed' } as const;
  const frame = await demand(polls.createFrame, { params: { id: poll.id }, body }, as(owner));
  const params = { id: frame.id };
  const publish = async (published: boolean) =>
    void (await demand(polls.publishFrame, { params, body: { published } }, as(owner)));
  await publish(true);
  const [first = ''] = poll.questions.map(({ id }) => id);
  return {
    take: `/app/poll/${poll.id}/take`,
    runId: frame.id,
    questionIds: poll.questions.map(({ id }) => id),
    publish,
    answer: async (people) => {
      for (const person of people) {
        const said = { answers: [{ question_id: first, content: '7' }], anonymous_session_id: crypto.randomUUID() };
        await demand(polls.takePoll, { params, body: said }, as(person));
      }
    },
  };
}

/** Closes a run that others have answered as well; its record. */
export async function closedWith(run: BallotRun, people: readonly Person[]): Promise<RunRecord> {
  await run.answer(people);
  await run.publish(false);
  const params = { run_id: run.runId };
  await expect
    .poll(
      () =>
        demand(answers.getRunRecord, { params }).then(
          () => true,
          () => false,
        ),
      PATIENCE,
    )
    .toBe(true);
  return demand(answers.getRunRecord, { params });
}
