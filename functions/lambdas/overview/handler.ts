import { accessLog } from '#core/http/access-log.ts';
import { authorization } from '#core/http/authorization.ts';
import { serve } from '#core/http/serve.ts';
import { overview } from './function.ts';

export const handler = serve(overview, { accessLog, authorization });
