import { accessLog } from '#core/http/access-log.ts';
import { authorization } from '#core/http/authorization.ts';
import { idempotency } from '#core/http/idempotency.ts';
import { serve } from '#core/http/serve.ts';
import { bitrix24 } from './function.ts';

export const handler = serve(bitrix24, { accessLog, authorization, idempotency });
