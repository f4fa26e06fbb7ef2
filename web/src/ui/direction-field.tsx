import { Button, NativeSelect } from '@mantine/core';
import { useRef } from 'react';
import { type Direction, DIRECTIONS } from '#shared/models/answers.ts';
import { proposeDirection } from '#shared/rules/propose-direction.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { directionText as text } from '#text/common/directions.ts';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import styles from './direction-field.module.css';

interface DirectionFieldProps {
  /** The question, by whose words one is proposed. */
  readonly question: string;
  /** Counted from 1, as people count. */
  readonly position: number;
  readonly value: Direction | null;
  readonly locked: boolean;
  readonly onChange: (direction: Direction | null) => void;
}

/** Which answers of a scale are the better ones: asked of a person, with what the words of the question make likely. */
export function DirectionField({ question, position, value, locked, onChange }: DirectionFieldProps) {
  const choice = useRef<HTMLSelectElement>(null);
  const proposed = value === null && hasVisibleText(question) ? proposeDirection(question) : null;
  return (
    <Stack fit gap="2">
      <NativeSelect
        ref={choice}
        className={styles.choice}
        aria-label={text.label(position)}
        value={value ?? ''}
        disabled={locked}
        data={[
          { value: '', label: text.unstated },
          ...DIRECTIONS.map((one) => ({ value: one as string, label: text.names[one] })),
        ]}
        onChange={({ currentTarget }) => onChange(DIRECTIONS.find((one) => one === currentTarget.value) ?? null)}
      />
      {proposed && (
        <Caption>
          {text.proposal[proposed]}.{' '}
          <Button
            size="sm"
            variant="light"
            disabled={locked}
            aria-label={text.agreeLabel(text.proposal[proposed], position)}
            onClick={() => {
              onChange(proposed);
              // The button goes with the proposal; the focus stays with what was chosen.
              choice.current?.focus();
            }}
          >
            {text.agree}
          </Button>{' '}
          {text.why}
        </Caption>
      )}
    </Stack>
  );
}
