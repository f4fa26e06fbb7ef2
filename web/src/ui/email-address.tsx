import { Fragment } from 'react';
import styles from './email-address.module.css';

/** An address of e-mail, which breaks after its @ and its dots, and elsewhere only where a part is longer than its line. */
export function EmailAddress({ address }: { readonly address: string }) {
  return (
    <span className={styles.address}>
      {partsOf(address).map((part, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

/** What of an address stands on one line. */
function partsOf(address: string): readonly string[] {
  return address.match(/[^@.]*[@.]+|[^@.]+/g) ?? [];
}
