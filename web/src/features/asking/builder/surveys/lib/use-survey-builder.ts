import { useEffect, useState } from 'react';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import type { DraftPlace } from '../../lib/device-draft.ts';
import { isUntouched } from '../../lib/edit-draft.ts';
import { type BuilderState, useBuilder } from '../../lib/use-builder.ts';
import { storedDrafts } from './stored-draft.ts';
import { sameDraft, type SurveyDraft } from './survey-draft.ts';
import { SURVEY } from './survey-profile.ts';

/** A survey being built, from what is stored or from what was typed here before. */
export function useSurveyBuilder(place: DraftPlace, opened: SurveyDraft): BuilderState<SurveyDraft> {
  const [found] = useState(() => {
    const kept = storedDrafts.read(place, new Date());
    return kept && !(sameDraft(kept.draft, opened) && isWhole(kept.draft)) ? kept : null;
  });
  return useBuilder({ profile: SURVEY, draft: opened, found });
}

/** Whether a request holds all that is typed: a question with options and no text yet is not sent. */
function isWhole(draft: SurveyDraft): boolean {
  return draft.items.every((item, at) => {
    if (item.kind === 'section') return draft.items[at + 1]?.kind === 'question';
    return hasVisibleText(item.text) || (isUntouched(item) && draft.items.length === 1);
  });
}

/** Keeps on this device what the server does not have. */
export function useKeptOnDevice(
  { userId, workspaceId, id }: DraftPlace,
  draft: SurveyDraft,
  version: number,
  unsaved: boolean,
): void {
  useEffect(() => {
    const place = { userId, workspaceId, id };
    if (unsaved || !isWhole(draft)) storedDrafts.store(place, { draft, version, at: new Date().toISOString() });
    else storedDrafts.remove(place);
  }, [userId, workspaceId, id, draft, version, unsaved]);
}
