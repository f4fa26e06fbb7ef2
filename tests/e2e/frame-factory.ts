import { polls } from '#shared/contract/polls.ts';
import type { AnswerRecord } from '#shared/models/run-results.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { call, type Person } from './factories.ts';

export interface Run {
  readonly pollId: string;
  readonly runId: string;
  /** Where a member answers, and where anybody does. */
  readonly take: string;
  readonly link: string;
  readonly questionIds: readonly string[];
  /** Closes the run, or opens it again. */
  readonly publish: (published: boolean) => Promise<void>;
  readonly limitTo: (answers: number) => Promise<void>;
  /** Everything stored in it, a record for each answer. */
  readonly stored: () => Promise<AnswerRecord[]>;
}

/** A poll of three questions, the last optional, with a run that is open for answers. */
export async function makePublishedFrame(
  owner: Person,
  workspace: Workspace,
  { anonymous = true, type = 'ENPS' as 'ENPS' | 'PULSE', open = true } = {},
): Promise<Run> {
  const as = { token: owner.tokens.access_token };
  const texts = ['Порекомендуете ли вы нас?', 'Почему?', 'Что порадовало?'];
  const { body: poll } = await call(
    polls.createPoll,
    {
      body: {
        workspace_id: workspace.id,
        title: 'Пульс недели',
        type,
        is_anonymous: anonymous,
        allow_anonymous_link: true,
        questions: texts.map((text, index) => ({ text, order_index: index, is_required: index < 2 })),
      },
    },
    as,
  );
  const { body: frame } = await call(polls.createFrame, { params: { id: poll.id }, body: { deadline: null } }, as);
  const params = { id: frame.id };
  const publish = async (published: boolean) => {
    const { status } = await call(polls.publishFrame, { params, body: { published } }, as);
    if (status !== 200) throw new Error(`The run did not change: ${status}`);
  };
  if (open) await publish(true);
  return {
    pollId: poll.id,
    runId: frame.id,
    take: `/app/poll/${poll.id}/take`,
    link: `/app/poll/${poll.id}/anonymous/${frame.public_token}/take`,
    questionIds: poll.questions.map(({ id }) => id),
    publish,
    limitTo: async (answers) => {
      await call(polls.updateFrame, { params, body: { answer_limit: answers } }, as);
    },
    stored: async () =>
      Object.values((await call(polls.getResults, { params, query: {} }, as)).body.by_question).flat(),
  };
}
