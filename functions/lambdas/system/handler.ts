import { serve } from '#core/http/serve.ts';
import { system } from './function.ts';

/** Also answers for every path that no route of the gateway leads elsewhere. */
export const handler = serve(system);
