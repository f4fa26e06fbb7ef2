import { presentSubscription } from '../present.ts';
import type { SubscriptionsOperation } from '../operation.ts';

/** What the person subscribed to, and how much of it is used. */
export const getMySubscription: SubscriptionsOperation<'getMySubscription'> = ({ actor, repos, now }) =>
  presentSubscription(actor.userId, repos, now);
