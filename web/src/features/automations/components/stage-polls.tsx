import { Checkbox } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Automation } from '#shared/models/automation.ts';
import { NEWCOMER_STAGES, STAGE_DAYS, STAGES, type PollStage } from '#shared/rules/stage-polls.ts';
import { paths } from '#web/lib/paths.ts';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { automationsText } from '#text/automations.ts';
import { soFarWords } from '../lib/so-far-words.ts';
import { stagePollsText } from '#text/ready/stage-polls.ts';

const text = automationsText.stages;

interface StagePollsProps {
  readonly automation: Pick<Automation, 'enabled' | 'settings' | 'stage_polls'>;
  readonly locked: boolean;
  readonly onChoose: (stages: PollStage[]) => void;
}

/** At which stages people are asked, and what has come of it so far. */
export function StagePolls({
  automation: { enabled, settings, stage_polls: asked },
  locked,
  onChoose,
}: StagePollsProps) {
  const chosen = settings.stages ?? STAGES;
  return (
    <Stack gap="10">
      <Inline gap="16" rowGap="6" role="group" aria-label={text.label}>
        {STAGES.map((stage) => (
          <Checkbox
            key={stage}
            label={stage === 'left' ? text.left : text.days(STAGE_DAYS[stage])}
            checked={chosen.includes(stage)}
            // One at least is asked at: the switch is for none.
            disabled={locked || (chosen.length === 1 && chosen.includes(stage))}
            onChange={({ currentTarget: { checked } }) =>
              onChoose(STAGES.filter((one) => (one === stage ? checked : chosen.includes(one))))
            }
          />
        ))}
      </Inline>
      {chosen.includes('left') && <Caption>{text.leftNote}</Caption>}
      {asked && asked.polls.length > 0 && (
        <Stack as="ul" gap="4" aria-label={text.asked}>
          {asked.polls.map((poll) => (
            <Text as="li" size="note" key={poll.stage}>
              <Link to={paths.surveyResults(poll.survey_id)}>{stagePollsText[poll.stage].title}</Link>:{' '}
              {soFarWords(poll)}
            </Text>
          ))}
        </Stack>
      )}
      {enabled && NEWCOMER_STAGES.some((stage) => chosen.includes(stage)) && asked && asked.unknown_days > 0 && (
        <Caption>{text.unknown(asked.unknown_days)}</Caption>
      )}
    </Stack>
  );
}
