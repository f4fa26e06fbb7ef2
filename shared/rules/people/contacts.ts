/** So many are added at once, in one transaction. */
export const CONTACTS_AT_ONCE = 90;

/** A workspace has no more, whatever its plan: a run tells all of them within one job. */
export const CONTACTS_MOST = 1000;

/** How long the code of a slip connects a chat, once. */
export const SLIP_DAYS = 30;
