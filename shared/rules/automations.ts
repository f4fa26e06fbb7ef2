/** What the service does in a workspace by itself, under the name it is switched by. */
export const AUTOMATIONS = [
  'workload_analysis',
  'weekly_digest',
  'reminders',
  'data_retention',
  'budget_watch',
  'closing_runs',
  'plan_expiry',
  'rules',
  'stage_polls',
] as const;
export type AutomationName = (typeof AUTOMATIONS)[number];

/** How long names may stay with answers, in months. */
export const NAME_RETENTION_MONTHS = [6, 12, 24] as const;
export type NameRetentionMonths = (typeof NAME_RETENTION_MONTHS)[number];

/** Log entries are kept so long. */
export const AUTOMATION_LOG_DAYS = 90;
/** So many of them are shown. */
export const AUTOMATION_LOG_LENGTH = 30;

/** What cannot be switched off: the product promises it elsewhere. */
export const ALWAYS_ON: ReadonlySet<AutomationName> = new Set(['closing_runs', 'plan_expiry']);

/** What is off until somebody wants it: data go by it, or people are asked. */
export const OFF_AT_FIRST: ReadonlySet<AutomationName> = new Set(['data_retention', 'stage_polls']);
