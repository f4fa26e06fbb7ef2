import type { NotificationsOperation } from '../operation.ts';

/** Which letters the caller gets from this workspace. */
export const getNotifications: NotificationsOperation<'getNotifications'> = async ({ member }) => member.letters;
