/** Words that may have to be parted: none, browsers have the dictionary of English. */
export const LONG_WORD = /(?!)/g;

/** Where words part: nowhere. */
export const PARTING_PLACE = /(?!)/g;
