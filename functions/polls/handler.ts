import { gate } from '#core/gate.ts';
import { serve } from '#core/http.ts';
import { createAccess } from '#data/access.ts';
import { createFrames } from '#data/frames.ts';
import { createPlans } from '#data/plans.ts';
import { createPolls } from '#data/polls.ts';
import { createResponses } from '#data/responses.ts';
import { createWorkspaces } from '#data/workspaces.ts';
import { polls } from '#shared/contract/polls.ts';
import { createFrame } from './create-frame.ts';
import { createPoll } from './create-poll.ts';
import { deletePoll } from './delete-poll.ts';
import { getPoll } from './get-poll.ts';
import { getResults } from './get-results.ts';
import { listFrames } from './list-frames.ts';
import { listPolls } from './list-polls.ts';
import { publishFrame } from './publish-frame.ts';

const stores = {
  access: createAccess,
  frames: createFrames,
  plans: createPlans,
  polls: createPolls,
  responses: createResponses,
  workspaces: createWorkspaces,
};

export const handler = serve(
  polls,
  { listPolls, createPoll, getPoll, deletePoll, listFrames, createFrame, publishFrame, getResults },
  { gate, stores },
);
