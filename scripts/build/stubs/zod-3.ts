/** Schemas of the MCP server are of Zod 4: what its SDK has for those of Zod 3 never runs. */
function never(): never {
  throw new Error('No schema of the MCP server is of Zod 3');
}
export const object = never;
export const ZodOptional = never;
export const zodToJsonSchema = never;
