import { conflict, notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { boxOfKey } from '#functions/runs/dialogue-key.ts';
import { endFor, newDialogue } from '#functions/runs/dialogues.ts';
import type { Dialogue } from '#functions/runs/repositories/dialogues.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import type { OwnDialogue } from '#shared/models/dialogue.ts';
import { offersDialogue } from '#shared/rules/dialogues.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { dialoguesErrors } from '#text/runs/dialogues.ts';

/** So often an author is overtaken before they are asked to try again. */
const ATTEMPTS = 5;

type Context = Pick<OperationContext<'dialogues' | 'runs'>, 'repos' | 'now'>;

/** A run, and the box in it that a key opens. */
export interface BoxOfRun {
  readonly run: Run;
  readonly box: string;
}

/**
 * Whose key it is nobody asks: whoever has it is the author. A box in which nothing lies is like one that was never
 * made, so a guess tells nothing; a run that is gone, or has no dialogues, is a 404.
 */
export async function boxBehind(key: string, { repos }: Context): Promise<BoxOfRun> {
  const { runId, box } = boxOfKey(key) ?? notFound('dialogue');
  const run = await repos.runs.find(runId, { consistent: true });
  if (!run || !offersDialogue({ anonymous: run.isAnonymous, visibility: run.resultsVisibility })) notFound('dialogue');
  return { run, box };
}

/** A dialogue as its author reads it, which leaves no trace. */
export async function readOwn({ run, box }: BoxOfRun, { repos, now }: Context): Promise<OwnDialogue> {
  const [stored] = await repos.dialogues.find(run.id, [box]);
  return presentOwn(run, stored ?? null, now);
}

/** Changes a dialogue for its author, who has the key to it. */
export async function changeOwn(
  { run, box }: BoxOfRun,
  { repos, now }: Context,
  next: (begun: Dialogue) => Dialogue,
): Promise<OwnDialogue> {
  const today = moscowDay(now);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const [stored] = await repos.dialogues.find(run.id, [box]);
    const begun = stored ?? newDialogue(run, box, today);
    const changed = next(begun);
    // Asked for again: it is so already.
    if (changed === begun) return presentOwn(run, begun, now);
    const saved = { ...changed, version: begun.version + 1 };
    if (await repos.dialogues.saveOfAuthor(saved)) return presentOwn(run, saved, now);
  }
  return conflict(dialoguesErrors.changed);
}

function presentOwn(run: Run, stored: Dialogue | null, now: Date): OwnDialogue {
  const ended = stored && endFor('author', stored, moscowDay(now));
  const messages = stored === null || ended?.by === 'time' ? [] : stored.messages;
  const place = stored?.place ?? null;
  return {
    title: run.title,
    workspace_name: run.workspaceName,
    question: place === null ? null : run.questions[place]!.text,
    comment: messages.length === 0 ? null : stored!.comment,
    messages: [...messages],
    ended,
    until: messages.length === 0 ? null : stored!.until,
  };
}
