/** Requests to the AI provider that a workspace may make in a calendar month unless it chooses otherwise. */
export const DEFAULT_MONTHLY_CAP = 300;
/** The most that can be chosen; beyond that there is no cap. */
export const MAX_MONTHLY_CAP = 100_000;
