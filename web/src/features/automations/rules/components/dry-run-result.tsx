import type { RuleDryRun } from '#shared/models/automation-rule.ts';
import { formatDate } from '#web/lib/dates.ts';
import { formatRubles } from '#text/format.ts';
import { DialogSection } from '#web/ui/dialog-section.tsx';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import { builderText } from '#text/automations/rules.ts';
import styles from '../rules.module.css';

const text = builderText.tried;

/** More days than these say nothing new. */
const SHOWN = 30;

/** What a rule would have done over the last days, and what cannot be known. */
export function DryRunResult({ result: { days, cost, unknown } }: { readonly result: RuleDryRun }) {
  const money = cost > 0 ? ` ${text.cost(formatRubles(cost))}` : '';
  return (
    <DialogSection title={text.title}>
      <p role="status">{days.length === 0 ? text.nothing : `${text.times(days.length)}${money}.`}</p>
      {days.length > 0 && (
        <ul className={styles.days}>
          {days.slice(0, SHOWN).map(({ day, what, why, person, cost: spent }) => (
            <li key={`${day} ${why} ${person}`}>
              <Caption as="span">{formatDate(`${day}T12:00:00`)}</Caption>
              <span dir="auto">
                {what}
                {spent === null ? '' : `, ${formatRubles(spent)}`}
              </span>
              <Caption as="span" dir="auto">
                {person === null ? why : `${person}. ${why}`}
              </Caption>
            </li>
          ))}
        </ul>
      )}
      {days.length > SHOWN && <Caption>{text.shown(SHOWN, days.length)}</Caption>}
      {unknown.length > 0 && (
        <Stack gap="6" className={styles.unknown}>
          <h4>{text.unknown}</h4>
          <ul>
            {unknown.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Stack>
      )}
    </DialogSection>
  );
}
