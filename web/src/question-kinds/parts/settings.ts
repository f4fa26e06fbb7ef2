import { QuestionSettings } from '#shared/models/survey-answers.ts';
import type { Kind as Rules, Settings } from '#shared/question-kinds/kind.ts';
import type { Editor } from '../kind.ts';
import { partsText } from '#text/question-kinds/parts.ts';

/** What the builder does with the settings of a kind, by the rules of that kind; `first` are those of a new question. */
export function settingsEditor(
  read: NonNullable<Rules['settings']>,
  first: () => Settings = () => ({}),
): Pick<Editor, 'begin' | 'lacks' | 'sent' | 'toFile' | 'fromFile'> {
  const sent = (settings: Settings): Settings => {
    const found = read(settings);
    return 'settings' in found ? found.settings : settings;
  };
  return {
    // What another kind has left behind is kept, and asked of nobody.
    begin: ({ settings }) => ({ settings: { ...settings, ...sent({ ...first(), ...settings }) } }),
    lacks: ({ settings }) => {
      const found = read(settings);
      return 'mistake' in found ? found.mistake : null;
    },
    // Border: settings are only read there.
    sent: ({ settings }) => ({ settings: sent(settings) as QuestionSettings }),
    toFile: ({ settings }) => ({ settings: sent(settings) }),
    fromFile: ({ settings: given = {} }, say) => {
      const parsed = QuestionSettings.safeParse(given);
      const found = parsed.success ? read({ ...first(), ...parsed.data }) : { mistake: partsText.settings.none };
      if ('mistake' in found) say(partsText.settings.wrong(found.mistake));
      return 'settings' in found ? { settings: found.settings } : {};
    },
  };
}
