/** The days of a leave, 2026-11-24, both within it. */
export interface Leave {
  readonly from: string;
  readonly to: string;
}

/** Whether somebody is on leave on a day; so they are not asked. */
export function isOnLeave({ leave }: { readonly leave: Leave | null }, day: string): boolean {
  return leave !== null && leave.from <= day && day <= leave.to;
}
