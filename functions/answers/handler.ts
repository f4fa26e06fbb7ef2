import { serve } from '#core/http/serve.ts';
import { createFrames } from '#data/frames.ts';
import { createLinkUse } from '#data/link-use.ts';
import { createResponses } from '#data/responses.ts';
import { answers } from '#shared/contract/answers.ts';
import { getPublicPoll } from './get-public-poll.ts';
import { takePublicPoll } from './take-public-poll.ts';

const repositories = {
  frames: createFrames,
  linkUse: createLinkUse,
  responses: createResponses,
};

export const handler = serve(answers, { getPublicPoll, takePublicPoll }, { repositories });
