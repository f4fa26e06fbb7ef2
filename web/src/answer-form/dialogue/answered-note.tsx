import { useEffect, useState } from 'react';
import type { answers } from '#shared/contract/answers.ts';
import type { Reply } from '#shared/contract/route.ts';
import { siteAddress } from '#web/lib/site-address.ts';
import { dialogueText as text } from '#text/poll-page/dialogue.ts';
import { forgetDialogues, type KeptDialogue, keptDialogues } from './keys.ts';
import styles from './dialogue.module.css';

/** So many are asked after: whoever has more keys finds the others by their links. */
const ASKED_MAX = 5;
const PATH: (typeof answers)['getOwnDialogue']['path'] = '/api/dialogues/{key}';

/** Whoever comes again on the device that has the key learns that they were answered; asking leaves no trace. */
export function AnsweredNote() {
  const [answered, setAnswered] = useState<readonly KeptDialogue[]>([]);
  useEffect(() => {
    let gone = false;
    void newsOf(keptDialogues().slice(0, ASKED_MAX)).then((found) => gone || setAnswered(found));
    return () => void (gone = true);
  }, []);
  if (answered.length === 0) return null;
  return (
    <aside className={styles.note} role="status">
      {answered.map(({ key, title }) => (
        <a key={key} href={siteAddress(`/d/${key}`)}>
          <strong>{text.answered}</strong> <span>{title}</span>
        </a>
      ))}
    </aside>
  );
}

async function newsOf(dialogues: readonly KeptDialogue[]): Promise<KeptDialogue[]> {
  const found = await Promise.all(dialogues.map(async (one) => ((await countOf(one.key)) > one.seen ? [one] : [])));
  return found.flat();
}

/** How many messages a dialogue has; none without a connection. One that is gone is forgotten. */
async function countOf(key: string): Promise<number> {
  try {
    const reply = await fetch(PATH.replace('{key}', key), { credentials: 'omit', referrerPolicy: 'no-referrer' });
    if (reply.status === 404) forgetDialogues([key]);
    if (!reply.ok) return 0;
    // Border: our own server's reply.
    return ((await reply.json()) as Reply<(typeof answers)['getOwnDialogue']>).messages.length;
  } catch {
    return 0;
  }
}
