import { Ended, useEnding } from './ended.tsx';
import type { PollSource } from './poll-source.ts';

/** The poll takes no answers any more; what came of them, where that has been told. */
export function EndedPoll({ source }: { readonly source: PollSource }) {
  const told = useEnding(source.loadEnded);
  return <Ended place={source.place()} told={told} />;
}
