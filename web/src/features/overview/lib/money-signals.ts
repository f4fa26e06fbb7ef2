import type { ReactNode } from 'react';
import type { MoneySignal } from '#shared/models/overview.ts';

/** What hands over what money has to say of teams; nothing to whoever may not see it. */
export interface MoneySignalsProps {
  readonly children: (signals: readonly MoneySignal[]) => ReactNode;
}
