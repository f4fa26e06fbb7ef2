import type { NewJob } from '#data/job-item.ts';
import type { Opened } from '#data/open-repositories.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import { wasThereForLong } from '#shared/rules/stage-polls.ts';
import { WEEK_MS } from '#shared/rules/durations.ts';
import { settingOf, type Automations, type createAutomations } from './repositories/automations.ts';

interface Context {
  readonly repos: Opened<{ readonly automations: typeof createAutomations }>;
  readonly now: Date;
  readonly newId: () => string;
}

/** What could not be done for so long is not worth doing any more; until then an address lies with the job. */
const JOB_MILLISECONDS = WEEK_MS;

/** Whether a workspace is set to ask whoever leaves it. */
export function asksLeavers(automations: Automations | null): boolean {
  const { enabled, settings } = settingOf(automations, 'stage_polls');
  return enabled && (settings.stages ?? []).includes('left');
}

/** Whether somebody is asked where they leave: not the owner, nor who has just come, nor whose data are blocked. */
export function isAskedLeaving(
  { role, joinedAt, blocked }: Pick<Member, 'role' | 'joinedAt' | 'blocked'>,
  now: Date,
): boolean {
  return role !== OWNER_ROLE && blocked === null && wasThereForLong(joinedAt, now);
}

/** The job that asks a member why they leave, for the transaction in which they do; null where nobody asks them. */
export async function leaverJob(member: Member, { repos, now, newId }: Context): Promise<NewJob | null> {
  const { workspaceId, userId, email, language, telling } = member;
  if (!isAskedLeaving(member, now) || !asksLeavers(await repos.automations.find(workspaceId))) return null;
  const expiresAt = new Date(now.getTime() + JOB_MILLISECONDS).toISOString();
  const person = { userId, email, language, chosen: telling.language };
  return { job: { kind: 'ask-leaver', workspaceId, ...person, expiresAt }, jobId: newId() };
}
