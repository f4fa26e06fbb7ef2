/** What data of people may be destroyed of a workspace, as an act names them. */
export const DESTROYED_KINDS = ['contact', 'phone', 'chats', 'joins', 'tasks', 'pay', 'logs', 'place'] as const;
export type DestroyedKind = (typeof DESTROYED_KINDS)[number];

/** Why they were: somebody asked for it, the company decided it, their term was over, an account was deleted. */
export const DESTRUCTION_REASONS = ['request', 'decision', 'term', 'account'] as const;
export type DestructionReason = (typeof DESTRUCTION_REASONS)[number];

/** So long an act is kept (order of Roskomnadzor of 28.10.2022 No. 179, part 8). */
export const ACT_YEARS = 3;

/** Acts on a page. */
export const ACTS_PAGE = 50;
