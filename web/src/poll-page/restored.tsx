import { pollPageText as text } from '#web/text/poll-page.ts';

/** Says that an earlier visit left text here, and lets somebody else put it away. */
export function Restored({ onDrop }: { onDrop: () => void }) {
  return (
    <p className="restored" role="status">
      {text.draftRestored}{' '}
      <button type="button" className="link" onClick={onDrop}>
        {text.dropDraft}
      </button>
    </p>
  );
}
