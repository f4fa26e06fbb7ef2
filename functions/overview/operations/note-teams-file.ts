import type { OverviewOperation } from '../operation.ts';

/** That the table of teams is about to be saved as a file: the browser makes it, the access log says that it did. */
export const noteTeamsFile: OverviewOperation<'noteTeamsFile'> = () => Promise.resolve();
