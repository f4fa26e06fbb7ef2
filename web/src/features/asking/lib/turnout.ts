import type { FrameSummary } from '#shared/models/run-results.ts';

/** How many have answered a run, and of how many. */
export interface Turnout {
  readonly answered: number;
  /** Null where nobody knows how many were asked, or more have answered than were: people left, or answered again. */
  readonly asked: number | null;
  /** 0…1; null with `asked`. */
  readonly rate: number | null;
  /** Of those who answered: members, and whoever had the link. */
  readonly members: number;
  readonly byLink: number;
  /** At least so many, each number rounded down: answers that wait to be shown together must not be counted one by one. */
  readonly rounded: boolean;
}

/**
 * The one turnout of a run. Who came by the link may be a member or not: against the number of members they prove
 * nothing, so there is no rate unless somebody has said how many had the link.
 */
export function turnoutOf(
  summary: Pick<
    FrameSummary,
    'answered' | 'answered_at_least' | 'members_answered' | 'answered_by_link' | 'people_asked'
  >,
): Turnout {
  const { answered, answered_at_least: rounded, people_asked: said } = summary;
  const { members_answered: members, answered_by_link: byLink } = summary;
  const asked = said !== null && said > 0 && answered <= said ? said : null;
  return { answered, asked, rate: asked === null ? null : answered / asked, members, byLink, rounded };
}
