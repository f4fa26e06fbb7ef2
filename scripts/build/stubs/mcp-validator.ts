/** The MCP server asks clients for nothing, so nothing of theirs is checked by a JSON schema. */
export class AjvJsonSchemaValidator {
  getValidator(): never {
    throw new Error('The MCP server checks nothing by JSON schemas');
  }
}
