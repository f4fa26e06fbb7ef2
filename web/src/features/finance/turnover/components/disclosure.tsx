import { useId, useState, type ReactNode } from 'react';
import { turnoverText } from '../text.ts';
import styles from './turnover.module.css';

/** «Как мы это посчитали»: what a figure rests on, one press away. */
export function Disclosure({ about, children }: { readonly about: string; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { how, hide } = turnoverText.outlook;
  return (
    <div className={styles.disclosure}>
      <button
        type="button"
        className={styles.more}
        aria-expanded={open}
        aria-controls={id}
        aria-label={`${open ? hide : how}: ${about}`}
        onClick={() => setOpen(!open)}
      >
        {open ? hide : how}
      </button>
      <div id={id} className={styles.details} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
