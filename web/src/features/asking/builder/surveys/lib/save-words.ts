import { LOCALE } from '#text/format.ts';
import { surveyText } from '#text/asking/builder/surveys.ts';
import type { SaveState } from './use-autosave.ts';

const text = surveyText.saving;
const time = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit' });

/** How a draft stands to what the server has, in a few words; `problemCount` counts what has to be put right first. */
export function saveWords(state: SaveState, problemCount: number): string {
  switch (state.kind) {
    case 'saved':
      return state.at ? text.saved(time.format(state.at)) : text.savedBefore;
    case 'incomplete':
      return text.incomplete(problemCount);
    default:
      return text[state.kind];
  }
}
