/** So many people a link lets in at most. */
export const JOIN_LINK_MAX_PEOPLE = 500;
/** So long a link lives at most, days. */
export const JOIN_LINK_MAX_DAYS = 90;
/** How long a link lives where nothing is said, days. */
export const JOIN_LINK_DAYS = 7;
