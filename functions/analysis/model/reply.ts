import * as z from 'zod/mini';

const TITLE_MAX = 160;
const TEXT_MAX = 900;
const STEPS_MAX = 6;
const CLAIMS_MAX = 8;

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const evidence = z.array(z.string()).check(z.maxLength(CLAIMS_MAX));

/** What a model says: everything names the facts it rests on. */
export const ModelReply = z.object({
  summary: z.object({ text: text(TEXT_MAX), evidence }),
  claims: z.array(z.object({ title: text(TITLE_MAX), text: text(TEXT_MAX), evidence })).check(z.maxLength(CLAIMS_MAX)),
  actions: z
    .array(
      z.object({
        title: text(TITLE_MAX),
        text: text(TEXT_MAX),
        steps: z.array(text(TITLE_MAX)).check(z.maxLength(STEPS_MAX)),
        evidence,
      }),
    )
    .check(z.maxLength(CLAIMS_MAX)),
});
export type ModelReply = z.infer<typeof ModelReply>;

const STRING = { type: 'string' } as const;
const STRINGS = { type: 'array', items: STRING } as const;
const list = (properties: Record<string, object>) => ({
  type: 'array',
  items: { type: 'object', properties, required: Object.keys(properties), additionalProperties: false },
});

/** The same for the provider: no unions, Latin names. */
export const MODEL_REPLY_JSON_SCHEMA = {
  type: 'object',
  properties: {
    summary: {
      type: 'object',
      properties: { text: STRING, evidence: STRINGS },
      required: ['text', 'evidence'],
      additionalProperties: false,
    },
    claims: list({ title: STRING, text: STRING, evidence: STRINGS }),
    actions: list({ title: STRING, text: STRING, steps: STRINGS, evidence: STRINGS }),
  },
  required: ['summary', 'claims', 'actions'],
  additionalProperties: false,
} as const;
