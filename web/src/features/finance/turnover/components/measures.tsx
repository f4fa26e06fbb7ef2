import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { TurnoverReport } from '#shared/models/finance/turnover.ts';
import { USUAL_MEASURES, type UsualMeasure } from '#shared/rules/finance/break-even.ts';
import table from '#web/ui/figures/interval-table.module.css';
import { Caption, Stack, Text } from '#web/ui/layout/layout.tsx';
import { ROLES } from '#web/ui/table-roles.ts';
import { readAmount } from '../../lib/amount.ts';
import { rubles, shortRubles } from '#text/finance/money.ts';
import { dayText } from '#text/finance/months.ts';
import type { Outlook } from '../api.ts';
import { worthWords } from '../lib/decision.ts';
import { turnoverText } from '#text/finance/turnover.ts';
import styles from './measures.module.css';

const text = turnoverText.decision;

interface MeasuresProps {
  readonly decision: NonNullable<TurnoverReport['decision']>;
  readonly low: number;
  readonly high: number;
  readonly teams: Outlook['teams'];
  readonly until: string;
}

/** What measures would have to change to be worth their price: the company's own, and the usual ones at a price to be written in. */
export function Measures({ decision, low, high, teams, until }: MeasuresProps) {
  const company = { each: decision.each, low, high };
  return (
    <Stack gap="4" above="20">
      <Text as="h3" size="body">
        {text.measures}
      </Text>
      <table {...ROLES.table} className={`${table.table} ${styles.measures}`}>
        <caption className="visually-hidden">{text.measures}</caption>
        <thead {...ROLES.rowgroup} className={styles.head}>
          <tr {...ROLES.row}>
            {text.measuresHead.map((head, place) => (
              <th {...ROLES.columnheader} key={head} scope="col" className={COLUMNS[place]}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.rowgroup}>
          {decision.measures.map(({ id, title, department, price, team }) => {
            const own = team === null ? undefined : teams[team];
            const group = own ? { ...own, each: decision.teams[team!]?.each ?? null } : company;
            return (
              <tr {...ROLES.row} key={id}>
                <th {...ROLES.rowheader} scope="row" className={table.name} dir="auto">
                  {title}
                  {department !== null && (
                    <Caption as="span" className={styles.note}>
                      {department}
                    </Caption>
                  )}
                </th>
                <td {...ROLES.cell} className={table.value}>
                  {rubles(price)}
                </td>
                <td {...ROLES.cell} className={table.words}>
                  {department !== null && !own ? text.smallTeam : worthWords(price, group)}
                </td>
              </tr>
            );
          })}
          {USUAL_MEASURES.map((kind) => (
            <Priced
              key={kind}
              kind={kind}
              hint={
                kind === 'raise' && decision.raise_percent !== null
                  ? text.raiseHint(shortRubles(decision.raise_percent), dayText(until))
                  : null
              }
              wordsOf={(price) => worthWords(price, company)}
            />
          ))}
        </tbody>
      </table>
      <Caption above="8">{text.noEffect(dayText(until))}</Caption>
    </Stack>
  );
}

const COLUMNS = [table.name, table.value, table.words];

interface PricedProps {
  readonly kind: UsualMeasure;
  readonly hint: string | null;
  readonly wordsOf: (price: number) => string | null;
}

/** A measure whose price somebody writes in, to see what it would have to bring. */
function Priced({ kind, hint, wordsOf }: PricedProps) {
  const [written, setWritten] = useState('');
  const price = readAmount(written);
  const isWrong = written.trim() !== '' && price === null;
  const name = text.usual[kind];
  return (
    <tr {...ROLES.row}>
      <th {...ROLES.rowheader} scope="row" className={table.name}>
        {name}
        {hint !== null && (
          <Caption as="span" className={styles.note}>
            {hint}
          </Caption>
        )}
      </th>
      <td {...ROLES.cell} className={table.value}>
        <TextInput
          aria-label={text.price(name)}
          placeholder={text.pricePlaceholder}
          inputMode="decimal"
          autoComplete="off"
          value={written}
          aria-invalid={isWrong}
          onChange={({ currentTarget }) => setWritten(currentTarget.value)}
        />
      </td>
      <td {...ROLES.cell} className={table.words} aria-live="polite">
        {isWrong ? text.wrongPrice : (wordsOf(price ?? 0) ?? text.enter)}
      </td>
    </tr>
  );
}
