import type { ReadyQuestion } from './survey-bank.ts';
import type { QuestionKind } from './surveys.ts';

/** A question of a ready set. Themes may be missing: not every question of a leaver is about one. */
export interface SetQuestion extends Omit<ReadyQuestion, 'theme'> {
  readonly theme: ReadyQuestion['theme'] | null;
  readonly required: boolean;
  readonly section: string | null;
  /** The question before it that decides, counted from 1 as people count. */
  readonly showIf: { readonly question: number; readonly options: readonly string[] } | null;
}

/** What the ends of a scale of agreement mean. */
export const AGREE = '1 — совсем нет, 5 — полностью.';
/** What the ends of a scale of how often mean. */
export const OFTEN = '1 — почти никогда, 5 — почти всегда.';

type Theme = SetQuestion['theme'];
type More = Partial<Pick<SetQuestion, 'section' | 'showIf' | 'required' | 'direction' | 'short'>>;

function question(type: QuestionKind, theme: Theme, text: string, more: Partial<SetQuestion>): SetQuestion {
  const bare = { scale: null, direction: null, short: null, options: [], required: true, section: null, showIf: null };
  return { theme, text, type, ...bare, ...more };
}
/** A question on a scale from 0 to 10. */
export const ten = (theme: Theme, text: string, more: More = {}) =>
  question('RATING', theme, text, { scale: '0-10', direction: 'higher_is_better', ...more });
/** A question on a scale from 1 to 5, with what its ends mean. */
export const five = (theme: Theme, text: string, ends = AGREE, more: More = {}) =>
  question('RATING', theme, `${text} ${ends}`, { scale: '1-5', direction: 'higher_is_better', ...more });
/** A question that is answered in words, or left out. */
export const words = (theme: Theme, text: string, more: More = {}) =>
  question('TEXTAREA', theme, text, { required: false, ...more });
/** A question that is answered with yes or no. */
export const yesNo = (theme: Theme, text: string, more: More = {}) => question('YESNO', theme, text, more);
/** A question of which one option is chosen. */
export const one = (theme: Theme, text: string, options: readonly string[], more: More = {}) =>
  question('RADIO', theme, text, { options, ...more });
/** A question of which several options are chosen. */
export const several = (theme: Theme, text: string, options: readonly string[], more: More = {}) =>
  question('CHECKBOX', theme, text, { options, ...more });

/** The question of eNPS. */
export const ENPS =
  'Насколько вероятно, что вы порекомендуете нас как место работы? 0 — точно не порекомендую, 10 — точно порекомендую.';
