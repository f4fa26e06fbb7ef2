import { Stack, Text } from '#web/ui/layout/layout.tsx';
import { integrationsText as text } from '#text/integrations.ts';
import styles from './key-steps.module.css';
import { STEP_PICTURES, type StepPictureName } from './step-pictures.tsx';

interface KeyStepsProps<Picture extends StepPictureName> {
  /** In their order, by what is drawn of each. */
  readonly steps: readonly Picture[];
  readonly words: Readonly<Record<Picture, string>>;
}

/** How to come by the key that a form asks for, step by step. */
export function KeySteps<Picture extends StepPictureName>({ steps, words }: KeyStepsProps<Picture>) {
  return (
    <section className={styles.part} aria-label={text.howToKey}>
      <Text as="h3" below="12" size="body">
        {text.howToKey}
      </Text>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <Stack as="li" key={step} gap="8" className={styles.step}>
            <svg viewBox="0 0 184 112" className={styles.picture} aria-hidden="true">
              {STEP_PICTURES[step]}
            </svg>
            <Text size="note" tone="ink-2" pretty>
              <Text as="span" tone="pine" weight="640">
                {index + 1}.
              </Text>{' '}
              {words[step]}
            </Text>
          </Stack>
        ))}
      </ol>
    </section>
  );
}
