import { TextInput } from '@mantine/core';
import { date as rules, dayInWords, daysOf } from '#shared/question-kinds/date.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { Caption, Inline } from '#web/ui/layout/layout.tsx';
import type { FiguresProps, Kind, SettingsProps } from '../kind.ts';
import { settingsEditor } from '../parts/settings.ts';
import styles from '../parts/settings.module.css';
import { givenOf, SpreadCard, spreadFinding } from '../parts/spread-card.tsx';
import { dateText as text } from '#text/question-kinds/date.ts';

/** A day. */
export const date: Kind = {
  editor: {
    name: text.name,
    called: (question) => {
      const days = daysOf(question);
      return 'mistake' in rules.settings({ ...days })
        ? text.name
        : text.called(dayInWords(days.from), dayInWords(days.to));
    },
    required: true,
    options: [],
    decidesBy: null,
    ...settingsEditor(rules.settings, thisYear),
    settings: (props) => <DaysFields {...props} />,
  },
  card: (props) => <SpreadCard {...props} said={rangeOf(props)} />,
  brief: ({ question, counts }) => [spreadFinding(question, counts), rangeOf({ question, counts })].join('. '),
};

/** “All answers: November 2026 – February 2027”: from the first month that was answered to the last. */
function rangeOf({ question, counts }: Pick<FiguresProps, 'question' | 'counts'>): string {
  const given = givenOf(question, counts).map(({ text: months }) => months);
  const [first, last] = [given[0]?.split(' – ')[0], given.at(-1)?.split(' – ').at(-1)];
  return text.range(first === last ? (first ?? '') : `${first} – ${last}`);
}

/** What is asked about is mostly near: this year and the next. */
function thisYear() {
  const year = Number(moscowDay(new Date()).slice(0, 4));
  return { from: `${year}-01-01`, to: `${year + 1}-12-31` };
}

function DaysFields({ question: { settings }, position, problem, locked, onChange }: SettingsProps) {
  const days = daysOf({ settings });
  const field = (name: 'from' | 'to') => ({
    type: 'date',
    label: text[name],
    'aria-label': text.of(text[name], position),
    value: days[name],
    disabled: locked,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ settings: { ...settings, [name]: currentTarget.value } }),
  });
  return (
    <div>
      <Inline align="end" gap="8" className={styles.bounds}>
        <TextInput {...field('from')} />
        <TextInput {...field('to')} />
      </Inline>
      {problem !== undefined && (
        <Caption above="6" tone="honey">
          {problem}
        </Caption>
      )}
    </div>
  );
}
