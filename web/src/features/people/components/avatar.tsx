import { initials } from '#web/lib/initials.ts';
import styles from './avatar.module.css';

interface AvatarProps {
  readonly firstName: string;
  readonly lastName: string;
  /** What stands for a name where there is none. */
  readonly name: string;
  readonly large?: boolean;
}

/** The initials of a person in a circle; an ornament beside the name. */
export function Avatar({ firstName, lastName, name, large = false }: AvatarProps) {
  return (
    <span className={`${styles.avatar} ${large ? styles.large : ''}`} aria-hidden="true">
      {firstName === '' ? initials(...name.split(/\s+/, 2)) : initials(firstName, lastName)}
    </span>
  );
}
