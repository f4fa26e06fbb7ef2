import { problemInWords } from '#core/clients/connection-problems.ts';
import { askAi } from '#functions/integrations/ask-ai.ts';
import type { JsonSchema } from '#functions/integrations/gigachat-types.ts';
import { askingModel, refuse } from './with-model.ts';

/** GigaChat, asked with the access that the workspace has stored. */
export const gigachat = askingModel({
  analyst: 'gigachat',
  sent: {
    workload: 'В GigaChat ушли числа и выводы встроенного анализа: без имён, названий команд, почты и текстов задач',
    poll: 'В GigaChat ушли числа, вопросы и темы: без имён, названий команд, почты и текстов ответов',
  },
  async ask(request, { repos, ai, newId, until, workspaceId, beforeRequest }) {
    const access = await repos.integrations.findAi(workspaceId);
    if (!access) return refuse('not_connected', 'GigaChat не подключён');
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
      description: 'Выводы и действия, которые следуют из фактов',
      until,
    });
    return reply.ok ? reply : refuse(reply.problem.kind, problemInWords(reply.problem.detail));
  },
});
