import type { Context } from 'aws-lambda';
import { authorization } from '#core/http/authorization.ts';
import type { HttpEvent } from '#core/http/event.ts';
import { idempotency } from '#core/http/idempotency.ts';
import { serve } from '#core/http/serve.ts';
import { serveScim } from '#functions/directory/serve-scim.ts';
import { directory } from './function.ts';

const api = serve(directory, { authorization, idempotency });
const scim = serveScim();

/** Answers the owner by the contract, and directories by SCIM on the paths beside it. */
export const handler = (event: HttpEvent, context: Context): ReturnType<typeof scim> =>
  directory.pathsBeside?.some((path) => event.routeKey === `ANY ${path}`)
    ? scim(event, context)
    : api(event, context as Parameters<typeof api>[1]);
