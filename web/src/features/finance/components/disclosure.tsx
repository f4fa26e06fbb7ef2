import { useId, useState, type ReactNode } from 'react';
import { financeText } from '#text/common/finance.ts';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** What it is about, for whoever hears the button alone. */
  readonly about: string;
  /** What the button says. */
  readonly show?: string;
  readonly children: ReactNode;
}

const text = financeText.disclosure;

/** What a figure rests on, one press away. */
export function Disclosure({ about, show = text.show, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const words = open ? text.hide : show;
  return (
    <div className={styles.disclosure}>
      <button
        type="button"
        className={styles.more}
        aria-expanded={open}
        aria-controls={id}
        aria-label={`${words}: ${about}`}
        onClick={() => setOpen(!open)}
      >
        {words}
      </button>
      <div id={id} className={styles.details} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
