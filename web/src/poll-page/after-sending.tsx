import { publicPageText as text } from '#text/poll-page.ts';
import { siteAddress } from '#web/lib/site-address.ts';

interface AfterSendingProps {
  /** Nobody else can answer here. */
  readonly last: boolean;
  readonly onChange: () => void;
  readonly onFinish: () => void;
}

/** What whoever has answered can do next: finish, change the answers, hand the device on. */
export function AfterSending({ last, onChange, onFinish }: AfterSendingProps) {
  return (
    <div className="choices">
      <a className="button" href={siteAddress('/')} onClick={onFinish}>
        {text.finish}
      </a>
      <button type="button" className="button button-outline" aria-describedby="change-hint" onClick={onChange}>
        {text.change}
      </button>
      <p className="caption" id="change-hint">
        {text.changeHint}
      </p>
      {last || (
        <>
          <button
            type="button"
            className="button button-outline"
            aria-describedby="new-hint"
            onClick={() => window.location.reload()}
          >
            {text.newParticipant}
          </button>
          <p className="caption" id="new-hint">
            {text.newParticipantHint}
          </p>
        </>
      )}
    </div>
  );
}
