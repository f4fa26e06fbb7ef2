/** On so many of a hundred mornings the first screen may name a team by chance, both directions together. */
const FALSE_ALERTS = 0.06;
/** Answers of the newest poll and survey, who answers the survey, and late tasks are looked at every week. */
const LOOKED_AT = 4;

/**
 * What is told of a team on the first screen is chance as rarely as this among all teams and questions of its kind. The
 * budget of a week is divided among the kinds (Bonferroni), within each the number of comparisons is corrected for
 * (Benjamini and Hochberg, which holds the budget where nothing differs). The difference of a heat map may be told
 * there and be no alert here: a map is read by whoever looks for something, an alert by whoever did not.
 */
export const ALERT = FALSE_ALERTS / LOOKED_AT;
