import { useId } from 'react';
import { REPLACEMENT_SHARE, replacementSources } from '#shared/rules/finance/replacement-cost.ts';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { percent } from '#text/finance/money.ts';
import { financeMainText } from '#text/finance/main.ts';
import styles from './coefficient-choice.module.css';

const text = financeMainText.employees;

interface CoefficientChoiceProps {
  readonly value: number;
  readonly onChange: (coefficient: number) => void;
}

/** What replacing somebody costs of their annual pay, with what has been published about it. */
export function CoefficientChoice({ value, onChange }: CoefficientChoiceProps) {
  const id = useId();
  const { min, max, step } = REPLACEMENT_SHARE;
  return (
    <div className={styles.choice}>
      <Text as="label" htmlFor={id} tone="ink">
        {text.coefficient}: <strong>{percent(value)}</strong>
      </Text>
      <input
        id={id}
        className={styles.slider}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text.coefficientValue(percent(value))}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
      <Inline align="stretch" justify="between" nowrap tone="ink-3" className={styles.ends} aria-hidden="true">
        <span>{percent(min)}</span>
        <span>{percent(max)}</span>
      </Inline>
      <h3 className={styles.title}>{text.sources}</h3>
      <Stack as="ul" gap="6" size="small" className={styles.sources}>
        {replacementSources().map(({ share, about, source, url }) => (
          <li key={source + share}>
            <strong>{share}</strong>
            <span>
              {about}{' '}
              <a href={url} target="_blank" rel="noreferrer">
                {source}
              </a>
            </span>
          </li>
        ))}
      </Stack>
    </div>
  );
}
