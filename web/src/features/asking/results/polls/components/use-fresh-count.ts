import { useState } from 'react';
import type { LoadedResults } from '../lib/results-loader.ts';

/** How many have answered since everything was read; `counted` are known to the run's counters now. */
export function useFreshCount({ status, responses, loaded }: LoadedResults, counted: number): number {
  // What the counters said when reading ended: respondents who left everything blank are among them only.
  const [read, setRead] = useState({ responses, counted: 0 });
  const complete = status === 'complete';
  if (complete && read.responses !== responses) setRead({ responses, counted });
  return complete && read.responses === responses ? Math.max(0, counted - Math.max(read.counted, loaded)) : 0;
}
