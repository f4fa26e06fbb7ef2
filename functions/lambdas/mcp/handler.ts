import { readConfig } from '#core/config.ts';
import { serveMcp } from '#functions/mcp/serve-mcp.ts';

/** Only the path of the MCP server leads here; what its tools ask goes to the API as everybody's requests do. */
export const handler = serveMcp({ config: readConfig(process.env), fetch: (url, init) => fetch(url, init) });
