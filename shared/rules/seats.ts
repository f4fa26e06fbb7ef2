/** Who takes up the room of a workspace: its members, and those invited who have not joined yet. */
export interface SeatsTaken {
  readonly members: number;
  readonly pending: number;
}

/** How many seats of a workspace are taken; the team's page and the subscription count alike. */
export function takenSeats({ members, pending }: SeatsTaken): number {
  return members + pending;
}

/** How many more may be invited; infinite where the plan has no limit. */
export function freeSeats({ limit, ...taken }: SeatsTaken & { readonly limit: number | null }): number {
  return limit === null ? Infinity : Math.max(0, limit - takenSeats(taken));
}
