import { integrationsErrors } from '#text/integrations/errors.ts';
import * as z from 'zod/mini';
import { jsonInText } from './json-in-text.ts';
import type { JsonQuestion } from '../gigachat-types.ts';

/** How a reply of a known shape is asked for: the surest first, and the next where an account or a model refuses it. */
export const MODES = ['json_schema', 'function', 'prompt'] as const;
export type Mode = (typeof MODES)[number];

/** Findings, not prose: the same answers are to give much the same words. */
const TEMPERATURE = 0.1;

interface Chat {
  readonly model: string;
  readonly maxTokens: number;
  readonly mode: Mode;
}

/** The body of a request for a completion. */
export function chatBody<T>(question: JsonQuestion<T>, { model, maxTokens, mode }: Chat): unknown {
  const { system, user, name, description, jsonSchema } = question;
  const words = mode === 'prompt' ? `${system}\n\n${integrationsErrors.onlyJson(JSON.stringify(jsonSchema))}` : system;
  return {
    model,
    // GigaChat takes one system message, and as the first.
    messages: [
      { role: 'system', content: words },
      { role: 'user', content: user },
    ],
    temperature: TEMPERATURE,
    max_tokens: maxTokens,
    ...(mode === 'json_schema' && { response_format: { type: 'json_schema', schema: jsonSchema, strict: true } }),
    ...(mode === 'function' && {
      functions: [{ name, description, parameters: jsonSchema }],
      function_call: { name },
    }),
  };
}

const Completion = z.object({
  choices: z.array(
    z.object({
      message: z.object({
        content: z.optional(z.nullable(z.string())),
        function_call: z.optional(z.object({ arguments: z.unknown() })),
      }),
      finish_reason: z.optional(z.nullable(z.string())),
    }),
  ),
  model: z.optional(z.string()),
  usage: z.optional(z.object({ total_tokens: z.optional(z.number()) })),
});

/** What a completion came to: `cut` = too long for its limit; `invalid` = not the shape that was asked for. */
export type Read<T> = { readonly usage: number } & (
  | { readonly kind: 'value'; readonly value: T; readonly model: string }
  | { readonly kind: 'cut' | 'invalid' | 'blacklisted' | 'unreadable' }
);

/** Reads a completion; its content is judged by the schema and nothing else of it is believed. */
export function readCompletion<T>(body: unknown, schema: z.ZodMiniType<T>): Read<T> {
  const reply = z.safeParse(Completion, body).data;
  const usage = reply?.usage?.total_tokens ?? 0;
  const [choice] = reply?.choices ?? [];
  switch (choice?.finish_reason) {
    case 'stop':
    case 'function_call': {
      const { content, function_call: called } = choice.message;
      const value = z.safeParse(schema, called ? argumentsOf(called.arguments) : jsonInText(content ?? ''));
      return value.success
        ? { kind: 'value', value: value.data, model: reply?.model ?? '', usage }
        : { kind: 'invalid', usage };
    }
    case 'length':
      return { kind: 'cut', usage };
    case 'blacklist':
      return { kind: 'blacklisted', usage };
    // The model wrote arguments that the provider itself found invalid.
    case 'error':
      return { kind: 'invalid', usage };
    default:
      return { kind: 'unreadable', usage };
  }
}

/** An object, or the same as text. */
function argumentsOf(given: unknown): unknown {
  return typeof given === 'string' ? jsonInText(given) : given;
}
