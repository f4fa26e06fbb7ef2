import { SegmentedControl } from '@mantine/core';
import { SCALES } from '#shared/models/answers.ts';
import { isRecommendation } from '#shared/rules/survey-direction.ts';
import type { SettingsProps } from '#web/question-kinds/kind.ts';
import styles from '../../components/items.module.css';
import { builderText } from '#text/asking/builder.ts';
import { ON_SCALE, WORDS } from '../lib/poll-draft.ts';
import { authoringText } from '#text/asking/builder/polls.ts';

const text = authoringText.form;

/** A control of text has no value that is null. */
const OWN_WORDS = 'words';
const WAYS = [
  { value: OWN_WORDS, label: text.ownWords },
  ...SCALES.map((scale) => ({ value: scale as string, label: text.scales[scale] })),
];

/** Whether a question of a poll is answered in own words or on a scale; that of eNPS always is a scale. */
export function ScaleField({ question, position, locked, onChange }: SettingsProps) {
  if (isRecommendation(question)) return null;
  return (
    <SegmentedControl
      className={styles.scales}
      aria-label={builderText.questions.answeredWith(position)}
      data={WAYS}
      value={question.type === ON_SCALE ? question.scale : OWN_WORDS}
      disabled={locked}
      onChange={(way) => {
        const scale = SCALES.find((one) => one === way);
        onChange(scale ? { type: ON_SCALE, scale } : { type: WORDS });
      }}
    />
  );
}
