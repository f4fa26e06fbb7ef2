import { Caption } from '#web/ui/layout/layout.tsx';

/** What is to be known of figures, below them. */
export function Notes({ notes }: { readonly notes: readonly string[] }) {
  return notes.map((note) => (
    <Caption key={note} above="12" pretty>
      {note}
    </Caption>
  ));
}
