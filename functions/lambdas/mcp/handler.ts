import { accessLog } from '#core/http/access-log.ts';
import { authorization } from '#core/http/authorization.ts';
import { serve } from '#core/http/serve.ts';
import { serveMcp } from '#functions/mcp/serve-mcp.ts';
import { mcp } from './function.ts';

const api = serve(mcp, { accessLog, authorization });

/** Only the path of the MCP server leads here; what its tools ask goes the way of every request of the API. */
export const handler = serveMcp((event, context) => api(event, context as Parameters<typeof api>[1]));
