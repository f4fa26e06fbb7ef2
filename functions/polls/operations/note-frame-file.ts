import type { PollsOperation } from '../operation.ts';

/** That the results of a run are about to be saved as a file: the browser makes it, the access log says that it did. */
export const noteFrameFile: PollsOperation<'noteFrameFile'> = () => Promise.resolve();
