import type { RunKind } from '#shared/rules/run-kinds.ts';

interface RunKindTexts {
  /** Where its pages stand on the site. */
  readonly pages: string;
}

/** How people meet what asks them: words and pages of polls and of surveys. */
export const RUN_KIND_TEXTS: Readonly<Record<RunKind, RunKindTexts>> = {
  poll: { pages: '/app/poll' },
  survey: { pages: '/app/surveys' },
};
