import type { Operation } from '#core/http/operation.ts';
import type { polls } from '#shared/contract/polls.ts';
import { presentPoll } from './present.ts';

/** One poll with its questions. */
export const getPoll: Operation<typeof polls.getPoll> = async ({ poll }) => presentPoll(poll);
