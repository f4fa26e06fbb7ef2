/** The ways to tell people of a run. */
export const CHANNELS = ['mail', 'bitrix24'] as const;
export type Channel = (typeof CHANNELS)[number];
