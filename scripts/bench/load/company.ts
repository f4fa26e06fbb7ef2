import { callerOf } from '#scripts/call.ts';
import { polls } from '#shared/contract/polls.ts';
import { answers } from '#shared/contract/answers.ts';
import { auth } from '#shared/contract/auth.ts';
import { buildPath } from '#shared/contract/route.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { FrameResults, FrameSummary } from '#shared/models/run-results.ts';
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
  /** The first page of its results. */
  results(): Promise<Results>;
  /** Takes no more answers. */
  close(): Promise<void>;
}

/** A company that was made over HTTP, and its owner, who is signed in. */
export interface OpenCompany {
  readonly call: ReturnType<typeof callerOf>;
  readonly workspaceId: string;
  readonly ownerId: string;
  /** Of a login of now; it is good for a quarter of an hour. */
  token(): string;
  signIn(): Promise<void>;
  /** Opens one more run of the poll, with a public link. */
  openRun(): Promise<Run>;
}

/** Registers somebody who makes a poll of ten questions, and opens one run of it. */
export async function openRun(port: number): Promise<Run> {
  return (await openCompany(port)).openRun();
}

/** Registers somebody who makes a poll of ten questions. */
export async function openCompany(port: number): Promise<OpenCompany> {
  const call = callerOf(`http://127.0.0.1:${port}`);
  const names = { first_name: 'Анна', last_name: 'Петрова' };
  await call(auth.register, { body: { ...names, ...CREDENTIALS, password_confirm: CREDENTIALS.password } });
  let { access_token: token } = await call(auth.login, { body: CREDENTIALS });
  const { id: ownerId } = await call(auth.me, { token });
  const workspace = await call(workspaces.createWorkspace, { token, body: { name: 'Ромашка' } });
  const body = {
    workspace_id: workspace.id,
    title: 'Пульс недели',
    is_anonymous: true,
    allow_anonymous_link: true,
    questions: Array.from({ length: QUESTIONS }, (_, order_index) => ({ text: 'Что мешало работать?', order_index })),
  };
  const poll = await call(polls.createPoll, { token, body });
  const questionIds = poll.questions.map((question) => question.id);
  return {
    call,
    workspaceId: workspace.id,
    ownerId,
    token: () => token,
    signIn: async () => void ({ access_token: token } = await call(auth.login, { body: CREDENTIALS })),
    openRun: async () => {
      const { id } = await call(polls.createFrame, { token, params: { id: poll.id }, body: {} });
      const params = { id };
      const { public_token: link } = await call(polls.publishFrame, { token, params, body: { published: true } });
      if (!link) throw new Error('The run has no public link');
      return {
        target: { port, questionIds, path: buildPath(answers.takePublicPoll.path, { token: link }) },
        summary: () => call(polls.getSummary, { token, params }),
        results: () => call(polls.getResults, { token, params }),
        firstAnswers: async () => {
          const found: string[] = [];
          for (let cursor: string | null = null, more = true; more;) {
            const query = { limit: String(RESULTS_PAGE_MAX), ...(cursor ? { cursor } : {}) };
            const page: Results = await call(polls.getResults, { token, params, query });
            // Whoever has answered one question has answered them all; a page with gaps is a broken answer.
            const rows = questionIds.map((question) => page.by_question[question] ?? []);
            if (rows.some(({ length }) => length !== rows[0]!.length)) throw new Error('A response is there in part');
            found.push(...rows[0]!.map(({ content }) => content));
            cursor = page.next_cursor;
            more = cursor !== null;
          }
          return found;
        },
        close: async () => void (await call(polls.publishFrame, { token, params, body: { published: false } })),
      };
    },
  };
}
