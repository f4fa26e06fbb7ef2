/** What is known of a workspace that is being set up. */
export interface SetUp {
  readonly members: number;
  readonly invitations: number;
  /** Invited by the company's directory alone: nobody has written to them. */
  readonly untold: number;
  readonly pollOpened: boolean;
  readonly portalConnected: boolean;
}

export const FIRST_STEPS = ['space', 'team', 'poll', 'bitrix24'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Which of the first steps are done; the space itself is. */
export function doneSteps({
  members,
  invitations,
  untold,
  pollOpened,
  portalConnected,
}: SetUp): ReadonlySet<FirstStep> {
  const done = new Set<FirstStep>(['space']);
  if (members + invitations - untold > 1) done.add('team');
  if (pollOpened) done.add('poll');
  if (portalConnected) done.add('bitrix24');
  return done;
}
