/** What is known of a workspace that is being set up. */
export interface SetUp {
  readonly members: number;
  readonly invitations: number;
  /** Invited by the company's directory alone: nobody has written to them. */
  readonly untold: number;
  readonly pollOpened: boolean;
  /** Tasks come from Bitrix24 or from another source. */
  readonly tasksConnected: boolean;
}

export const FIRST_STEPS = ['space', 'team', 'poll', 'tasks'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Which of the first steps are done; the space itself is. */
export function doneSteps({ members, invitations, untold, pollOpened, tasksConnected }: SetUp): ReadonlySet<FirstStep> {
  const done = new Set<FirstStep>(['space']);
  if (members + invitations - untold > 1) done.add('team');
  if (pollOpened) done.add('poll');
  if (tasksConnected) done.add('tasks');
  return done;
}
