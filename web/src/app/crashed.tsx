import { useEffect, useState } from 'react';
import { connectionNow, look, watchReturn } from '#web/lib/connection.ts';
import { appText } from '#text/common/app.ts';
import { Inline, Text } from '#web/ui/layout/layout.tsx';
import styles from '#web/ui/message-page.module.css';
import { PulseLine } from '#web/ui/pulse-line.tsx';

/** The last net: a fault in drawing, or a part of the app that did not arrive, becomes a page with a way out. */
export function CrashedPage() {
  return (
    <main className={styles.main}>
      <Crashed />
    </main>
  );
}

/** The same in the place of one section, the shell around it goes on. */
export function CrashedSection() {
  return (
    <div className={styles.main}>
      <Crashed />
    </div>
  );
}

function Crashed() {
  const cutOff = useCutOff();
  return (
    <>
      <PulseLine />
      <div role="alert">
        <h1 className={styles.title}>{cutOff ? appText.connection.partTitle : appText.crashedTitle}</h1>
        <Text size="lead" tone="ink-2" pretty className={styles.text}>
          {cutOff ? appText.connection.partText : appText.crashedText}
        </Text>
      </div>
      <Inline align="stretch" justify="center" gap="12" above="20">
        <button type="button" className="button" onClick={() => window.location.reload()}>
          {appText.reload}
        </button>
      </Inline>
    </>
  );
}

/** Whether a part of the app could not be fetched for want of a connection; then it opens anew when there is one. */
function useCutOff(): boolean {
  const [cutOff, setCutOff] = useState(false);
  useEffect(() => {
    let here = true;
    const stop = watchReturn(() => window.location.reload());
    void look().then(() => here && setCutOff(connectionNow() === 'lost'));
    return () => {
      here = false;
      stop();
    };
  }, []);
  return cutOff;
}
