import type { AutomationsOperation } from './operation.ts';

/** Which letters the caller gets from this workspace. */
export const getNotifications: AutomationsOperation<'getNotifications'> = async ({ member }) => member.letters;
