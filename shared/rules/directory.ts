/** Why something that a directory sent could not be taken. */
export const DIRECTORY_PROBLEMS = [
  'unreadable',
  'wrong_day',
  'taken',
  'no_seat',
  'read_only',
  'owner',
  'too_many',
  'conflict',
] as const;
export type DirectoryProblemCode = (typeof DIRECTORY_PROBLEMS)[number];

/** Two tokens at once: so one can be replaced while the other still works. */
export const DIRECTORY_TOKENS = 2;

/** So many people and groups a directory may have here. */
export const DIRECTORY_MOST = 5000;

/** Where directories send what has changed. */
export const SCIM_PATH = '/api/scim/v2';
