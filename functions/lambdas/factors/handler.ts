import { authorization } from '#core/http/authorization.ts';
import { serve } from '#core/http/serve.ts';
import { factors } from './function.ts';

export const handler = serve(factors, { authorization });
