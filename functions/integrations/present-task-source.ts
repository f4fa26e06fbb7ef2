import type { Member } from '#functions/workspaces/repositories/member.ts';
import { can } from '#shared/rules/permissions.ts';
import type { TaskSource } from '#shared/models/task-source.ts';
import type { TaskSourceHead } from './repositories/task-sources.ts';
import { taskSourceReading } from './task-source-reading.ts';

/**
 * What tasks are read from, as a member of the workspace is told of it: where it is and by whose address it is read, whoever
 * may connect it. Never its secret.
 */
export function presentTaskSource(source: TaskSourceHead | null, member: Pick<Member, 'role' | 'userId'>): TaskSource {
  if (!source) return NOTHING;
  const { kind, place, login, organizationKind, readAt, connectedAt, silentSince, statuses, meanings } = source;
  const manages = can(member, 'integrations.manage');
  const { state, people, tasks, problem } = taskSourceReading(source);
  return {
    kind,
    place: manages ? place : '',
    login: manages ? login : null,
    organization_kind: organizationKind,
    state,
    people,
    tasks,
    read_at: readAt,
    connected_at: connectedAt,
    silent_since: silentSince,
    problem,
    statuses: statuses.map(({ id, name, tasks: count, state: said }) => ({
      status: id,
      name,
      tasks: count,
      state: meanings[id] ?? said,
      chosen: meanings[id] !== undefined,
    })),
  };
}

const NOTHING: TaskSource = {
  kind: null,
  place: '',
  login: null,
  organization_kind: null,
  state: null,
  people: 0,
  tasks: 0,
  read_at: null,
  connected_at: null,
  silent_since: null,
  problem: null,
  statuses: [],
};
