import styles from '../integrations.module.css';

interface FactProps {
  readonly name: string;
  /** Takes a line of its own. */
  readonly wide?: boolean;
  readonly children: string;
}

/** A stored value under its name; stands in a list of facts. */
export function Fact({ name, wide = false, children }: FactProps) {
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
