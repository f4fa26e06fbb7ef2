/** A finished archive can be downloaded for so long; then it is deleted. */
export const EXPORT_DAYS = 3;
/** A link to an archive works for so long. */
export const EXPORT_LINK_SECONDS = 5 * 60;
/** So many archives of a workspace are made in a day. */
export const EXPORTS_A_DAY = 10;

export const EXPORT_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** Whether an archive is still being made. */
export function isBeingMade({ status }: { readonly status: ExportState }): boolean {
  return status === 'queued' || status === 'running';
}
