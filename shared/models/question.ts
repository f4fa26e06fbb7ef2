import type { Settings } from '../question-kinds/kind.ts';
import type { QuestionKind, ShowIf } from '../rules/surveys.ts';
import type { Direction, Scale } from './answers.ts';

/**
 * A question, of a poll or of a survey: as both are stored and as a run keeps it. What the API says of it stands in
 * answers.ts and survey-answers.ts; its order is its place among the others.
 */
export interface Question {
  readonly id: string;
  readonly text: string;
  readonly required: boolean;
  readonly kind: QuestionKind;
  /** Null where no number is answered. The first question of an eNPS poll is a scale 0–10 whatever is said here. */
  readonly scale: Scale | null;
  /** Empty where nothing is chosen. */
  readonly options: readonly string[];
  /** What else its kind wants to know; left out where that is nothing. */
  readonly settings?: Settings | undefined;
  /** The heading it stands under, together with those after it that have the same one. */
  readonly section: string | null;
  readonly theme: string | null;
  /** Which answers are the better ones; null while nobody has said, and where no number is answered. */
  readonly direction: Direction | null;
  /** Names an earlier question by its id; null for one that is always asked. */
  readonly showIf: ShowIf | null;
  /** The question it repeats; its own id where it repeats none. */
  readonly originId: string;
}
