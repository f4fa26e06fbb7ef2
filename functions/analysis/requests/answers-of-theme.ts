import { themesOf } from '../text/classify.ts';
import { isReadable } from '../text/language.ts';

interface Written {
  readonly respondent: string;
  readonly text: string;
}

const EVIDENCE_ID = /^theme:(.+)$/;
/** All themes together that too few people speak of. */
const OTHER = 'other';

/** Those of these answers that an analysis counts to a theme; null where fewer people than that gave them. */
export function answersOfTheme<Answer extends Written>(
  written: readonly Answer[],
  evidenceId: string,
  smallestGroup: number,
): readonly Answer[] | null {
  const [, theme] = EVIDENCE_ID.exec(evidenceId) ?? [];
  if (theme === undefined) return null;
  const read = written.map((answer) => ({ answer, themes: themesIn(answer.text) }));
  const speakOf = (one: string) => read.filter(({ themes }) => themes.includes(one));
  const isLarge = (some: typeof read) => new Set(some.map(({ answer }) => answer.respondent)).size >= smallestGroup;
  const found =
    theme === OTHER ? read.filter(({ themes }) => themes.some((one) => !isLarge(speakOf(one)))) : speakOf(theme);
  return isLarge(found) ? found.map(({ answer }) => answer) : null;
}

function themesIn(text: string): readonly string[] {
  return isReadable(text) ? themesOf(text) : [];
}
