import type { PollTemplate } from '../templates-text.ts';
import type { PollDraft } from './poll-draft.ts';

/** A poll as a template has it; whether there is a public link stays as it was chosen. */
export function fromTemplate(template: PollTemplate, draft: PollDraft): PollDraft {
  const { title, type, anonymous, questions } = template;
  return {
    title,
    type,
    anonymous,
    publicLink: draft.publicLink,
    questions: questions.map((question, key) => ({ ...question, key })),
  };
}
