import { serve } from '#core/http/serve.ts';
import { system } from './function.ts';
import { refuseUnknown } from '#functions/system/unknown-route.ts';

export const handler = serve(system, { unknown: refuseUnknown });
