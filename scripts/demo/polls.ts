import type { Direction } from '#shared/models/answers.ts';
import type { NewPoll } from '#shared/models/poll.ts';
import type * as z from 'zod/mini';
import type { DemoTexts } from './texts.ts';

/** A poll as it is written. */
export type Content = Omit<z.infer<typeof NewPoll>, 'workspace_id'>;

const must = (text: string) => ({ text, is_required: true, scale: null, direction: null });
const may = (text: string) => ({ text, is_required: false, scale: null, direction: null });
const rated = (direction: Direction) => (text: string) => ({
  text,
  is_required: true,
  scale: '0-10' as const,
  direction,
});
const rate = rated('higher_is_better');
const burden = rated('lower_is_better');
type Kind = typeof must | typeof rate;

/** A poll of these words, each of whose questions is of a kind. */
function poll(
  { title, questions }: DemoTexts['polls'][keyof DemoTexts['polls']],
  type: 'ENPS' | 'PULSE',
  isAnonymous: boolean,
  kinds: readonly Kind[],
): Content {
  return {
    title,
    type,
    is_anonymous: isAnonymous,
    allow_anonymous_link: isAnonymous,
    questions: kinds.map((kind, order_index) => ({ ...kind(questions[order_index]!), order_index })),
  };
}

/** The polls of the demo company. Those without names may be answered by a link as well. */
export function pollsOf({ polls }: DemoTexts) {
  return {
    pulse: poll(polls.pulse, 'PULSE', true, [rate, burden, may, may]),
    enps: poll(polls.enps, 'ENPS', true, [must, may, may]),
    firstMonth: poll(polls.firstMonth, 'PULSE', false, [must, must, may, may, may]),
    leaving: poll(polls.leaving, 'PULSE', false, [must, may, may, may, may, may]),
    moving: poll(polls.moving, 'PULSE', true, [rate, may, may]),
    learning: poll(polls.learning, 'PULSE', true, [must, must, may]),
  };
}
