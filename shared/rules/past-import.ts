/** Services from which forms and answers are brought, and a table of eNPS by day. */
export const PAST_SOURCES = [
  'limesurvey',
  'google_forms',
  'yandex_forms',
  'surveyjs',
  'formbricks',
  'enps_table',
] as const;
export type PastSource = (typeof PAST_SOURCES)[number];

/** They come with their poll in one transaction, three writes each, of which DynamoDB takes a hundred. */
export const PAST_RUNS_MAX = 30;
/** Of all runs together: they are written while somebody waits. */
export const PAST_ANSWERS_MAX = 5000;
/** What is sent of a file: a function takes six megabytes, encoded. */
export const PAST_BYTES_MAX = 4 * 1024 * 1024;
export const PAST_TEAMS_MAX = 100;

/** From where a run can have come: another service, or Tonus itself in another place. */
export const RUN_SOURCES = [...PAST_SOURCES, 'tonus'] as const;
export type RunSource = (typeof RUN_SOURCES)[number];

/** From where a run was brought and when. */
export interface PastOrigin {
  readonly source: RunSource;
  readonly at: string;
  /** Whether nothing is known of its answers but how many promoters, passives and critics there were. */
  readonly countsOnly: boolean;
}
