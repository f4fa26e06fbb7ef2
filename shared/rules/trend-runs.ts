/** So many of a poll's newest runs are compared, on its page of results and in its analysis alike. */
export const TREND_RUNS = 24;
