/** What the reply to a request can show of answers, pay and persons, by which the access log is filtered. */
export const SHOWN = [
  /** Figures of a run, a poll, a survey, or of several. */
  'results',
  /** Figures of teams side by side. */
  'teams',
  /** What people wrote, or their answers one by one. */
  'texts',
  /** Who was asked, by name; in a run with names also who has answered. */
  'asked',
  /** Whose workload is how high. */
  'load',
  'pay',
  /** The list of people. */
  'people',
  /** What is known of one person, notes and phone number among it. */
  'person',
  /** Results as a file, which the browser makes of what it was shown. */
  'file',
  /** The archive of the workspace. */
  'archive',
] as const;
export type Shown = (typeof SHOWN)[number];

/** Those that show what a run was answered: whoever looked at one of them has seen its results. */
export const SHOWS_RESULTS: readonly Shown[] = ['results', 'teams', 'texts'];

/** How the thing that an entry is about begins where it is a person: behind it stands their record, or its alias. */
export const ABOUT_PERSON = 'person:';

/** What stands for the section of the service where somebody has seen it by a key of the API. */
export function screenOfKey(number: number): string {
  return `api_key:${number}`;
}

/** The number of the key behind such a section; null of a section. */
export function keyOfScreen(screen: string): number | null {
  const [, number] = /^api_key:(\d+)$/.exec(screen) ?? [];
  return number === undefined ? null : Number(number);
}

/** So many entries a page of the log has. */
export const ENTRIES_AT_ONCE = 50;
/** So many looks at their own card somebody is told, the newest. */
export const OWN_VIEWS_TOLD = 200;
/** And so many where the whole log is fetched to be verified. */
export const ENTRIES_OF_FILE = 500;

/** What of an entry its hash is made of, in this order. */
export interface ChainedEntry {
  /** Counted from 1, without a gap. */
  readonly number: number;
  /** The hour in which it was seen first on its day, ISO 8601 in UTC. */
  readonly at: string;
  /** The alias of whoever saw it. */
  readonly who: string;
  readonly kind: Shown;
  /** `run:{poll}/{run}`, `poll:{id}`, `survey:{id}`, `task:{id}`, `person:{alias}`; null where it is about several things. */
  readonly about: string | null;
  /** The section of the service. */
  readonly screen: string;
  /** The operation by its name in the API. */
  readonly route: string;
}

/** What is hashed of an entry: the hash before it, then its fields. The verifier of the log has the same line. */
export function chainedText(previous: string, { number, at, who, kind, about, screen, route }: ChainedEntry): string {
  return JSON.stringify([previous, number, at, who, kind, about, screen, route]);
}

/** What stands before the hash of the first entry. */
export function chainBeginning(workspaceId: string): string {
  return `tonus access log ${workspaceId}`;
}

/** What an alias is the hash of: without the salt nobody finds whose it is. */
export function aliasText(salt: string, id: string): string {
  return `${salt} ${id}`;
}
