import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { fromBase64Url } from '#shared/ballots/bytes.ts';
import { inSigns } from '#shared/ballots/in-signs.ts';
import { type Receipt, receiptFile, receiptFragment } from '#shared/ballots/receipt.ts';
import type { BallotKeeper, SentAnswers } from '#web/answer-form/ballot/kept-ballot.ts';
import { formatDay } from '#web/lib/dates.ts';
import { exportFileName } from '#web/lib/file-name.ts';
import { paths } from '#web/lib/paths.ts';
import { drawQr } from '#web/lib/qr.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { siteAddress } from '#web/lib/site-address.ts';
import { useNow } from '#web/lib/use-now.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { CheckIcon, DownloadIcon, EditIcon, LockIcon } from '#web/ui/icons.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { PulseLine } from '#web/ui/pulse-line.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { ballotText as text } from '#text/asking/ballot.ts';
import { LargeCode } from './large-code.tsx';
import styles from './sent.module.css';

interface SentProps {
  readonly runId: string;
  readonly title: string;
  readonly deadline: string | null;
  readonly keeper: BallotKeeper;
  /** The server has stored something else than what was sent. */
  readonly differs: boolean;
  readonly onChange: () => void;
  readonly onForget: () => void;
}

/** The answers are in, without a name; the receipt by which that can be proved. */
export function Sent({ runId, title, deadline, keeper, differs, onChange, onForget }: SentProps) {
  const now = useNow();
  const [kept] = useState(() => keeper.read());
  const [forgetting, setForgetting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.sent}>
      <div className={styles.words}>
        <PulseLine drawn className={styles.pulse} />
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {text.sent.title}
        </h2>
        {differs && (
          <Text as="div" above="12">
            <Note tone="attention">{text.sent.differs}</Note>
          </Text>
        )}
        <p className={styles.lead}>{text.sent.text}</p>
        <Inline gap="10" above="8">
          <Button component={Link} to={paths.polls} variant="default">
            {text.sent.back}
          </Button>
          <Button variant="default" onClick={onChange}>
            {text.sent.change}
          </Button>
        </Inline>
      </div>
      {kept?.sent && <ReceiptCard runId={runId} title={title} nonce={kept.nonce} sent={kept.sent} />}
      <div className={styles.why}>
        <h3>{text.why.title}</h3>
        <ul className={styles.list}>
          <Reason icon={<CheckIcon size={18} />}>
            {deadline === null ? text.why.check : text.why.checkAfter(formatDay(deadline, now))}
          </Reason>
          <Reason icon={<EditIcon size={18} />}>{text.why.change}</Reason>
        </ul>
        <Button variant="subtle" className={styles.forget} onClick={() => setForgetting(true)}>
          {text.receipt.forget}
        </Button>
      </div>
      <ConfirmModal
        opened={forgetting}
        danger
        title={text.forgetting.title}
        action={text.forgetting.confirm}
        onClose={() => setForgetting(false)}
        onConfirm={() => {
          keeper.forget();
          onForget();
        }}
      >
        <p>{text.forgetting.text}</p>
      </ConfirmModal>
    </div>
  );
}

function Reason({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className={styles.reason}>
      {icon}
      <span>{children}</span>
    </li>
  );
}

interface ReceiptCardProps {
  readonly runId: string;
  readonly title: string;
  readonly nonce: string;
  readonly sent: SentAnswers;
}

function ReceiptCard({ runId, title, nonce, sent }: ReceiptCardProps) {
  const now = useNow();
  const [large, setLarge] = useState(false);
  const receipt: Receipt = {
    run: runId,
    opening: sent.opening,
    key: sent.key,
    nonce: fromBase64Url(nonce),
    signature: fromBase64Url(sent.signature),
  };
  const address = siteAddress(paths.verifyRun(runId)) + receiptFragment(receipt);
  const drawing = drawQr(new URL(address, window.location.origin).href, 'L');
  const save = () =>
    saveFile(
      new Blob([receiptFile(receipt)], { type: 'application/json' }),
      exportFileName(`${text.receipt.file} ${title}`, sent.day, 'json', text.receipt.file),
    );
  return (
    <section className={styles.receipt} aria-label={text.receipt.title}>
      <div className={styles.card}>
        <div className={styles.head}>
          <div>
            <h3>{text.receipt.title}</h3>
            <Caption breaks>{text.receipt.of(title, formatDay(sent.day, now))}</Caption>
          </div>
          <QrCode drawing={drawing} label={text.receipt.qr} className={styles.code} />
        </div>
        <dl className={styles.numbers}>
          <dt>{text.receipt.fingerprint}</dt>
          <dd>{inSigns(sent.fingerprint)}</dd>
          <dt>{text.receipt.number}</dt>
          <dd>{shownNumber(receipt.nonce)}</dd>
        </dl>
      </div>
      <svg className={styles.tear} viewBox="0 0 240 6" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 0${'l5 5 5-5'.repeat(24)}`} vectorEffect="non-scaling-stroke" />
      </svg>
      <Stack gap="8" above="10">
        <Button size="md" leftSection={<DownloadIcon size={18} />} onClick={save}>
          {text.receipt.save}
        </Button>
        <Button size="md" variant="default" onClick={() => setLarge(true)}>
          {text.receipt.show}
        </Button>
      </Stack>
      <Text size="small" tone="ink-2" above="12" pretty className={styles.hold}>
        <LockIcon size={16} />
        <span>{text.receipt.hold}</span>
      </Text>
      <LargeCode opened={large} drawing={drawing} onClose={() => setLarge(false)} />
    </section>
  );
}

/** The number of an answer as people compare it: the first eight bytes of what was drawn, in hex. */
function shownNumber(nonce: Uint8Array): string {
  const hex = Array.from(nonce.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.match(/.{4}/g)!.join(' ');
}
