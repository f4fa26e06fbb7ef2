import { Inline } from '#web/ui/layout/layout.tsx';
import { STEPS, type Step } from '../lib/use-import.ts';
import { importText } from '#text/finance/import.ts';
import styles from './import.module.css';

const text = importText.page.steps;

interface ImportStepsProps {
  readonly step: Step;
  /** Steps that may be gone back to. */
  readonly onGoTo: (step: Step) => void;
}

/** Where one is on the way of a file; what lies behind can be gone back to until it is sent. */
export function ImportSteps({ step, onGoTo }: ImportStepsProps) {
  const current = STEPS.indexOf(step);
  return (
    <Inline as="ol" align="stretch" gap="20" rowGap="0" className={styles.steps} aria-label={text.label}>
      {STEPS.map((one, index) => {
        const name = `${index + 1}. ${text[one]}`;
        return (
          <li key={one} aria-current={one === step ? 'step' : undefined} className={styles.step}>
            {index < current && step !== 'done' ? (
              <button type="button" onClick={() => onGoTo(one)}>
                {name}
              </button>
            ) : (
              <span>{name}</span>
            )}
          </li>
        );
      })}
    </Inline>
  );
}
