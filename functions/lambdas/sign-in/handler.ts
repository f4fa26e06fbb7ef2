import { authorization } from '#core/http/authorization.ts';
import { serve } from '#core/http/serve.ts';
import { signIn } from './function.ts';

export const handler = serve(signIn, { authorization });
