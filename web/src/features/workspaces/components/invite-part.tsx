import { Button, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Invitation } from '#shared/models/invitation.ts';
import type { Member } from '#shared/models/workspace.ts';
import type { Giver } from '#shared/rules/permissions.ts';
import { Card } from '#web/ui/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { useJoinLink } from '../api.ts';
import { invitingText } from '#text/workspaces/inviting.ts';
import { InviteMany } from './invite-many.tsx';
import { JoinLinkPart } from './join-link-part.tsx';

const text = invitingText.many;
const PHONE = '(max-width: 620px)';

interface InvitePartProps {
  readonly workspaceId: string;
  readonly inviter: Giver;
  readonly members: readonly Member[];
  readonly invitations: readonly Invitation[];
  readonly onChanged: () => void;
}

/** The ways to bring many in at once: by their addresses, or by one link for all. */
function InviteWays({ workspaceId, members, onChanged, ...rest }: InvitePartProps) {
  const joining = useJoinLink(workspaceId);
  return (
    <>
      <InviteMany
        workspaceId={workspaceId}
        members={members}
        seats={joining.data?.seats}
        onSent={onChanged}
        {...rest}
      />
      <JoinLinkPart
        workspaceId={workspaceId}
        link={joining.data?.link}
        seats={joining.data?.seats}
        members={members}
        failure={joining.error}
        onChanged={onChanged}
      />
    </>
  );
}

/** Beside the list, where there is room. */
export function InviteCard(props: InvitePartProps) {
  return (
    <Card title={text.title}>
      <InviteWays {...props} />
    </Card>
  );
}

interface InviteSheetProps extends InvitePartProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** To the dialog that invites one person, or imports them from Bitrix24. */
  readonly onInviteOne: () => void;
}

/** The same as a sheet over the page, where the list takes its whole width. */
export function InviteSheet({ opened, onClose, onInviteOne, ...props }: InviteSheetProps) {
  const phone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={text.sheet}
      position={phone ? 'bottom' : 'right'}
      size={phone ? '92%' : 480}
    >
      <InviteWays {...props} />
      <Stack gap="12" above="16" ruled>
        <Button variant="default" onClick={onInviteOne}>
          {text.one}
        </Button>
      </Stack>
    </Drawer>
  );
}
