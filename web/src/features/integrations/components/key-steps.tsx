import { integrationsText as text } from '../text.ts';
import styles from './key-steps.module.css';
import { STEP_PICTURES, type StepPictureName } from './step-pictures.tsx';

interface KeyStepsProps {
  readonly steps: readonly { readonly picture: StepPictureName; readonly text: string }[];
}

/** How to come by the key that a form asks for, step by step. */
export function KeySteps({ steps }: KeyStepsProps) {
  return (
    <section className={styles.part} aria-label={text.howToKey}>
      <h3 className={styles.title}>{text.howToKey}</h3>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.picture} className={styles.step}>
            <svg viewBox="0 0 184 112" className={styles.picture} aria-hidden="true">
              {STEP_PICTURES[step.picture]}
            </svg>
            <p className={styles.words}>
              <span className={styles.number}>{index + 1}.</span> {step.text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
