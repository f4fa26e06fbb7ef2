import { POLL_TEMPLATES } from '#web/features/asking/lib/poll-templates.ts';
import { useReadyOfAddress } from '#web/lib/use-ready-of-address.ts';
import { fromTemplate } from './from-template.ts';
import { hasText, sameDraft } from './poll-draft.ts';
import type { PollEditorState } from './use-poll-editor.ts';

/** Fills the form with the ready poll the address names, once; what was typed here before can be taken back. */
export function useTemplateOfAddress(editor: PollEditorState): void {
  useReadyOfAddress('template', POLL_TEMPLATES, (template) => {
    const next = fromTemplate(template, editor.draft);
    if (hasText(editor.draft) && !sameDraft(editor.draft, next)) {
      editor.acknowledgeRestored();
      editor.replace(next, 'template');
    } else editor.change(next);
  });
}
