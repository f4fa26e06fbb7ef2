export { changeNotifications } from './change-notifications.ts';
export { changeTelling } from './change-telling.ts';
export { changeTellingOfSpace } from './change-telling-of-space.ts';
export { getDeliveries } from './get-deliveries.ts';
export { getNotifications } from './get-notifications.ts';
export { getTelling } from './get-telling.ts';
export { openUnsubscribe } from './open-unsubscribe.ts';
export { unsubscribe } from './unsubscribe.ts';
