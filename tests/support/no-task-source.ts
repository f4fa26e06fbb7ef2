import type { TaskSource } from '#shared/models/task-source.ts';

/** What the API says of a workspace whose tasks are read from nowhere. */
export const NO_TASK_SOURCE: TaskSource = {
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
