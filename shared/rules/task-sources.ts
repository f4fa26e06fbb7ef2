import { DROPPED_NAMES, WAITING_NAMES } from '../text/status-names.ts';

/** What tasks can be read from beside Bitrix24: Yandex Tracker, YouTrack, Jira of Atlassian's cloud, and one of one's own. */
export const TASK_SOURCES = ['tracker', 'youtrack', 'jira-cloud', 'jira-server'] as const;
export type TaskSourceKind = (typeof TASK_SOURCES)[number];

/** Whatever tasks are counted from that are not our own; their names stand in `#text/rules/work-sources.ts`. */
export type WorkSource = TaskSourceKind | 'bitrix24';

/** Whose organisation a Tracker belongs to: its id goes into a header of its own. */
export const TRACKER_ORGANIZATIONS = ['yandex360', 'cloud'] as const;
export type TrackerOrganization = (typeof TRACKER_ORGANIZATIONS)[number];

/** What a status of a source means for load: work to do, work that waits for somebody else, done, dropped. */
export const WORK_STATES = ['open', 'waiting', 'completed', 'cancelled'] as const;
export type WorkState = (typeof WORK_STATES)[number];

/** Why a source could not be read. */
export const TASK_SOURCE_PROBLEMS = [
  'unauthorized',
  'forbidden',
  'not_found',
  'busy',
  'unreachable',
  'inner_address',
  'tls',
  'timeout',
  'unexpected',
  'too_many',
  'restless',
] as const;
export type TaskSourceProblem = (typeof TASK_SOURCE_PROBLEMS)[number];

/** Tasks that nobody has touched for so long are no load, and are not read. */
export const TASKS_OF_DAYS = 365;
/** A source with more tasks or people than that is not read. */
export const SOURCE_TASKS_MOST = 20_000;
export const SOURCE_PEOPLE_MOST = 5000;
/** So many statuses are told, and can be given a meaning. */
export const SOURCE_STATUSES_MOST = 200;

/** What a status means where nobody has said so: what the service says of it, which knows no difference of done and dropped. */
export function guessedState(name: string, said: 'open' | 'waiting' | 'done' | 'cancelled'): WorkState {
  if (said !== 'done') return said;
  return DROPPED_NAMES.test(name) ? 'cancelled' : 'completed';
}

/** Whether an open task waits for others, by the name of its status. */
export function guessedWaiting(name: string): 'open' | 'waiting' {
  return WAITING_NAMES.test(name) ? 'waiting' : 'open';
}
