import * as z from 'zod/mini';
import { Id } from '#shared/models/common.ts';
import { createSessions } from '../repositories/sessions.ts';
import { defineJob } from '#functions/jobs/define-job.ts';

const payload = z.object({ userId: Id, passwordVersion: z.int(), except: z.nullable(Id) });
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'end-sessions': z.infer<typeof payload>;
  }
}

/** Ends what an earlier password began, should the request that changed it die first. */
export const endSessions = defineJob({
  kind: 'end-sessions',
  payload,
  repositories: { sessions: createSessions },
  forgotten: true,
  run: ({ userId, passwordVersion, except }, { repos }) => repos.sessions.endBefore(passwordVersion, userId, except),
});
