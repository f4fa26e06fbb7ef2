import type { ReactNode } from 'react';

/** What a field is drawn with. */
export interface ControlProps {
  readonly id: string;
  readonly answer: string;
  readonly required: boolean;
  /** The answers are on their way and may not change. */
  readonly locked: boolean;
  readonly invalid: boolean;
  /** The language of its options, where that is not the one of the page. */
  readonly lang?: string | undefined;
  readonly onWrite: (answer: string) => void;
  /** Focus went away from all of it. */
  readonly onLeave: () => void;
}

/**
 * What a question is answered with. An answer is a text that its field alone can read: what was written, the number of
 * a scale, the places of the chosen options («0» or «0,3»).
 */
export interface Field {
  readonly draw: (control: ControlProps) => ReactNode;
  /** Several controls under one legend; else a single one under its label. */
  readonly isGroup: boolean;
  /** It is answered in own words. */
  readonly inOwnWords?: true;
  readonly isAnswered: (answer: string) => boolean;
  /** An answer as a person reads it. */
  readonly inWords: (answer: string) => string;
  /** What is wrong with an answer that would not be taken; said once the field is left. */
  readonly mistake?: (answer: string) => string | null;
  /** What stands below it as things are. */
  readonly hint?: (answer: string, required: boolean) => string | null;
}
