export { checkAiCredentials } from './check-ai-credentials.ts';
export { createAiCredentials } from './create-ai-credentials.ts';
export { deleteAiCredentials } from './delete-ai-credentials.ts';
export { getAiCredentials } from './get-ai-credentials.ts';
export { updateAiCredentials } from './update-ai-credentials.ts';
