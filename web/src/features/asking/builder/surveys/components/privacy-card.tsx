import { Checkbox, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ResultsVisibility } from '#shared/models/answers.ts';
import { DIMENSIONS, SMALLEST_GROUP_MAX, SMALLEST_GROUP_MIN } from '#shared/rules/surveys.ts';
import { openingText } from '#text/common/launch.ts';
import type { InTeam } from '#web/lib/audience.ts';
import { Card } from '#web/ui/card.tsx';
import { TeamsSeen } from '#web/ui/launch/teams-seen.tsx';
import { Caption, Stack, Text } from '#web/ui/layout/layout.tsx';
import { launchText } from '#text/asking/builder/surveys/launch.ts';
import type { SurveyDraft } from '../lib/survey-draft.ts';
import { settingsText } from '#text/asking/builder/surveys/settings.ts';
import styles from './settings.module.css';

const text = settingsText;
const SIZES = Array.from({ length: SMALLEST_GROUP_MAX - SMALLEST_GROUP_MIN + 1 }, (_, at) => SMALLEST_GROUP_MIN + at);
/** Below it people can guess; above it few groups are told. */
const USUAL = 5;

interface PrivacyCardProps {
  readonly draft: SurveyDraft;
  /** Those who are asked; undefined while nobody knows. */
  readonly people: readonly InTeam[] | undefined;
  readonly locked: boolean;
  /** The way to see it on made-up answers. */
  readonly aside?: ReactNode;
  readonly onChange: (draft: SurveyDraft) => void;
}

/** When answers are seen, as the server settles it when people are asked. */
function visibilityOf({ anonymous, smallestGroup }: SurveyDraft, people: number): ResultsVisibility {
  if (!anonymous) return 'live';
  return people >= 2 * smallestGroup ? 'from_5' : 'closed';
}

/** From how many answers on a group has a result of its own, and by what people are compared. */
export function PrivacyCard({ draft, people, locked, aside, onChange }: PrivacyCardProps) {
  const { smallestGroup: size, anonymous } = draft;
  return (
    <Card title={openingText.parts.seen} aside={aside}>
      {people && (
        <Text below="14">
          {openingText.outcome.seen}: {launchText.visibility[visibilityOf(draft, people.length)](size)}.
        </Text>
      )}
      <div className={styles.row}>
        <Stack gap="8">
          <NativeSelect
            label={text.smallestGroup.label}
            value={size}
            disabled={locked}
            data={SIZES.map((one) => ({ value: String(one), label: text.smallestGroup.people(one) }))}
            onChange={({ currentTarget }) => onChange({ ...draft, smallestGroup: Number(currentTarget.value) })}
          />
          <Caption>{anonymous ? text.smallestGroup.text(size) : text.smallestGroup.named}</Caption>
          {anonymous && size < USUAL && <Caption tone="honey">{text.smallestGroup.low}</Caption>}
          {anonymous && size > USUAL && <Caption>{text.smallestGroup.high}</Caption>}
        </Stack>
        <Checkbox.Group
          label={text.dimensions.label}
          value={[...draft.dimensions]}
          onChange={(values) => onChange({ ...draft, dimensions: DIMENSIONS.filter((one) => values.includes(one)) })}
        >
          <Stack gap="10" className={styles.explained}>
            {DIMENSIONS.map((one) => (
              <Checkbox
                key={one}
                value={one}
                disabled={locked}
                label={text.dimensions.kinds[one]}
                description={text.dimensions.hints[one]}
              />
            ))}
          </Stack>
          <Caption>{draft.dimensions.length === 0 ? text.dimensions.none : text.dimensions.text}</Caption>
        </Checkbox.Group>
      </div>
      {people && anonymous && (
        <Stack gap="6" above="16" ruled>
          <TeamsSeen people={people} smallest={size} compared={draft.dimensions.includes('team')} />
        </Stack>
      )}
    </Card>
  );
}
