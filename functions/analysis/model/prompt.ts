import type { Subject } from '../said-of.ts';
import type { AskedFact } from './asked-facts.ts';
import { linesOf } from './lexicon.ts';

const SUBJECTS: readonly Subject[] = ['workload', 'poll'];

/** What the model is told to do; nothing in it comes from a customer. */
export function systemPrompt(subject: Subject): string {
  const what = linesOf('subjects')[SUBJECTS.indexOf(subject)] ?? '';
  return linesOf('task').join('\n').replace('{subject}', what);
}

/** What its answer is called in the schema it is given. */
export function replyDescription(): string {
  return linesOf('reply').join(' ');
}

/** All that the model is given of a customer: the facts, under pseudonyms. */
export function userMessage(facts: readonly AskedFact[]): string {
  return JSON.stringify({ facts: facts.map(({ id, text, numbers }) => ({ id, text, numbers })) });
}
