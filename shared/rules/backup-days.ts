/** So long what is deleted can still be brought back from the backups of the table, days. */
export const BACKUP_DAYS = 35;
