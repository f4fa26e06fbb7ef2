import { presentPoll } from '../present.ts';
import type { PollsOperation } from '../operation.ts';

/** One poll with its questions. */
export const getPoll: PollsOperation<'getPoll'> = async ({ poll }) => presentPoll(poll);
