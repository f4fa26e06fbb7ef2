/** How people ask a bot to leave them alone, in whichever language they read. */
export const STOP_WORDS = ['stop', 'стоп'] as const;
