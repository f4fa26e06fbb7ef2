import { guardsIn } from '../guard.ts';

const MCP = 'tests/api/mcp/mcp.test.ts';

/** What assistants ask over MCP. */
export const guards = [
  guardsIn('functions/mcp/serve-mcp.ts', MCP, {
    'MCP through the distribution -> around the distribution': '[-requireOrigin(event, config.originSecret);-]',
    'MCP by a good key -> a key that is revoked':
      '[-if (status === ERROR_STATUS.unauthorized) unauthorized(message);-]{+if (status === ERROR_STATUS.unauthorized) return calls;+}',
    'MCP: one message a request -> several messages at once':
      "[-if (Array.isArray(message)) throw new AppError('invalid', mcpText.oneMessage);-]",
    'MCP tools that only read say so -> that they only read': 'readOnlyHint: [-true-]{+false+}',
  }),
  guardsIn('functions/mcp/call.ts', MCP, {
    'MCP takes its key nowhere else -> a redirect': "redirect: [-'manual'-]{+'follow'+}",
    'MCP asks with nothing of the request but key and language -> nothing else of the request':
      "authorization: `Bearer ${key}`,{+ cookie: 'a=b',+}",
  }),
  guardsIn('functions/mcp/by-people.ts', 'functions/mcp/by-people.test.ts', {
    'MCP: no mark of people ends early': "mark === '<' ? [-'‹'-]{+'<'+}",
    'MCP: signs that nobody sees go': "[-.replace(/[\\p{C}\\s]+/gu, ' ')-]",
  }),
];
