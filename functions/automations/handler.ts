import { authorization } from '#core/http/authorization.ts';
import { serve } from '#core/http/serve.ts';
import { automations } from './function.ts';

export const handler = serve(automations, { authorization });
