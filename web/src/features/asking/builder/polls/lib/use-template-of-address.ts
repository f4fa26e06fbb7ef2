import { POLL_TEMPLATES } from '#web/features/asking/lib/poll-templates.ts';
import { useReadyOfAddress } from '#web/lib/use-ready-of-address.ts';
import type { BuilderState } from '../../lib/use-builder.ts';
import { authoringText } from '#text/asking/builder/polls.ts';
import { fromTemplate } from './from-template.ts';
import { hasText, type PollDraft, sameDraft } from './poll-draft.ts';

/** Fills the form with the ready poll the address names, once; what was typed here before can be taken back. */
export function useTemplateOfAddress(builder: BuilderState<PollDraft>): void {
  const { draft } = builder;
  useReadyOfAddress('template', POLL_TEMPLATES, (template) => {
    const next = fromTemplate(template, draft);
    if (hasText(draft) && !sameDraft(draft, next)) {
      builder.acknowledgeRestored();
      builder.replace(next, authoringText.form.replacedByTemplate);
    } else builder.follow(next);
  });
}
