import { createAccess } from './access.ts';
import { createFrames } from './frames.ts';
import { createInvitations } from './invitations.ts';
import { createJobs } from './jobs.ts';
import { createMembers } from './members.ts';
import { createPlans } from './plans.ts';
import { createPolls } from './polls.ts';
import { createResponses } from './responses.ts';
import { createSessions } from './sessions.ts';
import type { Table } from './table.ts';
import { createThrottles } from './throttles.ts';
import { createUsers } from './users.ts';
import { createWorkspaceContents } from './workspace-contents.ts';
import { createWorkspaces } from './workspaces.ts';

/** Everything that is stored, by the question asked of it. */
export function createRepositories(table: Table) {
  return {
    access: createAccess(table),
    users: createUsers(table),
    sessions: createSessions(table),
    throttles: createThrottles(table),
    workspaces: createWorkspaces(table),
    contents: createWorkspaceContents(table),
    members: createMembers(table),
    invitations: createInvitations(table),
    polls: createPolls(table),
    plans: createPlans(table),
    frames: createFrames(table),
    responses: createResponses(table),
    jobs: createJobs(table),
  };
}

export type Repositories = ReturnType<typeof createRepositories>;
