/** So many rules a workspace may have. */
export const RULES_MAX = 50;
/** So many times one rule acts in one night; what is beyond is told in the log and not done. */
export const RULE_ACTIONS_A_NIGHT = 20;
/** So many people a letter of a rule goes to at most, the owner first. */
export const RULE_LETTERS_MAX = 45;
/** A dry run looks back so many days. */
export const DRY_RUN_DAYS = 90;
/** What a rule did is told for so long; it may have cost money. */
export const RULE_LOG_DAYS = 400;
/** So many lines of the log come at once. */
export const RULE_LOG_PAGE_SIZE = 30;

/** A team that stays loaded is acted on again after so many days. */
export const LOAD_PAUSE_DAYS = 30;
/** A measurement that is older says nothing of tonight. */
export const LOAD_FRESH_DAYS = 3;
/** A run that was closed longer ago is no news. */
export const ENPS_FRESH_DAYS = 14;

/** Days before and after a date. */
export const OFFSET_DAYS_MAX = 60;
/** Days before the deadline of a run. */
export const DAYS_BEFORE_MAX = 30;
/** Days a task of a rule has. */
export const RULE_TASK_DAYS_MAX = 365;
/** People an offer is asked for. */
export const RULE_PEOPLE_MAX = 1000;
