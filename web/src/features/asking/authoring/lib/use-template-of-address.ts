import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { POLL_TEMPLATES } from '#web/features/asking/lib/poll-templates.ts';
import { fromTemplate } from './from-template.ts';
import { hasText, sameDraft } from './poll-draft.ts';
import type { PollEditorState } from './use-poll-editor.ts';

const QUERY = 'template';

/** Fills the form with the ready poll the address names, once; what was typed here before can be taken back. */
export function useTemplateOfAddress(editor: PollEditorState): void {
  const [query, setQuery] = useSearchParams();
  const taken = useRef(false);
  useEffect(() => {
    const template = POLL_TEMPLATES.find(({ id }) => id === query.get(QUERY));
    if (taken.current || template === undefined) return;
    taken.current = true;
    const next = fromTemplate(template, editor.draft);
    if (hasText(editor.draft) && !sameDraft(editor.draft, next)) {
      editor.acknowledgeRestored();
      editor.replace(next, 'template');
    } else editor.change(next);
    // Whoever reloads the page goes on with what they have made of it.
    setQuery({}, { replace: true });
  }, [editor, query, setQuery]);
}
