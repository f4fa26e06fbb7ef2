import type { DialogueEnd, DialogueMessage } from '#shared/models/dialogue.ts';
import { DIALOGUE_DAYS } from '#shared/rules/dialogues.ts';
import { seconds } from '#shared/rules/seconds.ts';
import { addDays, moscowMoment, type Day } from '#shared/rules/working-days.ts';
import { unlessChanged } from '#data/conditions.ts';
import { keys, ranges } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { insert, put, type Write } from '#data/writes.ts';

/** What was said about one comment, between its author, whom nobody knows, and the company. Every time is a day. */
export interface Dialogue {
  readonly runId: string;
  /** The hash of the author's key. */
  readonly box: string;
  readonly workspaceId: string;
  /** Which question the comment answers; null where its author ended the dialogue before anybody had answered. */
  readonly place: number | null;
  /** As it was shown when the company answered first. */
  readonly comment: string | null;
  readonly messages: readonly DialogueMessage[];
  /** The day of the oldest message of the author that was not answered. */
  readonly waitingSince: Day | null;
  readonly ended: (Pick<DialogueEnd, 'on'> & { readonly by: 'author' | 'company' }) | null;
  /** The last day of what was said: nobody writes after it, and it is erased. */
  readonly until: Day;
  readonly version: number;
}

/** What stays of a dialogue when its messages are gone. */
export type DialogueHead = Omit<Dialogue, 'comment' | 'messages'>;

/**
 * Dialogues lie in a partition of their run, in two items: who may still write is kept as long as the run is, so that
 * what has ended stays so, and what was said expires.
 */
export function createDialogues(table: Table) {
  return {
    /** Those of a run under these boxes, in their order; null where nobody has written or ended anything. */
    async find(runId: string, boxes: readonly string[]): Promise<(Dialogue | null)[]> {
      const wanted = boxes.flatMap((box) => [keys.dialogue(runId, box), keys.dialogueMessages(runId, box)]);
      const items = await table.getMany(wanted, { consistent: true });
      return boxes.map((_, index) => {
        const [head, messages] = [items[2 * index], items[2 * index + 1]];
        return head ? toDialogue(head, messages ?? null) : null;
      });
    },

    /** The dialogues of a workspace in which the company has written, without what was said. */
    async begunIn(workspaceId: string): Promise<DialogueHead[]> {
      const begun = await table.queryAll(ranges.begunDialogues(workspaceId));
      const heads = await table.getMany(begun.map(({ runId, box }) => keys.dialogue(String(runId), String(box))));
      return heads.flatMap((item) => (item ? [toHead(item)] : []));
    },

    /** What the author has written or ended. False when somebody was faster. */
    async saveOfAuthor(dialogue: Dialogue): Promise<boolean> {
      return unlessChanged(table.transact(writesOf(dialogue)));
    },

    /** What the company has; noted among what it has begun. False when somebody was faster. */
    async saveOfCompany(dialogue: Dialogue): Promise<boolean> {
      const { workspaceId, runId, box, until } = dialogue;
      const begun = { ...keys.begunDialogue(workspaceId, runId, box), type: 'begun-dialogue', runId, box };
      // The author may write on its last day, which keeps the dialogue as long again.
      const listed = put({ ...begun, ttl: endOf(addDays(until, DIALOGUE_DAYS)) });
      return unlessChanged(table.transact([...writesOf(dialogue), listed]));
    },
  };
}

function writesOf({ comment, messages, ...head }: Dialogue): Write[] {
  const { runId, box, until, version } = head;
  const item = { ...keys.dialogue(runId, box), type: 'dialogue', ...head };
  const said = { ...keys.dialogueMessages(runId, box), type: 'dialogue-messages', comment, messages };
  return [
    version === 1 ? insert(item) : { kind: 'put', item, condition: { equals: { version: version - 1 } } },
    ...(messages.length > 0 ? [put({ ...said, ttl: endOf(until) })] : []),
  ];
}

/** The end of a day in Moscow: not even when something expires tells an hour. */
function endOf(day: Day): number {
  return seconds(moscowMoment(addDays(day, 1), '00:00'));
}

function toHead(item: Item): DialogueHead {
  return {
    runId: String(item['runId']),
    box: String(item['box']),
    workspaceId: String(item['workspaceId']),
    place: item['place'] as number | null,
    waitingSince: item['waitingSince'] as Day | null,
    ended: item['ended'] as Dialogue['ended'],
    until: String(item['until']),
    version: Number(item['version']),
  };
}

function toDialogue(item: Item, said: Item | null): Dialogue {
  return {
    ...toHead(item),
    comment: (said?.['comment'] as string | null | undefined) ?? null,
    messages: (said?.['messages'] as DialogueMessage[] | undefined) ?? [],
  };
}
