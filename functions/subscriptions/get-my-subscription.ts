import type { Operation } from '#core/http/operation.ts';
import type { subscriptions } from '#shared/contract/subscriptions.ts';
import { presentSubscription } from './present.ts';

/** What the person subscribed to, and how much of it is used. */
export const getMySubscription: Operation<typeof subscriptions.getMySubscription> = ({ actor, repos, now }) =>
  presentSubscription(actor.userId, repos, now);
