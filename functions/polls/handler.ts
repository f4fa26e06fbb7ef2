import { gate } from '#core/gate.ts';
import { serve } from '#core/http.ts';
import { polls } from '#shared/contract/polls.ts';
import { createFrame } from './create-frame.ts';
import { createPoll } from './create-poll.ts';
import { deletePoll } from './delete-poll.ts';
import { getPoll } from './get-poll.ts';
import { getResults } from './get-results.ts';
import { listFrames } from './list-frames.ts';
import { listPolls } from './list-polls.ts';
import { publishFrame } from './publish-frame.ts';

export const handler = serve(
  polls,
  { listPolls, createPoll, getPoll, deletePoll, listFrames, createFrame, publishFrame, getResults },
  { gate },
);
