import * as z from 'zod/mini';
import { Id } from '#shared/models/common.ts';
import { createMemberProfiles } from '#functions/workspaces/repositories/member-profiles.ts';
import { defineJob } from '#functions/jobs/define-job.ts';
import { LANGUAGES } from '#shared/rules/languages.ts';

const payload = z.object({
  userId: Id,
  person: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    language: z._default(z.nullable(z.enum(LANGUAGES)), null),
  }),
  previousEmail: z.string(),
});
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'copy-person': z.infer<typeof payload>;
  }
}

/** Brings a person's new names and address to their workspaces, where these are too many for the request itself. */
export const copyPerson = defineJob({
  kind: 'copy-person',
  payload,
  repositories: { memberProfiles: createMemberProfiles },
  forgotten: true,
  run: ({ userId, person, previousEmail }, { repos, now }) =>
    repos.memberProfiles.refresh(userId, person, previousEmail, now),
});
