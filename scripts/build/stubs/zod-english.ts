/** Stands in for zod's English in the bundles, which the SDK of MCP brings: what is wrong is told by its code. */
export default () => ({});
