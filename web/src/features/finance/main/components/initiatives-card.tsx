import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { Card } from '#web/ui/card.tsx';
import { CrossIcon } from '#web/ui/icons.tsx';
import { Caption, Inline, Text } from '#web/ui/layout/layout.tsx';
import { Tag, type TagTone } from '#web/ui/tag.tsx';
import { dayText } from '#text/finance/months.ts';
import { rubles } from '#text/finance/money.ts';
import { readAmount } from '../../lib/amount.ts';
import { financeMainText } from '#text/finance/main.ts';
import styles from './initiatives-card.module.css';

const text = financeMainText.initiatives;

export type EffectVerdict = keyof typeof text.verdicts;

/** Something done to keep people, and what came of it. */
export interface InitiativeRow {
  readonly id: string;
  readonly title: string;
  readonly department: string | null;
  readonly cost: number;
  /** The day it began, where it is known. */
  readonly startedOn?: string | null;
  /** Before and after, in a sentence; null where there is nothing to say yet. */
  readonly effect: string | null;
  readonly verdict: EffectVerdict;
}

/** What the add form asks for. */
export interface NewInitiative {
  readonly title: string;
  readonly department: string | null;
  readonly cost: number;
  /** The day it began; null while it is only planned, and in the example. */
  readonly startedOn: string | null;
  /** The place of the chosen one among the measures; null = nothing is measured. */
  readonly measure: number | null;
}

const TONES: Record<EffectVerdict, TagTone> = {
  better: 'good',
  worse: 'attention',
  may_be_chance: 'warning',
  not_visible: 'calm',
  too_early: 'calm',
  not_measured: 'calm',
  planned: 'calm',
  nothing_measured: 'calm',
};

interface InitiativesCardProps {
  readonly initiatives: readonly InitiativeRow[];
  /** Null = they are not to be changed; true from it clears the form. */
  readonly onAdd: ((initiative: NewInitiative) => Promise<boolean>) | null;
  readonly onRemove: ((initiative: InitiativeRow) => void) | null;
  readonly busy?: boolean;
  /** What an effect can be measured by; without them neither it nor the beginning is asked. */
  readonly measures?: readonly { readonly label: string }[];
  readonly aside?: ReactNode;
  readonly note?: ReactNode;
}

/** Initiatives with their costs and effects, and a form for one more. */
export function InitiativesCard({
  initiatives,
  onAdd,
  onRemove,
  busy = false,
  measures,
  aside,
  note,
}: InitiativesCardProps) {
  const total = initiatives.reduce((sum, { cost }) => sum + cost, 0);
  return (
    <Card
      title={text.title}
      aside={
        <Inline as="span" nowrap gap="16" size="small" tone="ink-2">
          {initiatives.length > 0 && text.total(rubles(total))}
          {aside}
        </Inline>
      }
    >
      {initiatives.length === 0 ? (
        <p className={styles.effect}>{text.empty}</p>
      ) : (
        <Text as="ul" aria-label={text.list}>
          {initiatives.map((one) => (
            <Row key={one.id} initiative={one} onRemove={onRemove} />
          ))}
        </Text>
      )}
      {onAdd && <AddForm onAdd={onAdd} busy={busy} measures={measures} />}
      {note !== undefined && (
        <Caption as="div" above="10">
          {note}
        </Caption>
      )}
    </Card>
  );
}

function Row({
  initiative,
  onRemove,
}: { readonly initiative: InitiativeRow } & Pick<InitiativesCardProps, 'onRemove'>) {
  const { title, department, cost, startedOn, effect, verdict } = initiative;
  return (
    <li className={styles.row}>
      <Inline align="baseline" nowrap gap="12" rowGap="4">
        <Text shrink weight="600" breaks className={styles.title} dir="auto">
          {title}
          <Caption as="span" weight="400">
            {' '}
            · {department ?? text.whole}
            {startedOn != null && text.since(dayText(startedOn))}
          </Caption>
        </Text>
        <span className={styles.cost}>{rubles(cost)}</span>
        {onRemove && (
          <button
            type="button"
            className={styles.remove}
            aria-label={text.remove(title)}
            onClick={() => onRemove(initiative)}
          >
            <CrossIcon size={16} />
          </button>
        )}
      </Inline>
      <Inline align="baseline" justify="between" gap="12" rowGap="4" above="4">
        {effect !== null && <p className={styles.effect}>{effect}</p>}
        <Tag tone={TONES[verdict]}>{text.verdicts[verdict]}</Tag>
      </Inline>
    </li>
  );
}

const EMPTY = { title: '', department: '', cost: '', startedOn: '', measure: '' };

interface AddFormProps {
  readonly onAdd: NonNullable<InitiativesCardProps['onAdd']>;
  readonly busy: boolean;
  readonly measures: InitiativesCardProps['measures'];
}

function AddForm({ onAdd, busy, measures }: AddFormProps) {
  const [fields, setFields] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const cost = readAmount(fields.cost);
  const set = (change: Partial<typeof EMPTY>) => setFields({ ...fields, ...change });

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    const title = fields.title.trim();
    if (title === '' || cost === null) return;
    const added = await onAdd({
      title,
      department: fields.department.trim() || null,
      cost,
      startedOn: fields.startedOn || null,
      measure: fields.measure === '' ? null : Number(fields.measure),
    });
    if (!added) return;
    setFields(EMPTY);
    setTried(false);
    first.current?.focus();
  }

  return (
    <Inline as="form" align="end" gap="10" above="16" noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        ref={first}
        className={styles.what}
        aria-label={text.titleField}
        placeholder={text.titleField}
        maxLength={200}
        value={fields.title}
        error={tried && fields.title.trim() === '' ? text.wrongTitle : undefined}
        onChange={({ currentTarget }) => set({ title: currentTarget.value })}
      />
      <TextInput
        className={styles.where}
        aria-label={text.department}
        placeholder={text.department}
        maxLength={200}
        value={fields.department}
        onChange={({ currentTarget }) => set({ department: currentTarget.value })}
      />
      <TextInput
        className={styles.sum}
        aria-label={text.cost}
        placeholder={text.cost}
        inputMode="decimal"
        value={fields.cost}
        error={tried && cost === null ? text.wrongCost : undefined}
        onChange={({ currentTarget }) => set({ cost: currentTarget.value })}
      />
      {measures && (
        <>
          <TextInput
            type="date"
            className={styles.day}
            label={text.startedOn}
            value={fields.startedOn}
            onChange={({ currentTarget }) => set({ startedOn: currentTarget.value })}
          />
          <NativeSelect
            className={styles.measure ?? ''}
            label={text.measure}
            value={fields.measure}
            data={[
              { value: '', label: text.noMeasure },
              ...measures.map(({ label }, index) => ({ value: String(index), label })),
            ]}
            onChange={({ currentTarget }) => set({ measure: currentTarget.value })}
          />
        </>
      )}
      <Button type="submit" variant="default" className={styles.add} loading={busy}>
        {text.add}
      </Button>
    </Inline>
  );
}
