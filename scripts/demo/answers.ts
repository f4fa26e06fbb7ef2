import { randomUUID } from 'node:crypto';
import type { Frame } from '#data/frames.ts';
import { callerOf } from '#scripts/call.ts';
import { auth } from '#shared/contract/auth.ts';
import { polls } from '#shared/contract/polls.ts';
import { DEMO_LOGIN, people } from './company.ts';

/** A run that is open, and what members are to say in it, by question index. */
export interface OpenRun {
  readonly frame: Frame;
  readonly members: readonly (string | null)[][];
}

/** Members answer the open runs, over the API: who has answered an anonymous one only the product can note. */
export async function answerAsMembers(url: string, runs: readonly OpenRun[]): Promise<void> {
  const call = callerOf(url);
  const most = Math.max(...runs.map(({ members }) => members.length));
  // The owner, who looks at the demo, is still to answer.
  await Promise.all(
    people()
      .slice(1, 1 + most)
      .map(async ({ email }, number) => {
        const { password } = DEMO_LOGIN;
        const { access_token: token } = await call(auth.login, { body: { email, password } });
        for (const { frame, members } of runs) {
          const said = members[number];
          if (!said) continue;
          const answers = frame.questions.flatMap(({ id }, index) =>
            said[index] ? [{ question_id: id, content: said[index] }] : [],
          );
          const session = frame.isAnonymous ? { anonymous_session_id: randomUUID() } : {};
          await call(polls.takePoll, { token, params: { id: frame.id }, body: { answers, ...session } });
        }
      }),
  );
}
