import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { peopleText } from '#text/people.ts';
import { contactOrigin } from '#text/people/contact-origin.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast.ts';
import { useContact, useContactActions, type Contact } from '../contacts-api.ts';
import { ContactDialog } from './contact-dialog.tsx';
import styles from './person-page.module.css';
import { SlipDialog } from './slip-dialog.tsx';

const RequestDialog = lazy(() => import('./request-dialog.tsx'));

const text = peopleText.contacts;

interface ContactPartProps {
  readonly contactId: string;
  readonly name: string;
  readonly onChanged: () => void;
}

/** By what somebody without an account is told of polls. */
export function ContactWays({ contactId }: Pick<ContactPartProps, 'contactId'>) {
  const { workspace } = useWorkspace();
  const { data, error } = useContact(workspace.id, contactId);
  if (error !== undefined) return <FailureNote error={error} prefix={text.loadFailed} />;
  return (
    <div className={styles.notice}>
      <p>
        {text.notes} {data && waysIn(data)}
      </p>
      {data && <p>{originOf(data)}</p>}
    </div>
  );
}

/** Where the record comes from and on what ground it is kept, as far as that was noted. */
function originOf({ source, created_at: at, basis, basis_on: since }: Contact): string {
  return [
    source && text.origin(contactOrigin.source[source], formatDate(at)),
    basis && since && text.ground(contactOrigin.basis[basis], formatDate(`${since}T12:00:00Z`)),
  ]
    .filter(Boolean)
    .join(' ');
}

function waysIn({ chats, phone }: Contact): string {
  const ways = [...chats.map((chat) => text.way[chat]), ...(phone === null ? [] : [text.way.sms(phone)])];
  return ways.length === 0 ? text.way.none : ways.join(', ');
}

/** What can be done with somebody without an account by those who may. */
export function ContactMenu({ contactId, name, onChanged }: ContactPartProps) {
  const { workspace, can } = useWorkspace();
  const actions = useContactActions(workspace.id);
  const { data, mutate } = useContact(workspace.id, contactId);
  const navigate = useNavigate();
  const removing = useAction();
  const [open, setOpen] = useState<'change' | 'slip' | 'request' | 'remove' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <RowMenu
        label={`${text.change}: ${name}`}
        actions={[
          data !== undefined && { label: text.change, onSelect: () => setOpen('change') },
          { label: text.slip, onSelect: () => setOpen('slip') },
          can('data_requests.manage') && { label: text.request, onSelect: () => setOpen('request') },
          { label: text.remove, danger: true, onSelect: () => setOpen('remove') },
        ]}
      />
      {open === 'change' && data && (
        <ContactDialog
          contact={data}
          onClose={close}
          onDone={() => {
            void mutate();
            onChanged();
          }}
        />
      )}
      {open === 'slip' && <SlipDialog contactId={contactId} onClose={close} />}
      {open === 'request' && (
        <Suspense fallback={null}>
          <RequestDialog contactId={contactId} name={name} onClose={close} />
        </Suspense>
      )}
      <ConfirmModal
        opened={open === 'remove'}
        title={text.removeTitle(name)}
        action={text.remove}
        danger
        busy={removing.busy}
        error={removing.error === null ? null : text.removeFailed(messageOf(removing.error))}
        onConfirm={() =>
          void removing.run(
            () => actions.remove(contactId),
            () => {
              toast(text.removed);
              void navigate(paths.section('employees'));
            },
          )
        }
        onClose={close}
      >
        {text.removeText}
      </ConfirmModal>
    </>
  );
}
