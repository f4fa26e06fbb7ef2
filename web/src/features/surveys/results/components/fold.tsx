import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useId, useState } from 'react';
import { ChevronDownIcon } from '#web/ui/icons.tsx';
import styles from './fold.module.css';

const WIDE = '(min-width: 768px)';

interface FoldProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A long part of the page behind its heading: open where there is room, folded at first on a phone. */
export function Fold({ title, children }: FoldProps) {
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  const [chosen, setChosen] = useState<boolean | null>(null);
  const id = useId();
  const isOpen = chosen ?? isWide;
  return (
    <section className={styles.fold} aria-label={title}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.switch}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setChosen(!isOpen)}
        >
          {title}
          <ChevronDownIcon size={20} className={isOpen ? styles.open : undefined} />
        </button>
      </h2>
      {isOpen && (
        <div id={id} className={styles.content}>
          {children}
        </div>
      )}
    </section>
  );
}
