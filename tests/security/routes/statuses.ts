/** Who asks. `removed` was an employee of the workspace until a moment ago; `stranger` has an account and a workspace of their own. */
export const ACTORS = ['visitor', 'employee', 'hr', 'manager', 'owner', 'removed', 'stranger'] as const;
export type Actor = (typeof ACTORS)[number];

/** Whose thing is asked for: that of the actors' workspace, of one none of them is in, of one that was deleted. */
export const PLACES = ['own', 'foreign', 'deleted'] as const;
export type Place = (typeof PLACES)[number];

export type Statuses = readonly [
  visitor: number,
  employee: number,
  hr: number,
  manager: number,
  owner: number,
  removed: number,
  stranger: number,
];
export type Row = Readonly<Record<Place, Statuses>>;
