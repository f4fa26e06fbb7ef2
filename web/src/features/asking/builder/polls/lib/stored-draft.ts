import * as z from 'zod/mini';
import { Direction, PollType, Scale } from '#shared/models/answers.ts';
import { deviceDrafts, type SchemaOf } from '../../lib/device-draft.ts';
import { questionsOf } from '../../lib/draft.ts';
import { ofPoll, type PollDraft, type PollQuestion, toQuestion } from './poll-draft.ts';

const Question = z.object({
  id: z.optional(z.string()),
  text: z.string(),
  required: z.boolean(),
  // Drafts kept before there were scales and directions have none.
  scale: z._default(z.nullable(Scale), null),
  direction: z._default(z.nullable(Direction), null),
} satisfies SchemaOf<PollQuestion>);

const Kept = z.object({
  version: z.int(),
  at: z.iso.datetime(),
  draft: z.object({
    title: z.string(),
    type: PollType,
    anonymous: z.boolean(),
    publicLink: z.boolean(),
    questions: z.array(Question).check(z.minLength(1)),
  } satisfies SchemaOf<Omit<PollDraft, 'items'> & { readonly questions: unknown }>),
});

/** Drafts of polls on this device. */
export const storedDrafts = deviceDrafts('poll-draft', Kept, {
  from: ({ draft: { questions, ...settings } }): PollDraft => ({ ...settings, items: questions.map(toQuestion) }),
  to: ({ items, ...settings }) => ({ ...settings, questions: questionsOf({ items }).map(ofPoll) }),
});
