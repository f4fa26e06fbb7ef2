/** What is simulated, in the order of the table. */
export const PARTS = ['weeks', 'drivers', 'bands', 'turnout', 'before-after'] as const;

export type Part = (typeof PARTS)[number];
