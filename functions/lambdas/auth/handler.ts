import { authorization } from '#core/http/authorization.ts';
import { serve } from '#core/http/serve.ts';
import { auth } from './function.ts';

export const handler = serve(auth, { authorization });
