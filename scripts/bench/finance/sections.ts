import { budgets } from '../budgets.ts';
import { held, known, type Section } from '../report.ts';
import { measureFinance } from './measure.ts';

const SIZES = [40, 10_000];

/** A month of pay of a small company and of the largest file that is taken. */
export async function financeSections(): Promise<Section[]> {
  const rows = await measureFinance(SIZES);
  return [
    {
      title: 'Finance: a month of pay of so many people, sealed',
      rows: rows.flatMap(({ people, first, again, reads, pages }) => {
        const size = `${people.toLocaleString('en')} people`;
        const { writes, memory, seconds, readAll } = budgets.finance[people === SIZES[0] ? 'small' : 'large'];
        return [
          held(`import, ${size}`, first.writes, writes),
          held(`import over another month, ${size}`, again.writes, writes),
          known(`what the second compares with, ${size}`, again.reads, 'read units'),
          held(`the whole month, ${size}, in ${pages} pages`, reads, readAll),
          held(`time of an import, ${size}`, Math.max(first.milliseconds, again.milliseconds) / 1000, seconds),
          held(`memory of the process, ${size}`, Math.max(first.peakBytes, again.peakBytes), memory),
        ];
      }),
    },
  ];
}
