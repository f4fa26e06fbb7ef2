import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { type Order, ordered, ordersOf } from '../lib/arrange.ts';
import type { ListEntry, State } from '../lib/list-entry.ts';
import { listText } from '#text/asking/list.ts';
import styles from './asking-list.module.css';
import { type RowProps, Rows } from './rows.tsx';
import { Section } from './section.tsx';

const text = listText.list;

interface OneStateProps {
  readonly state: State;
  readonly list: readonly ListEntry[];
  readonly rows: RowProps;
}

/** All that is in one state, in an order that can be chosen. */
export function OneState({ state, list, rows }: OneStateProps) {
  const orders = ordersOf(state);
  const [order, setOrder] = useState<Order>(orders[0]!);
  return (
    <Section
      id={state}
      title={text.byState[state]}
      aside={
        <NativeSelect
          className={styles.order ?? ''}
          aria-label={text.orderLabel}
          value={order}
          onChange={(event) => setOrder(orders.find((one) => one === event.target.value) ?? order)}
          data={orders.map((value) => ({ value, label: text.orders[value] }))}
        />
      }
    >
      <Rows list={ordered(list, order)} {...rows} />
    </Section>
  );
}
