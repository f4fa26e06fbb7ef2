import { current } from './current.ts';
import type { apiKeysErrors as ApiKeysErrors } from './ru/api-keys/errors.ts';
import type { apiKeysLetters as ApiKeysLetters } from './ru/api-keys/letters.ts';
import type { apiKeysValidation as ApiKeysValidation } from './ru/api-keys/validation.ts';
import type { webhookErrors as WebhookErrors } from './ru/webhooks/errors.ts';
import type { webhookLetters as WebhookLetters } from './ru/webhooks/letters.ts';
import type { webhookValidation as WebhookValidation } from './ru/webhooks/validation.ts';
import type { mcpText as McpText } from './ru/mcp.ts';
import type { directoryErrors as DirectoryErrors } from './ru/directory/errors.ts';
import type { directoryValidation as DirectoryValidation } from './ru/directory/validation.ts';

/** What functions say to other systems and of them, as of-functions.ts has it. */
export const apiKeysErrors = /* @__PURE__ */ current<typeof ApiKeysErrors>('api-keys/errors', 'apiKeysErrors');
export const apiKeysLetters = /* @__PURE__ */ current<typeof ApiKeysLetters>('api-keys/letters', 'apiKeysLetters');
export const apiKeysValidation = /* @__PURE__ */ current<typeof ApiKeysValidation>(
  'api-keys/validation',
  'apiKeysValidation',
);
export const webhookErrors = /* @__PURE__ */ current<typeof WebhookErrors>('webhooks/errors', 'webhookErrors');
export const webhookLetters = /* @__PURE__ */ current<typeof WebhookLetters>('webhooks/letters', 'webhookLetters');
export const webhookValidation = /* @__PURE__ */ current<typeof WebhookValidation>(
  'webhooks/validation',
  'webhookValidation',
);
export const mcpText = /* @__PURE__ */ current<typeof McpText>('mcp', 'mcpText');
export const directoryErrors = /* @__PURE__ */ current<typeof DirectoryErrors>('directory/errors', 'directoryErrors');
export const directoryValidation = /* @__PURE__ */ current<typeof DirectoryValidation>(
  'directory/validation',
  'directoryValidation',
);
