import { Fragment } from 'react';
import styles from './email-address.module.css';

/** An address of e-mail, which breaks after its @ and its dots and nowhere else. */
export function EmailAddress({ address }: { readonly address: string }) {
  return (
    <span className={styles.address} title={address}>
      {partsOf(address).map((part, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          <span className={styles.part}>{part}</span>
        </Fragment>
      ))}
    </span>
  );
}

/** What of an address stands on one line. */
function partsOf(address: string): readonly string[] {
  return address.match(/[^@.]*[@.]+|[^@.]+/g) ?? [];
}
