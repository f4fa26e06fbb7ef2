import { Caption, Inline, Text } from '#web/ui/layout/layout.tsx';
import { percent, rubles, shortRubles } from '#text/finance/money.ts';
import type { BudgetView } from '../lib/budget-view.ts';
import { financeMainText } from '#text/finance/main.ts';
import styles from './budget-card.module.css';

type Outlook = NonNullable<BudgetView['outlook']>;

const text = financeMainText.budget;

/** What was spent of the plan, where in the year or the month we are, and how it will end. */
export function SpentBar({ view }: { readonly view: BudgetView }) {
  const { period, spent, ahead, planned, passed, outlook, warning, note } = view;
  const share = planned === null || planned === 0 ? null : spent / planned;
  const passedWords = text.passed[period](percent(passed));
  return (
    <Text as="div" above="16">
      <Inline align="baseline" justify="between" gap="16" rowGap="0">
        <p className={styles.sum}>
          {shortRubles(spent, 2)}
          <Text as="span" size="note" tone="ink-2" weight="400" className={styles.of}>
            {planned === null ? text.spentWithoutPlan[period] : text.of(shortRubles(planned, 2))}
          </Text>
        </p>
        <Caption as="span">{passedWords}</Caption>
      </Inline>
      {share !== null && (
        <div
          className={styles.track}
          role="progressbar"
          aria-label={text.bar}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.min(100, Math.round(share * 100))}
          aria-valuetext={text.barWords(percent(share), passedWords)}
        >
          <div
            className={`${styles.done} ${share > 1 ? styles.over : ''}`}
            style={{ width: `${Math.min(100, share * 100)}%` }}
          />
          <span className={styles.now} style={{ left: `${passed * 100}%` }} />
        </div>
      )}
      {ahead > 0 && <Caption>{text.ahead(rubles(ahead))}</Caption>}
      {warning !== null && (
        <Text size="note" tone="coral" weight="560">
          {warning.text}
        </Text>
      )}
      {warning === null && outlook !== null && <Caption>{endOf(period, outlook, planned)}</Caption>}
      {note !== null && <Caption>{note.endsWith('.') ? note : `${note}.`}</Caption>}
    </Text>
  );
}

/** What will be left by the end, or what will have been spent where nothing is planned. */
function endOf(period: BudgetView['period'], { low, high }: Outlook, planned: number | null): string {
  if (planned === null || high > planned) return text.outlook[period](shortRubles(low), shortRubles(high));
  return text.remains[period](shortRubles(planned - high), shortRubles(planned - low));
}
