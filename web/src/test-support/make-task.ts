import type { Task } from '#shared/models/task.ts';

const PERSON = '22222222-2222-4222-8222-222222222222';
const WORKSPACE = '11111111-1111-4111-8111-111111111111';

/** A task as the server gives one, with these fields. */
export function makeTask(values: Partial<Task> = {}): Task {
  return {
    id: '33333333-3333-4333-8333-333333333333',
    workspace_id: WORKSPACE,
    workspace: { id: WORKSPACE, name: 'Ромашка' },
    description: null,
    title: 'Отчёт',
    status: 'NEW',
    sub_status: 'DEFAULT',
    priority: 'LOW',
    responsible_id: PERSON,
    responsible: { id: PERSON, name: 'Анна', lastname: 'Петрова', email: 'a@b.example', workspace_role: 'владелец' },
    created_by: PERSON,
    deadline: null,
    date_start: null,
    start_date_plan: null,
    end_date_plan: null,
    time_estimate: '0',
    time_spent_in_logs: null,
    duration_plan: null,
    duration_fact: null,
    duration_type: 'DAYS',
    group: [],
    source: null,
    created_date: '2026-11-18T09:00:00.000Z',
    updated_at: '2026-11-18T09:00:00.000Z',
    closed_date: null,
    rank: 'V',
    version: 1,
    ...values,
  };
}
