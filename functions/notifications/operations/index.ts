export { changeNotifications } from './change-notifications.ts';
export { getNotifications } from './get-notifications.ts';
export { openUnsubscribe } from './open-unsubscribe.ts';
export { unsubscribe } from './unsubscribe.ts';
