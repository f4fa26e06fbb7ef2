/** So many people may join by one link at most. */
export const JOIN_LINK_MAX_PEOPLE = 500;
