import type { StagePolls } from '#shared/models/automation.ts';
import { automationsText } from '#text/automations.ts';

const text = automationsText.stages;

/** What has come of asking at a stage so far: of whom, how many have answered, whether anything is shown. */
export function soFarWords({ stage, asked, answered, at_least: atLeast, shown }: StagePolls['polls'][number]): string {
  return [
    stage === 'left' ? text.lettersSent(asked) : text.peopleAsked(asked),
    !atLeast && text.answered(answered),
    atLeast && answered > 0 && text.answeredAtLeast(answered),
    shown === 0 && text.shownLater,
  ]
    .filter(Boolean)
    .join(', ');
}
