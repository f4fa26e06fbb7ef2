import type { Governed } from '#functions/subscriptions/plan.ts';
import { isOvercrowded, peopleIn } from '#shared/rules/subscription.ts';
import type { Said } from '#shared/text/said.ts';
import { say } from './said.ts';

/** Why a workspace can only be read, to be kept; null where it can be changed. */
export function readOnlySaid({ workspace, plan, readOnly }: Pick<Governed, 'workspace' | 'plan' | 'readOnly'>) {
  if (readOnly === null) return null;
  return isOvercrowded(workspace, plan)
    ? say('overcrowded', { plan: plan.id, people: peopleIn(workspace) })
    : say('surplus', { plan: plan.id });
}

/** What keeps an automation from doing something, for its log: no failure. */
export class NotDone extends Error {
  readonly why: Said;

  constructor(why: Said) {
    super(why.code);
    this.name = 'NotDone';
    this.why = why;
  }
}
