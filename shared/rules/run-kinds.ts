/** What a run is of: a poll, which is run again and again, or a survey, which is run once. */
export const RUN_KINDS = ['poll', 'survey'] as const;
export type RunKind = (typeof RUN_KINDS)[number];
