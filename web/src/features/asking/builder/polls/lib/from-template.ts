import type { PollTemplate } from '#web/features/asking/lib/poll-templates.ts';
import { type PollDraft, toQuestion } from './poll-draft.ts';

/**
 * A poll as a template has it. Where it is anonymous, a public link asks for no more than its answers do, and is
 * allowed; else whether there is one stays as it was chosen.
 */
export function fromTemplate(template: PollTemplate, draft: PollDraft): PollDraft {
  const { title, type, anonymous, questions } = template;
  return {
    title,
    type,
    anonymous,
    publicLink: anonymous || draft.publicLink,
    items: questions.map(toQuestion),
  };
}
