import type { Employee } from '#shared/models/bitrix24.ts';
import { initialsOf } from '../lib/people.ts';
import styles from './avatar.module.css';

/** The initials of a person in a circle; an ornament beside the name. */
export function Avatar({ person, large = false }: { readonly person: Employee; readonly large?: boolean }) {
  return (
    <span className={`${styles.avatar} ${large ? styles.large : ''}`} aria-hidden="true">
      {initialsOf(person)}
    </span>
  );
}
