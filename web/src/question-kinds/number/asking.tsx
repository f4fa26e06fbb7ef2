import { TextInput } from '@mantine/core';
import type { SurveyQuestion } from '#shared/models/survey-answers.ts';
import type { Figure } from '#shared/models/survey-results.ts';
import { isMeanAbout } from '#shared/question-kinds/index.ts';
import { boundsOf, number as rules, stepOf, UNIT_MAX_LENGTH, withUnit } from '#shared/question-kinds/number.ts';
import { tenth } from '#shared/rules/figures.ts';
import { formatNumber, NBSP } from '#text/format.ts';
import { Caption, Inline } from '#web/ui/layout/layout.tsx';
import type { FiguresProps, Kind, SettingsProps } from '../kind.ts';
import { settingsEditor } from '../parts/settings.ts';
import { SpreadCard } from '../parts/spread-card.tsx';
import { numberText as text } from '#text/question-kinds/number.ts';
import { likely } from '#text/question-kinds/parts.ts';
import type { QuestionDraft } from '../question-draft.ts';
import styles from '../parts/settings.module.css';

/** Numbers a condition can name stand in a list: more than these are no list any more. */
const LISTED = 100;

/** A whole number. */
export const number: Kind = {
  editor: {
    name: text.name,
    called: (question) => {
      const bounds = boundsOf(question);
      return 'mistake' in rules.settings({ ...bounds })
        ? text.name
        : text.called(formatNumber(bounds.min), withUnit(bounds, bounds.max));
    },
    required: true,
    options: [],
    decidesBy: numbersOf,
    ...settingsEditor(rules.settings),
    settings: (props) => <BoundsFields {...props} />,
  },
  card: (props) => <NumbersCard {...props} />,
  brief: ({ question, figures: { mean } }) => {
    return mean ? meanOf(question, mean) : text.noMean;
  },
};

/** “Mean about 43.5 min, probably from 38.2 to 49.9”. */
function meanOf(question: SurveyQuestion, { value, low, high }: Figure): string {
  const { unit } = boundsOf(question);
  const said = likely(unit === '' ? tenth(value) : `${tenth(value)}${NBSP}${unit}`, tenth(low), tenth(high));
  return isMeanAbout(question) ? text.meanAbout(said) : text.mean(said);
}

function numbersOf(question: QuestionDraft): readonly number[] {
  const { min, max } = boundsOf(question);
  return max - min <= LISTED ? Array.from({ length: max - min + 1 }, (_, place) => min + place) : [];
}

function BoundsFields({ question: { settings }, position, problem, locked, onChange }: SettingsProps) {
  const set = (name: string, typed: string) =>
    onChange({ settings: { ...settings, [name]: name !== 'unit' && /^\d+$/.test(typed) ? Number(typed) : typed } });
  const field = (name: 'min' | 'max' | 'unit', label: string) => ({
    label,
    'aria-label': text.of(label, position),
    autoComplete: 'off',
    value: String(settings[name] ?? ''),
    disabled: locked,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => set(name, currentTarget.value),
  });
  return (
    <div>
      <Inline align="end" gap="8" className={styles.bounds}>
        <TextInput {...field('min', text.from)} inputMode="numeric" />
        <TextInput {...field('max', text.to)} inputMode="numeric" />
        <TextInput {...field('unit', text.unit)} placeholder={text.unitExample} maxLength={UNIT_MAX_LENGTH} />
      </Inline>
      {problem !== undefined && (
        <Caption above="6" tone="honey">
          {problem}
        </Caption>
      )}
    </div>
  );
}

/** How numbers are spread, and their mean. */
function NumbersCard(props: FiguresProps) {
  const { question, figures, notes } = props;
  const { mean } = figures;
  return (
    <SpreadCard
      {...props}
      said={mean && meanOf(question, mean)}
      notes={isMeanAbout(question) ? [text.about(stepOf(boundsOf(question))), ...notes] : notes}
    />
  );
}
