import { Button } from '@mantine/core';
import { messageOf } from '#web/lib/api-error.ts';
import { commonText } from '#text/common/common.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { overviewText } from '#text/overview.ts';
import part from './part.module.css';
import styles from './band.module.css';
import decisions from './decisions.module.css';

interface BandToComeProps {
  /** On paper, as decisions are; else on a band. */
  readonly plain?: boolean;
  /** Names the section. */
  readonly label: string;
  readonly name: string;
  /** Undefined while it is on its way. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The band before what it says has arrived, and where it does not; the greeting is known already. */
export function BandToCome({ plain = false, label, name, error, onRetry }: BandToComeProps) {
  return (
    <section className={plain ? decisions.decisions : styles.band} aria-label={label}>
      <div className={styles.words}>
        <p className={styles.greeting}>{overviewText.greeting(name)}</p>
        {error === undefined ? (
          <div className={styles.bones} role="status" aria-label={commonText.loading}>
            <Skeleton width="min(420px, 90%)" height={30} />
            <Skeleton width="min(340px, 80%)" height={16} />
            <Skeleton width="min(520px, 100%)" height={16} />
            <Skeleton width="min(380px, 85%)" height={14} />
          </div>
        ) : (
          <div className={part.failed} role="alert">
            <p>
              {overviewText.loadFailed}. {messageOf(error)}
            </p>
            <Button variant="default" onClick={onRetry}>
              {commonText.retry}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
