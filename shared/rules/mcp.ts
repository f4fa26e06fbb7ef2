/** Where assistants connect: the one address of the MCP server. */
export const MCP_PATH = '/api/mcp';
