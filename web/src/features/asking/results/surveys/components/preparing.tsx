import { useEffect, useState } from 'react';
import { Card } from '#web/ui/card.tsx';
import { Text } from '#web/ui/layout/layout.tsx';
import { PulseLine } from '#web/ui/pulse-line.tsx';
import { surveyResultsText } from '#text/asking/results/surveys.ts';
import styles from './running-card.module.css';

const text = surveyResultsText.preparing;
/** After this it is no longer a matter of a moment. */
const LATE_MILLISECONDS = 90_000;

/** Groups are being compared, which is done once: the page asks again by itself. */
export function Preparing() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Card title={text.title}>
      <div className={styles.content} role="status">
        <PulseLine />
        <Text size="note" tone="ink-2" pretty>
          {late ? text.late : text.text}
        </Text>
      </div>
    </Card>
  );
}
