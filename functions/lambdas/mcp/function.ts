import { defineApi, OUTBOUND_TIMEOUT } from '#core/declaration.ts';
import { MCP_PATH } from '#shared/rules/mcp.ts';

/** It asks the API at the site's address by the key of whoever asks, and has itself no right to anything. */
export const mcp = defineApi({
  name: 'mcp',
  description: 'What assistants ask by a key of the API, over MCP: the API answers, nothing changes',
  timeout: OUTBOUND_TIMEOUT,
  concurrencyShare: 1,
  linksToSite: true,
  pathsBeside: [MCP_PATH],
  routes: {},
  repositories: {},
  operations: {},
});
