import { gate } from '#core/http/authorization.ts';
import { serve } from '#core/http/serve.ts';
import { idempotency } from '#core/http/idempotency.ts';
import { createAccess } from '#data/access.ts';
import { createFrames } from '#data/frames.ts';
import { createParticipation } from '#data/participation.ts';
import { createPlans } from '#data/plans.ts';
import { createPolls } from '#data/polls.ts';
import { createResponses } from '#data/responses.ts';
import { createCounters } from '#data/counters.ts';
import { createWorkspaces } from '#data/workspaces.ts';
import { polls } from '#shared/contract/polls.ts';
import { createFrame } from './create-frame.ts';
import { createPoll } from './create-poll.ts';
import { deleteFrame } from './delete-frame.ts';
import { deletePoll } from './delete-poll.ts';
import { duplicatePoll } from './duplicate-poll.ts';
import { getPollToTake } from './get-poll-to-take.ts';
import { getPoll } from './get-poll.ts';
import { getResults } from './get-results.ts';
import { getSummary } from './get-summary.ts';
import { getTrend } from './get-trend.ts';
import { listFrames } from './list-frames.ts';
import { listPolls } from './list-polls.ts';
import { publishFrame } from './publish-frame.ts';
import { renewLink } from './renew-link.ts';
import { takePoll } from './take-poll.ts';
import { updateFrame } from './update-frame.ts';
import { updatePoll } from './update-poll.ts';

const repositories = {
  access: createAccess,
  frames: createFrames,
  participation: createParticipation,
  plans: createPlans,
  polls: createPolls,
  responses: createResponses,
  counters: createCounters,
  workspaces: createWorkspaces,
};

const ofPolls = { listPolls, createPoll, getPoll, updatePoll, duplicatePoll, deletePoll, getPollToTake, getTrend };
const ofFrames = { listFrames, createFrame, updateFrame, publishFrame, renewLink, deleteFrame };
const ofAnswers = { takePoll, getSummary, getResults };

export const handler = serve(polls, { ...ofPolls, ...ofFrames, ...ofAnswers }, { gate, idempotency, repositories });
