import { useEffect, useRef } from 'react';
import { BACKUP_DAYS } from '#shared/rules/backup-days.ts';
import { noticeKindOf } from '#shared/rules/respondent-notice.ts';
import { momentText } from '#text/dates.ts';
import { noticeText as text } from '#text/poll-page/notice.ts';
import { withoutSending } from '../focus.ts';
import styles from './notice.module.css';

/** What somebody without an account is told of their data depends on this. */
export interface NoticeOf {
  readonly workspace: string;
  readonly anonymous: boolean;
  readonly edition: string;
  readonly via: 'link' | 'code' | 'kiosk';
}

interface NoticeProps extends NoticeOf {
  /** The edition that was agreed to; nothing while none was. */
  readonly consent: string | undefined;
  /** How often somebody wanted to send without a consent: each time the tick is shown to them. */
  readonly missed: number;
  readonly onConsent: (edition: string | undefined) => void;
}

/**
 * Before sending: what is kept, or the tick by which somebody consents, with the text one press away. It opens over the
 * form, which keeps all that was said.
 */
export function Notice({ consent, missed, onConsent, ...told }: NoticeProps) {
  const of = { ...told, edition: editionHere(told.edition) };
  const tick = useRef<HTMLInputElement>(null);
  const asks = noticeKindOf(of) === 'consent';
  const isMissing = missed > 0 && consent === undefined;
  useEffect(() => {
    if (missed > 0) tick.current?.focus();
  }, [missed]);
  return (
    <div className={styles.notice}>
      {asks && (
        <>
          <label>
            <input
              ref={tick}
              type="checkbox"
              required
              aria-invalid={isMissing}
              aria-describedby="consent-wanted"
              checked={consent !== undefined}
              onChange={(event) => onConsent(event.target.checked ? of.edition : undefined)}
              onKeyDown={withoutSending}
            />
            <span>{text.agree}</span>
          </label>
          <p className={styles.wanted} id="consent-wanted" role="alert">
            {isMissing && text.wanted}
          </p>
        </>
      )}
      <NoticeDialog {...of} />
    </div>
  );
}

type Edition = keyof typeof text.editions;
type Shown = Omit<NoticeOf, 'edition'> & { readonly edition: Edition };

/** The edition that the server names; the newest known here on a tablet whose page or run is older than the other. */
function editionHere(edition: string): Edition {
  const known = Object.keys(text.editions) as Edition[]; // border: the names of the catalogue
  return known.find((one) => one === edition) ?? known.at(-1)!;
}

/** The text itself, behind the button that opens it. */
function NoticeDialog({ workspace, anonymous, edition, via }: Shown) {
  const dialog = useRef<HTMLDialogElement>(null);
  const kind = noticeKindOf({ anonymous });
  const { [kind]: points } = text.editions[edition];
  return (
    <>
      <button type="button" className={styles.open} onClick={() => dialog.current?.showModal()}>
        {kind === 'consent' ? text.agreeText : text.more}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="notice-title">
        <h2 id="notice-title">{text.title[kind]}</h2>
        <p className={styles.edition}>{text.edition(momentText(new Date(`${edition}T12:00`), {}))}</p>
        <dl>
          {points(workspace, via, BACKUP_DAYS).map(([term, words]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {text.close}
        </button>
      </dialog>
    </>
  );
}
