import { serve } from '#core/http.ts';
import { answers } from '#shared/contract/answers.ts';
import { getPublicPoll } from './get-public-poll.ts';
import { takePublicPoll } from './take-public-poll.ts';

export const handler = serve(answers, { getPublicPoll, takePublicPoll });
