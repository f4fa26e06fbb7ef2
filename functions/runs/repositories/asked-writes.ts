import type { Write } from '#data/writes.ts';
import type { AskedMembers } from './asked-people.ts';
import { audienceWrite } from './audiences.ts';
import { contactTeamsWrites } from './contact-teams.ts';

/** What it takes to write down whom a run asks, as its first opening settles it. */
export function askedWrites(runId: string, { userIds, contactTeams }: AskedMembers): Write[] {
  return [...(userIds ? [audienceWrite(runId, userIds)] : []), ...contactTeamsWrites(runId, contactTeams)];
}
