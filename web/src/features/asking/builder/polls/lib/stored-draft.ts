import * as z from 'zod/mini';
import { Direction, PollType, Scale } from '#shared/models/answers.ts';
import { safeStorage } from '#web/lib/safe-storage.ts';
import { isOutdated } from '#web/answer-form/retention.ts';
import type { PollDraft, QuestionDraft } from './poll-draft.ts';

/** Whose unsaved work it is and on what; `pollId` is null for a poll that does not exist yet. */
export interface DraftPlace {
  readonly userId: string;
  readonly workspaceId: string;
  readonly pollId: string | null;
}

/** Unsaved work as it lies on this device. */
export interface StoredDraft {
  readonly draft: PollDraft;
  /** The version of the poll it was made from; 0 for a new poll. */
  readonly version: number;
  /** When it was touched last. */
  readonly at: string;
}

/** By name, so that a new field of a draft does not compile before it is kept. */
type SchemaOf<Fields> = { readonly [Name in keyof Required<Fields>]: z.ZodMiniType };

const Question = z.object({
  key: z.int(),
  id: z.optional(z.string()),
  text: z.string(),
  required: z.boolean(),
  // Drafts kept before there were scales and directions have none.
  scale: z._default(z.nullable(Scale), null),
  direction: z._default(z.nullable(Direction), null),
} satisfies SchemaOf<QuestionDraft>);

const Kept = z.object({
  version: z.int(),
  at: z.iso.datetime(),
  draft: z.object({
    title: z.string(),
    type: PollType,
    anonymous: z.boolean(),
    publicLink: z.boolean(),
    questions: z.array(Question).check(z.minLength(1)),
  } satisfies SchemaOf<PollDraft>),
} satisfies SchemaOf<StoredDraft>);

/** What was typed here and not saved; null when there is nothing, or nothing readable. */
export function readStoredDraft(place: DraftPlace, now: Date): StoredDraft | null {
  const found = Kept.safeParse(parsed(safeStorage.read(keyOf(place)) ?? ''));
  if (!found.success) return null;
  const { at, version, draft } = found.data;
  if (isOutdated(at, now)) return null;
  const questions = draft.questions.map(({ id, ...question }) => ({ ...question, ...(id !== undefined && { id }) }));
  return { at, version, draft: { ...draft, questions } };
}

/** Keeps unsaved work on this device. */
export function storeDraft(place: DraftPlace, kept: StoredDraft): void {
  safeStorage.write(keyOf(place), JSON.stringify(kept));
}

export function removeStoredDraft(place: DraftPlace): void {
  safeStorage.remove(keyOf(place));
}

/** The account leads: what one person typed is not offered to the next one at the same screen. */
function keyOf({ userId, workspaceId, pollId }: DraftPlace): string {
  return `tonus:poll-draft:${userId}:${workspaceId}:${pollId ?? 'new'}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
