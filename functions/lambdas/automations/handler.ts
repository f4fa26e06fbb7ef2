import { accessLog } from '#core/http/access-log.ts';
import { authorization } from '#core/http/authorization.ts';
import { idempotency } from '#core/http/idempotency.ts';
import { serve } from '#core/http/serve.ts';
import { automations } from './function.ts';

export const handler = serve(automations, { accessLog, authorization, idempotency });
