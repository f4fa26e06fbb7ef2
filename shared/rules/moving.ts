/** The form of a file by which a company moves; a newer one is not read. */
export const MOVING_FORMAT = 3;

/** What moves, in the order in which it is brought in: people last, so that nobody comes in before all is there. */
export const MOVING_KINDS = ['polls', 'surveys', 'tasks', 'money', 'pay', 'contacts', 'rules', 'people'] as const;
export type MovingKind = (typeof MOVING_KINDS)[number];

/** A part is sent, checked and written at once, within the seconds a function has: so many characters at most. */
export const PART_TEXT_MAX = 1024 * 1024;
export const PART_RECORDS_MAX = 200;
/** A part that we make ourselves is closed before it has more: a slow machine has it in long before a request ends. */
export const PART_TEXT_WANTED = 128 * 1024;
export const PART_RECORDS_WANTED = 100;
export const PARTS_MAX = 1000;
/** What a part is sent in, in bytes: a function takes six megabytes, encoded. */
export const PART_BODY_MAX = 4 * 1024 * 1024;
/** The whole file as it is packed, megabytes. */
export const MOVING_FILE_MAX_MEGABYTES = 50;

export const MOVING_STATES = ['none', 'moving', 'done'] as const;
