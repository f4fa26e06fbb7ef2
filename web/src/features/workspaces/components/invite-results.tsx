import { Button } from '@mantine/core';
import type { InvitingResult } from '#shared/models/invitation.ts';
import { EmailAddress } from '#web/ui/email-address.tsx';
import { LinkIcon } from '#web/ui/icons.tsx';
import { Note } from '#web/ui/note.tsx';
import { paths } from '#web/lib/paths.ts';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { invitingText } from '#text/workspaces/inviting.ts';
import { useCopiedLink } from '../lib/use-copied-link.ts';
import { LinkByHand } from './link-by-hand.tsx';
import styles from './inviting.module.css';

const text = invitingText;
/** So many links are offered here; those of all stand among the invitations that wait. */
const LISTED = 5;

/** What became of each address: its link where it was invited, else why not. */
export function InviteResults({ results }: { readonly results: readonly InvitingResult[] }) {
  const sent = results.filter(({ outcome }) => outcome === 'sent');
  const others = results.filter(({ outcome }) => outcome !== 'sent');
  const copying = useCopiedLink();
  if (results.length === 0) return null;
  return (
    <Stack as="section" gap="8" aria-label={text.many.results}>
      <Note tone={sent.length > 0 ? 'good' : 'attention'}>
        {sent.length > 0 ? text.many.sent(sent.length) : text.many.noneSent}
      </Note>
      <Stack as="ul">
        {others.map(({ email, detail }) => (
          <Inline as="li" key={email} justify="between" gap="12" rowGap="4" className={styles.result}>
            <Text as="span" shrink breaks>
              <EmailAddress address={email} />
            </Text>
            <span className={styles.why}>{detail}</span>
          </Inline>
        ))}
        {sent.slice(0, LISTED).map(({ email, token }) => (
          <Inline as="li" key={email} justify="between" gap="12" rowGap="4" className={styles.result}>
            <Text as="span" shrink breaks>
              <EmailAddress address={email} />
            </Text>
            {token !== null && (
              <Button
                variant="default"
                leftSection={<LinkIcon size={16} />}
                aria-label={text.waiting.linkOf(email)}
                onClick={() => void copying.copy(email, paths.invitation(token))}
              >
                {text.waiting.link}
              </Button>
            )}
            {copying.byHand?.email === email && <LinkByHand {...copying.byHand} />}
          </Inline>
        ))}
      </Stack>
      {sent.length > LISTED && <p className={styles.note}>{text.many.more(sent.length - LISTED)}</p>}
    </Stack>
  );
}
