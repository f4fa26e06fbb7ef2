import { callerOf } from '#scripts/call.ts';
import { polls } from '#shared/contract/polls.ts';
import { answers } from '#shared/contract/answers.ts';
import { auth } from '#shared/contract/auth.ts';
import { buildPath } from '#shared/contract/route.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { FrameResults, FrameSummary } from '#shared/models/poll.ts';
import { RESULTS_PAGE_MAX } from '#shared/contract/polls.ts';
import type * as z from 'zod/mini';
import type { Target } from './respondents.ts';

const QUESTIONS = 10;
const CREDENTIALS = { email: 'load@romashka.example', password: 'tonus-load-2026' };

type Results = z.output<typeof FrameResults>;

/** An open run in a product that was just started, and what there is to see of it. */
export interface Run {
  readonly target: Target;
  /** Every answer to the first question, as the results list them. */
  firstAnswers(): Promise<string[]>;
  summary(): Promise<z.output<typeof FrameSummary>>;
}

/** Registers somebody who makes a poll of ten questions and opens a run with a public link, over HTTP. */
export async function openRun(port: number): Promise<Run> {
  const call = callerOf(`http://127.0.0.1:${port}`);
  const names = { first_name: 'Анна', last_name: 'Петрова' };
  await call(auth.register, { body: { ...names, ...CREDENTIALS, password_confirm: CREDENTIALS.password } });
  const { access_token: token } = await call(auth.login, { body: CREDENTIALS });
  const workspace = await call(workspaces.createWorkspace, { token, body: { name: 'Ромашка' } });
  const body = {
    workspace_id: workspace.id,
    title: 'Пульс недели',
    is_anonymous: true,
    allow_anonymous_link: true,
    questions: Array.from({ length: QUESTIONS }, (_, order_index) => ({ text: 'Что мешало работать?', order_index })),
  };
  const poll = await call(polls.createPoll, { token, body });
  const { id } = await call(polls.createFrame, { token, params: { id: poll.id }, body: {} });
  const ofFrame = { token, params: { id } };
  const { public_token: link } = await call(polls.publishFrame, { ...ofFrame, body: { published: true } });
  if (!link) throw new Error('The run has no public link');
  const questionIds = poll.questions.map((question) => question.id);
  return {
    target: { port, questionIds, path: buildPath(answers.takePublicPoll.path, { token: link }) },
    summary: () => call(polls.getSummary, ofFrame),
    firstAnswers: async () => {
      const found: string[] = [];
      for (let cursor: string | null = null, more = true; more;) {
        const query = { limit: String(RESULTS_PAGE_MAX), ...(cursor ? { cursor } : {}) };
        const page: Results = await call(polls.getResults, { ...ofFrame, query });
        // Whoever has answered one question has answered them all; a page with gaps is a broken answer.
        const rows = questionIds.map((question) => page.by_question[question] ?? []);
        if (rows.some(({ length }) => length !== rows[0]!.length)) throw new Error('A response is there in part');
        found.push(...rows[0]!.map(({ content }) => content));
        cursor = page.next_cursor;
        more = cursor !== null;
      }
      return found;
    },
  };
}
