import { problemInWords } from '#core/clients/connection-problems.ts';
import { askAi } from '#functions/integrations/ask-ai.ts';
import type { JsonSchema } from '#functions/integrations/gigachat-types.ts';
import { describeAnalyst } from '#shared/analysts/index.ts';
import { say } from '../jobs/say.ts';
import { replyDescription } from '../model/prompt.ts';
import { askingModel, refuse } from './with-model.ts';

/** GigaChat, asked with the access that the workspace has stored. */
export const gigachat = askingModel({
  analyst: 'gigachat',
  sent: {
    workload: (name) => say('sentOfWorkload', { name }),
    poll: (name) => say('sentOfAnswers', { name }),
  },
  async ask(request, { repos, ai, newId, until, workspaceId, beforeRequest }) {
    const access = await repos.integrations.findAi(workspaceId);
    if (!access) return refuse('not_connected', say('notConnected', { name: describeAnalyst('gigachat').name }));
    if (access.problem !== null) return refuse('refused', problemInWords(access.problem));
    const integrations = {
      ...repos.integrations,
      async reserveAiRequest(...counted: Parameters<typeof repos.integrations.reserveAiRequest>) {
        await beforeRequest();
        return repos.integrations.reserveAiRequest(...counted);
      },
    };
    const reply = await askAi({ ...ai(), repos: { ...repos, integrations }, workspaceId, newId }, access, {
      ...request,
      jsonSchema: request.jsonSchema as JsonSchema,
      name: 'analysis',
      description: replyDescription(),
      until,
    });
    return reply.ok ? reply : refuse(reply.problem.kind, problemInWords(reply.problem.detail));
  },
});
