import type { Frame } from '#shared/models/run.ts';

/** An open anonymous run of a poll as the API tells it, which asks all members. */
export function makeRun(more: Partial<Frame> = {}): Frame {
  return {
    id: 'f',
    poll_id: 'p',
    created_at: '2026-11-20T09:00:00.000Z',
    deadline: null,
    published: true,
    public_token: null,
    public_short: null,
    is_anonymous: true,
    languages: [],
    was_opened: true,
    one_time_codes: 0,
    kiosks: 0,
    answer_limit: null,
    name: null,
    fingerprint: null,
    results_visibility: 'live',
    audience: { kind: 'all' },
    people_asked: null,
    compare_teams: false,
    channels: [],
    notice: null,
    reminders: false,
    next_reminder_at: null,
    reminded_at: null,
    notice_editions: [],
    consents_withdrawn: 0,
    ...more,
  };
}
