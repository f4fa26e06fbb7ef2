import { Button, Modal, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { CONTACT_NAME_MAX_LENGTH, NewContact } from '#shared/models/contact.ts';
import { TEAM_MAX_LENGTH } from '#shared/models/team.ts';
import { CONTACT_BASES } from '#shared/rules/people/contacts.ts';
import { PHONE_MAX_TYPED } from '#shared/rules/phone.ts';
import { POLL_LANGUAGE_NAMES, POLL_LANGUAGES } from '#shared/rules/poll-languages.ts';
import { commonText } from '#text/common/common.ts';
import { peopleText } from '#text/people.ts';
import { contactOrigin } from '#text/people/contact-origin.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.ts';
import { useContactActions, type Contact } from '../contacts-api.ts';
import { contactOf, readContacts, type TypedContact } from '../lib/read-contacts.ts';
import styles from './set-people-dialog.module.css';

const text = peopleText.contacts;
const BASES = CONTACT_BASES.map((value) => ({ value, label: contactOrigin.basis[value] }));
const LANGUAGES = POLL_LANGUAGES.map((value) => ({ value, label: POLL_LANGUAGE_NAMES[value] }));

interface ContactDialogProps {
  /** Null for somebody new. */
  readonly contact: Contact | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Writes down somebody without an account, or several at once; or says anew who somebody is. */
export function ContactDialog({ contact, onClose, onDone }: ContactDialogProps) {
  const [several, setSeveral] = useState(false);
  const action = useAction();
  const parts = { action, onClose, onDone };
  return (
    <Modal opened onClose={action.busy ? () => undefined : onClose} title={several ? text.titleOfSeveral : text.title}>
      {several ? (
        <ListForm {...parts} onOne={() => setSeveral(false)} />
      ) : (
        <OneForm {...parts} contact={contact} onSeveral={() => setSeveral(true)} />
      )}
    </Modal>
  );
}

interface FormProps extends Omit<ContactDialogProps, 'contact'> {
  readonly action: ReturnType<typeof useAction>;
}

function OneForm({
  contact,
  action,
  onSeveral,
  onClose,
  onDone,
}: FormProps & { readonly contact: Contact | null; readonly onSeveral: () => void }) {
  const { workspace } = useWorkspace();
  const actions = useContactActions(workspace.id);
  const form = useForm<TypedContact>({
    initialValues: {
      firstName: contact?.first_name ?? '',
      lastName: contact?.last_name ?? '',
      team: contact?.team ?? '',
      phone: contact?.phone ?? '',
      language: contact?.language ?? '',
      basis: contact?.basis ?? (contact ? '' : 'labour'),
    },
    validate: (values) => {
      const { first_name: firstName, last_name: lastName, ...others } = mistakesOf(NewContact, contactOf(values));
      return { ...others, ...(firstName && { firstName }), ...(lastName && { lastName }) };
    },
  });

  function submit(values: TypedContact) {
    const body = contactOf(values);
    void action.run(
      async () => {
        if (contact) await actions.change(contact.id, body);
        else await actions.add([body]);
      },
      () => {
        toast(contact ? text.changed : text.added(1));
        onDone();
        onClose();
      },
    );
  }

  const shared = { autoComplete: 'off', disabled: action.busy } as const;
  return (
    <form
      className={styles.form}
      onSubmit={form.onSubmit(submit, (mistakes) =>
        form.nodeOf((Object.keys(mistakes)[0] ?? 'lastName') as keyof TypedContact)?.focus(),
      )}
      noValidate
    >
      <p className={styles.text}>{text.text}</p>
      <TextInput
        {...shared}
        label={text.lastName}
        maxLength={CONTACT_NAME_MAX_LENGTH}
        data-autofocus
        {...form.field('lastName')}
      />
      <TextInput {...shared} label={text.firstName} maxLength={CONTACT_NAME_MAX_LENGTH} {...form.field('firstName')} />
      <TextInput
        {...shared}
        label={text.team}
        description={text.teamHint}
        maxLength={TEAM_MAX_LENGTH}
        {...form.field('team')}
      />
      <TextInput
        {...shared}
        label={text.phone}
        description={text.phoneHint}
        type="tel"
        maxLength={PHONE_MAX_TYPED}
        {...form.field('phone')}
      />
      <NativeSelect
        label={text.language}
        data={contact === null ? [{ value: '', label: text.languageOfSpace }, ...LANGUAGES] : LANGUAGES}
        disabled={action.busy}
        value={form.values.language}
        onChange={({ currentTarget }) => form.setFieldValue('language', currentTarget.value)}
      />
      <NativeSelect
        label={text.basis}
        description={text.basisHint}
        data={form.values.basis === '' ? [{ value: '', label: '' }, ...BASES] : BASES}
        disabled={action.busy}
        value={form.values.basis}
        onChange={({ currentTarget }) => form.setFieldValue('basis', currentTarget.value)}
      />
      {action.error !== null && <FailureNote error={action.error} prefix={text.failed} />}
      <div className={styles.actions}>
        {contact === null && (
          <Button variant="subtle" disabled={action.busy} onClick={onSeveral}>
            {text.several}
          </Button>
        )}
        <Button variant="default" disabled={action.busy} onClick={onClose}>
          {commonText.cancel}
        </Button>
        <Button type="submit" disabled={action.busy}>
          {action.busy ? text.saving : text.save}
        </Button>
      </div>
    </form>
  );
}

function ListForm({ action, onOne, onClose, onDone }: FormProps & { readonly onOne: () => void }) {
  const { workspace } = useWorkspace();
  const actions = useContactActions(workspace.id);
  const [typed, setTyped] = useState('');
  const [mistake, setMistake] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readContacts(typed);
    if ('mistake' in read) return setMistake(read.mistake);
    void action.run(
      () => actions.add(read.contacts),
      (count) => {
        toast(text.added(count));
        onDone();
        onClose();
      },
    );
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Textarea
        label={text.list}
        description={text.listHint}
        placeholder={text.listExample}
        autosize
        minRows={6}
        maxRows={14}
        data-autofocus
        value={typed}
        error={mistake}
        disabled={action.busy}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setMistake(null);
        }}
      />
      {action.error !== null && <FailureNote error={action.error} prefix={text.failed} />}
      <div className={styles.actions}>
        <Button variant="subtle" disabled={action.busy} onClick={onOne}>
          {text.one}
        </Button>
        <Button variant="default" disabled={action.busy} onClick={onClose}>
          {commonText.cancel}
        </Button>
        <Button type="submit" disabled={action.busy}>
          {action.busy ? text.saving : text.save}
        </Button>
      </div>
    </form>
  );
}
