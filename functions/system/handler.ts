import { serve } from '#core/http/serve.ts';
import { system } from '#shared/contract/system.ts';
import { health } from './health.ts';
import { openapi } from './openapi.ts';
import { refuseUnknown } from './unknown-route.ts';

export const handler = serve(system, { health, openapi }, { unknown: refuseUnknown });
