import * as z from 'zod/mini';
import { DIALOGUE_MESSAGE_MAX_LENGTH } from '../rules/dialogues.ts';
import { HR_ROLE, MANAGER_ROLE, OWNER_ROLE } from '../rules/roles.ts';
import { hasVisibleText } from '../rules/visible-text.ts';
import { Id } from './common.ts';
import { dialoguesValidation } from '#text/runs/dialogues.ts';

/** A day in Moscow, `2026-11-29`: nothing of a dialogue is told finer. */
const OnDay = z.string();

/** Who has written a message: the author of the comment, or somebody of the company, by their role alone. */
export const DIALOGUE_SIDES = ['author', OWNER_ROLE, HR_ROLE, MANAGER_ROLE] as const;
export type DialogueSide = (typeof DIALOGUE_SIDES)[number];

export const DialogueMessage = z.object({ by: z.enum(DIALOGUE_SIDES), text: z.string(), on: OnDay });
export type DialogueMessage = z.infer<typeof DialogueMessage>;

/** Who has ended a dialogue, and when; `time` where nobody wrote for so long that it was erased. */
export const DialogueEnd = z.object({ by: z.enum(['author', 'company', 'time']), on: OnDay });
export type DialogueEnd = z.infer<typeof DialogueEnd>;

/** A message as it is sent: text alone, whatever it looks like. */
export const NewDialogueMessage = z.strictObject({
  text: z
    .string({ error: () => dialoguesValidation.textWanted })
    .check(
      z.trim(),
      z.maxLength(DIALOGUE_MESSAGE_MAX_LENGTH, { error: () => dialoguesValidation.textTooLong }),
      z.refine(hasVisibleText, { error: () => dialoguesValidation.textWanted }),
    ),
});
export type NewDialogueMessage = z.infer<typeof NewDialogueMessage>;

/**
 * A dialogue as those read it who read results. What its author did is told from the next day on: whoever looks all day
 * long learns no hour of it. Whether the author has read anything is told by nothing.
 */
export const Dialogue = z.object({
  /** Stands for one answer to one question; nothing joins it to another of the same person. */
  id: Id,
  question_id: Id,
  question: z.string(),
  /** What the author said, as it is shown in the results. */
  comment: z.string(),
  /** Nobody has answered yet; the author has written last; the company has; it has ended. */
  state: z.enum(['new', 'waiting', 'answered', 'ended']),
  /** Since when the author's message waits. */
  waiting_since: z.nullable(OnDay),
  messages: z.array(DialogueMessage),
  ended: z.nullable(DialogueEnd),
  /** The last day before it is erased; null while there is nothing to erase. */
  until: z.nullable(OnDay),
});
export type Dialogue = z.infer<typeof Dialogue>;

/** In how many dialogues of a run an author's message waits, and since when; by the day, like all of it. */
export const WaitingDialogues = z.object({
  kind: z.enum(['poll', 'survey']),
  /** Of the poll or the survey. */
  id: Id,
  frame_id: Id,
  title: z.string(),
  dialogues: z.int(),
  since: OnDay,
});
export type WaitingDialogues = z.infer<typeof WaitingDialogues>;

/** The same dialogue for its author, who has the key to it. */
export const OwnDialogue = z.object({
  title: z.string(),
  workspace_name: z.string(),
  /** The author's own comment as the company sees it, and the question; null until somebody has answered. */
  question: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  messages: z.array(DialogueMessage),
  ended: z.nullable(DialogueEnd),
  until: z.nullable(OnDay),
});
export type OwnDialogue = z.infer<typeof OwnDialogue>;
