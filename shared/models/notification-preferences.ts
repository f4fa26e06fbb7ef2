import * as z from 'zod/mini';

/** Which letters a member gets from a workspace. */
export const NotificationPreferences = z.object({ digest: z.boolean(), reminders: z.boolean() });
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;
