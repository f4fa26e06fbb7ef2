/** Version 1 to 5, variant 8, 9, a or b, any letter case (specification, part 1, section 5). */
export const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Whether the value is an identifier this service could have issued. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID_PATTERN.test(value);
}

/** What ends like an id and names something that has none of ours: what a conclusion rests on goes by what it says. */
const FOREIGN_NAMES = ['evidence_id'];

/** Whether the parameter of a path that is called so is an identifier of ours; a test holds the contract to it. */
export function namesId(parameter: string): boolean {
  return (/^id$|Id$|_id$/.test(parameter) || parameter === 'invitation') && !FOREIGN_NAMES.includes(parameter);
}

/** A hash of 256 bits in base64url: the box for replies that only a respondent's browser has the key to. */
export const REPLY_BOX_PATTERN = /^[\w-]{43}$/;
