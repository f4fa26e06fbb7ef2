import { expect, it } from 'vitest';
import { strongest, type ShownSignal } from './strongest.ts';

const signal = (team: string, source: ShownSignal['source'], tone: ShownSignal['tone']) =>
  ({ team, source, tone, label: '', why: '', evidence: [], action: { text: '', to: '' } }) as unknown as ShownSignal;

it('keeps three, what needs attention now first, and money after answers of the same weight', () => {
  const kept = strongest([
    signal('Склад', 'poll', 'attention'),
    signal('Логистика', 'load', 'soon'),
    signal('Продажи', 'money', 'attention'),
    signal('ИТ', 'money', 'soon'),
  ]);
  expect(kept.map(({ team }) => team)).toEqual(['Склад', 'Продажи', 'Логистика']);
});
