/** So many are added at once, in one transaction. */
export const CONTACTS_AT_ONCE = 90;

/** A workspace has no more, whatever its plan: a run tells all of them within one job. */
export const CONTACTS_MOST = 1000;

/** How somebody without an account was written down: by hand, or from a file. A directory and a portal write nobody down so. */
export const CONTACT_SOURCES = ['hand', 'import'] as const;
export type ContactSource = (typeof CONTACT_SOURCES)[number];

/**
 * On what ground the company has their data (152-FZ, article 6): their work by labour law, another contract with them,
 * or their consent.
 */
export const CONTACT_BASES = ['labour', 'contract', 'consent'] as const;
export type ContactBasis = (typeof CONTACT_BASES)[number];

/** How long the code of a slip connects a chat, once. */
export const SLIP_DAYS = 30;
