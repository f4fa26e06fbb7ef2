/** So many invitations are mailed a day, from a workspace and by a person, while its plan is not paid for. */
export const UNPAID_INVITATIONS_A_DAY = 15;
