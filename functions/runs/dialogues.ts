import { conflict, forbidden, notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { uuidOfHash } from '#core/uuid.ts';
import type {
  Dialogue,
  DialogueEnd,
  DialogueMessage,
  DialogueSide,
  NewDialogueMessage,
} from '#shared/models/dialogue.ts';
import { DIALOGUE_DAYS, DIALOGUE_MESSAGES_MAX } from '#shared/rules/dialogues.ts';
import { EMPLOYEE_ROLE, type Role } from '#shared/rules/roles.ts';
import { addDays, moscowDay, type Day } from '#shared/rules/working-days.ts';
import { dialoguesErrors } from '#text/runs/dialogues.ts';
import type { Dialogue as StoredDialogue } from './repositories/dialogues.ts';
import { quoteKey } from './repositories/quotes.ts';
import type { Response } from './repositories/responses.ts';
import type { Asking } from './repositories/results.ts';
import type { Run } from './repositories/run.ts';

/** So often somebody is overtaken before they are asked to try again. */
const ATTEMPTS = 5;

type Context = Pick<OperationContext<'dialogues' | 'results'>, 'repos' | 'now'>;

/** The run, and which of its answers in words may be shown: a survey shows none where few have written. */
export interface DialoguesOf {
  readonly run: Run;
  /** Places of questions. */
  readonly places: readonly number[];
}

/** What those who read results are told of a comment whose author wants to be answered: the id of its dialogue. */
export function dialogueId(quote: Pick<Asking, 'key'>): string {
  return uuidOfHash(Buffer.from(quote.key, 'hex'));
}

/** The same of an answer that is shown together with what else its author said; nothing where they asked for no reply. */
export function dialogueIdAt(
  runId: string,
  { key, boxes }: Pick<Response, 'key' | 'boxes'>,
  place: number,
): { readonly dialogue_id?: string } {
  return boxes?.[place] ? { dialogue_id: dialogueId({ key: quoteKey(runId, place, key) }) } : {};
}

/** Every shown comment whose author wants to be answered, with what was said about it; in an order that means nothing. */
export async function dialoguesOf(of: DialoguesOf, { repos, now }: Context): Promise<{ dialogues: Dialogue[] }> {
  const asking = await repos.results.asking(of.run, of.places);
  const found = await repos.dialogues.find(
    of.run.id,
    asking.map(({ box }) => box),
  );
  return { dialogues: asking.map((one, index) => presentDialogue(of.run, one, found[index]!, moscowDay(now))) };
}

/** Writes to the author of a shown comment; under the role of whoever writes, and no name. */
export async function answerDialogueOf(
  of: DialoguesOf,
  id: string,
  { text }: NewDialogueMessage,
  context: Context & { readonly member: { readonly role: Role } },
): Promise<Dialogue> {
  const by = sideOf(context.member.role);
  const today = moscowDay(context.now);
  const { asked, saved } = await change(of, id, context, (begun, { place, text: comment }) => {
    if (sentBy('company', begun) >= DIALOGUE_MESSAGES_MAX) conflict(dialoguesErrors.most);
    const unseen = begun.messages.some((one) => one.by === 'author' && one.on === today);
    return {
      ...begun,
      place,
      comment: begun.comment ?? comment,
      messages: [...begun.messages, { by, text, on: today }],
      // What the author wrote today nobody has seen yet: it waits on.
      waitingSince: unseen ? today : null,
      until: addDays(today, DIALOGUE_DAYS),
    };
  });
  return presentDialogue(of.run, asked, saved, today);
}

/** Ends a dialogue: its author reads that it has ended, and neither side writes any more. */
export async function endDialogueOf(of: DialoguesOf, id: string, context: Context): Promise<void> {
  await change(of, id, context, (begun) => endedBy('company', begun, moscowDay(context.now)));
}

/** A dialogue in which nobody has written yet. */
export function newDialogue({ id: runId, workspaceId }: Run, box: string, today: Day): StoredDialogue {
  const nothing = { place: null, comment: null, messages: [], waitingSince: null, ended: null };
  return { runId, box, workspaceId, ...nothing, until: addDays(today, DIALOGUE_DAYS), version: 0 };
}

/** The same dialogue, ended. */
export function endedBy(by: 'author' | 'company', dialogue: StoredDialogue, today: Day): StoredDialogue {
  const until = addDays(today, DIALOGUE_DAYS);
  return { ...dialogue, ended: { by, on: today }, until };
}

/** How many messages a side has sent. */
export function sentBy(side: 'author' | 'company', { messages }: StoredDialogue): number {
  return messages.filter(({ by }) => (by === 'author') === (side === 'author')).length;
}

/**
 * How a dialogue has ended for one of its sides; null while it goes on. What its author did today the company learns
 * tomorrow.
 */
export function endFor(
  side: 'author' | 'company',
  { ended, until }: Pick<StoredDialogue, 'ended' | 'until'>,
  today: Day,
): DialogueEnd | null {
  if (ended && (side === 'author' || ended.by === 'company' || ended.on < today)) return ended;
  return until < today ? { by: 'time', on: until } : null;
}

/** 409 where a side can write no more. */
export function requireOpenTo(side: 'author' | 'company', dialogue: StoredDialogue, today: Day): void {
  if (endFor(side, dialogue, today)) conflict(dialoguesErrors.ended);
}

/** Changes what lies in the box of a shown comment. Whoever is overtaken begins anew: not even that tells of the other side. */
async function change(
  { run, places }: DialoguesOf,
  id: string,
  { repos, now }: Context,
  next: (begun: StoredDialogue, asked: Asking) => StoredDialogue,
): Promise<{ asked: Asking; saved: StoredDialogue }> {
  const today = moscowDay(now);
  const asking = await repos.results.asking(run, places);
  const asked = asking.find((one) => dialogueId(one) === id) ?? notFound('comment');
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const [stored] = await repos.dialogues.find(run.id, [asked.box]);
    const begun = stored ?? newDialogue(run, asked.box, today);
    requireOpenTo('company', begun, today);
    const saved = { ...next(begun, asked), version: begun.version + 1 };
    if (await repos.dialogues.saveOfCompany(saved)) return { asked, saved };
  }
  return conflict(dialoguesErrors.changed);
}

/** Under which role somebody writes; whoever may write has one of these. */
function sideOf(role: Role): Exclude<DialogueSide, 'author'> {
  return role === EMPLOYEE_ROLE ? forbidden() : role;
}

/**
 * What may be told on this day: nothing that the author did on it, and of earlier days not what came first, the
 * company's message or the author's: who knows the hour of one would know that of the other better than by the day.
 */
function presentDialogue(run: Run, asked: Asking, stored: StoredDialogue | null, today: Day): Dialogue {
  const { id: questionId, text: question } = run.questions[asked.place]!;
  const about = { id: dialogueId(asked), question_id: questionId, question, comment: asked.text };
  const ended = stored && endFor('company', stored, today);
  const messages = stored === null || ended?.by === 'time' ? [] : toldMessages(stored, today);
  const waits = ended === null && isWaiting(stored, today);
  return {
    ...about,
    state: ended ? 'ended' : messages.length === 0 ? 'new' : waits ? 'waiting' : 'answered',
    waiting_since: waits ? stored!.waitingSince : null,
    messages,
    ended,
    until: lastDayOf(messages, ended),
  };
}

/** Whether the company is told that a message of the author waits. */
export function isWaiting(dialogue: Pick<StoredDialogue, 'waitingSince'> | null, today: Day): boolean {
  const since = dialogue?.waitingSince ?? null;
  return since !== null && since < today;
}

function toldMessages({ messages }: StoredDialogue, today: Day): DialogueMessage[] {
  const told = messages.filter(({ by, on }) => by !== 'author' || on < today);
  return told.toSorted((a, b) => a.on.localeCompare(b.on) || Number(a.by === 'author') - Number(b.by === 'author'));
}

/** Until when what is told is kept, by what is told alone. */
function lastDayOf(messages: readonly DialogueMessage[], ended: DialogueEnd | null): Day | null {
  const last = messages.at(-1);
  if (!last || ended?.by === 'time') return null;
  return addDays(ended && ended.on > last.on ? ended.on : last.on, DIALOGUE_DAYS);
}
