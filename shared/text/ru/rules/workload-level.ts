/** What the workload is, in a word. None says that all is calm: an index knows only of what is entered as tasks. */
export const levelWords = { high: 'высокая', medium: 'заметная', low: 'невысокая' } as const;
