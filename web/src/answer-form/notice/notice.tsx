import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { BACKUP_DAYS } from '#shared/rules/backup-days.ts';
import { noticeKindOf } from '#shared/rules/respondent-notice.ts';
import { momentText } from '#text/dates.ts';
import { noticeText as text } from '#text/poll-page/notice.ts';
import type { AnsweredRun } from '../dialogue/replies.tsx';
import { withoutSending } from '../focus.ts';
import styles from './notice.module.css';

/** A run as somebody without an account has it, with the edition of the text about their data. */
export interface Noticed extends AnsweredRun {
  readonly workspace_name: string;
  readonly notice_edition: string;
}

interface NoticeProps {
  readonly of: Noticed;
  readonly via: 'link' | 'code' | 'kiosk';
  /** The edition that was agreed to; nothing while none was. */
  readonly consent: string | undefined;
  /** Is told as well that this is here now, with what it was given. */
  readonly onChange: (edition: string | undefined) => void;
}

/**
 * Before sending: what is kept, or the tick by which somebody consents, with the text one press away. It opens over the
 * form, which keeps all that was said.
 */
export function Notice({ of, via, consent, onChange }: NoticeProps) {
  const kind = noticeKindOf({ anonymous: of.is_anonymous ?? of.anonymous === true });
  const edition = editionHere(of.notice_edition);
  const tellHere = useEffectEvent(() => onChange(consent));
  useEffect(() => tellHere(), []);
  return (
    <div className={styles.notice}>
      {kind === 'consent' && (
        <Tick given={consent === edition} onGive={(given) => onChange(given ? edition : undefined)} />
      )}
      <NoticeDialog
        kind={kind}
        points={text.editions[edition][kind](of.workspace_name, via, BACKUP_DAYS)}
        edition={edition}
      />
    </div>
  );
}

type Edition = keyof typeof text.editions;

/** The edition that the server names; the newest known here on a tablet whose page or run is older than the other. */
function editionHere(edition: string): Edition {
  const known = Object.keys(text.editions) as Edition[]; // border: the names of the catalogue
  return known.find((one) => one === edition) ?? known.at(-1)!;
}

interface TickProps {
  readonly given: boolean;
  readonly onGive: (given: boolean) => void;
}

/** Consents by an act of its own. What stands in the way of sending is said by the browser, in the words of this page. */
function Tick({ given, onGive }: TickProps) {
  const tick = useRef<HTMLInputElement>(null);
  // Before the browser goes on: whoever sends right after ticking has ticked.
  useLayoutEffect(() => tick.current?.setCustomValidity(given ? '' : text.wanted));
  return (
    <label>
      <input
        ref={tick}
        type="checkbox"
        name="consent"
        required
        checked={given}
        onChange={(event) => onGive(event.target.checked)}
        onKeyDown={withoutSending}
      />
      <span>{text.agree}</span>
    </label>
  );
}

interface NoticeDialogProps {
  readonly kind: 'notice' | 'consent';
  readonly edition: Edition;
  readonly points: readonly (readonly [term: string, words: string])[];
}

/** The text itself, behind the button that opens it. */
function NoticeDialog({ kind, edition, points }: NoticeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className={styles.open} onClick={() => dialog.current?.showModal()}>
        {kind === 'consent' ? text.agreeText : text.more}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="notice-title">
        <h2 id="notice-title">{text.title[kind]}</h2>
        <p className={styles.edition}>{text.edition(momentText(new Date(`${edition}T12:00`), {}))}</p>
        <dl>
          {points.map(([term, words]) => (
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
