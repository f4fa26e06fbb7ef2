import { TextInput } from '@mantine/core';
import { isMeanAbout } from '#shared/question-kinds/index.ts';
import { boundsOf, number as rules, stepOf, UNIT_MAX_LENGTH } from '#shared/question-kinds/number.ts';
import { tenth } from '#shared/rules/figures.ts';
import { formatNumber, NBSP } from '#web/lib/formatters.ts';
import { valuesFinding } from '#web/lib/question-finding.ts';
import { figuresText } from '#web/text/figures.ts';
import { ChartCard } from '#web/ui/chart-card.tsx';
import { ValueBars } from '#web/ui/figures/bars.tsx';
import type { FiguresProps, Kind, SettingsProps } from '../kind.ts';
import { AnswersTable } from '../parts/answers-table.tsx';
import { Notes } from '../parts/notes.tsx';
import { settingsEditor } from '../parts/settings.ts';
import { likely, partsText } from '../parts/text.ts';
import type { QuestionDraft } from '../question-draft.ts';
import styles from './number.module.css';

const text = {
  from: 'Наименьшее число',
  to: 'Наибольшее число',
  unit: 'Единица',
  unitExample: 'ч, рублей',
  of: (field: string, position: number) => `${field}, вопрос ${position}`,
  mean: (value: string, low: string, high: string) => `Среднее ${likely(value, low, high)}`,
  about: (step: number) =>
    `Числа собраны по${NBSP}${formatNumber(step)}, среднее считается по серединам и потому примерное.`,
};

/** Numbers a condition can name stand in a list: more than these are no list any more. */
const LISTED = 100;

/** A whole number. */
export const number: Kind = {
  editor: {
    name: 'Число',
    required: true,
    options: [],
    decidesBy: numbersOf,
    ...settingsEditor(rules.settings),
    settings: (props) => <BoundsFields {...props} />,
  },
  card: (props) => <NumbersCard {...props} />,
};

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
      <div className={styles.bounds}>
        <TextInput {...field('min', text.from)} inputMode="numeric" />
        <TextInput {...field('max', text.to)} inputMode="numeric" />
        <TextInput {...field('unit', text.unit)} placeholder={text.unitExample} maxLength={UNIT_MAX_LENGTH} />
      </div>
      {problem !== undefined && <p className={styles.problem}>{problem}</p>}
    </div>
  );
}

/** How numbers are spread; from the first that was given to the last. */
function NumbersCard({ question, figures: { answered: n, mean }, counts, notes }: FiguresProps) {
  const labels = rules.counting.rows(question)[0]!.labels;
  const values = labels.map((label, place) => ({ text: label, count: counts[place] ?? 0 }));
  const given = values.slice(
    values.findIndex(({ count }) => count > 0),
    values.findLastIndex(({ count }) => count > 0) + 1,
  );
  const said = isMeanAbout(question) ? [text.about(stepOf(boundsOf(question))), ...notes] : notes;
  return (
    <ChartCard
      title={question.text}
      lead={[
        valuesFinding(values.toSorted((a, b) => b.count - a.count)),
        ...(mean ? [text.mean(tenth(mean.value), tenth(mean.low), tenth(mean.high))] : []),
      ].join('. ')}
      what={question.text}
      note={figuresText.answers(n)}
      chart={<ValueBars values={given} n={n} />}
      table={
        <AnswersTable caption={question.text} first={partsText.figures.answer} n={n} answers={labels} counts={counts} />
      }
    >
      <Notes notes={said} />
    </ChartCard>
  );
}
