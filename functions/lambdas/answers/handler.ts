import { serve } from '#core/http/serve.ts';
import { answers } from './function.ts';

export const handler = serve(answers);
