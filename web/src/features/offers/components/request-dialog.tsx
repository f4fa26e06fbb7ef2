import { Button, Checkbox, Modal, Textarea, TextInput } from '@mantine/core';
import { NewOfferRequest, OFFER_COMMENT_MAX_LENGTH, type Offer } from '#shared/models/offer.ts';
import { roundToKopecks } from '#shared/rules/finance/money.ts';
import { offerCost } from '#shared/rules/offers.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import { formatDate } from '#web/lib/dates.ts';
import { everyField } from '#web/lib/every-field.ts';
import { formatRubles } from '#text/format.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { useApiForm } from '#web/lib/use-api-form.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { commonText } from '#text/common/common.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toast.ts';
import { useBudgetLeft, useRequestActions, type RequestBody } from '../api.ts';
import { requestText as text } from '#text/offers.ts';
import styles from './offers.module.css';

/** Time for a partner to answer: so far ahead a request begins. */
const USUAL_DAYS = 14;

interface Draft extends Record<string, unknown> {
  readonly people: string;
  readonly day: string;
  readonly comment: string;
  readonly book: boolean;
}

interface RequestDialogProps {
  readonly offer: Offer;
  readonly onClose: () => void;
}

/** Asks a partner for an offer; says before what they will be told and what it costs. */
export function RequestDialog({ offer, onClose }: RequestDialogProps) {
  const { workspace, seesMoney } = useWorkspace();
  const mayBook = seesMoney && offer.price.amount > 0;
  const { send } = useRequestActions(workspace.id);
  const today = moscowDay(useNow());
  const { form, busy, error, onSubmit, field } = useApiForm<Draft>({
    initialValues: { people: '1', day: addDays(today, USUAL_DAYS), comment: '', book: false },
    validate: (values) => mistakesOf(NewOfferRequest, toBody(offer, values)),
    submit: async (values) => {
      const { not_booked: why } = await send(toBody(offer, values));
      onClose();
      toast(why === null ? text.sent : text.notBooked[why]);
    },
  });
  const close = busy ? () => undefined : onClose;
  return (
    <Modal opened onClose={close} title={text.title} size="lg" withCloseButton={!busy}>
      <Stack as="form" gap="16" onSubmit={onSubmit} noValidate>
        <Stack as="p" breaks className={styles.subject}>
          <strong>{offer.title}</strong>
          <span>{offer.partner}</span>
        </Stack>
        <div className={styles.pair}>
          <TextInput label={text.people} inputMode="numeric" autoComplete="off" data-autofocus {...field('people')} />
          <TextInput type="date" label={text.day} min={today} {...field('day')} />
        </div>
        <Textarea
          label={text.comment}
          description={text.commentHint}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={OFFER_COMMENT_MAX_LENGTH}
          {...field('comment')}
        />
        <Cost offer={offer} people={Number(form.values.people)} />
        {mayBook && (
          <div>
            <Checkbox label={text.book} description={text.bookHint} {...form.checkbox('book')} />
            {form.values.book && <Left offer={offer} draft={form.values} />}
          </div>
        )}
        <LetterPreview draft={form.values} />
        {error !== null && <FailureNote error={error} fallback={text.failed} />}
        <Inline align="stretch" justify="end" gap="10">
          <Button variant="default" onClick={close} disabled={busy}>
            {commonText.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {text.submit}
          </Button>
        </Inline>
      </Stack>
    </Modal>
  );
}

/** What it comes to; nothing without a number of people. */
function Cost({ offer, people }: { readonly offer: Offer; readonly people: number }) {
  if (!Number.isInteger(people) || people < 1) return null;
  return (
    <p className={styles.cost} aria-live="polite">
      {text.cost}: <strong>{formatRubles(offerCost(offer, people))}</strong>
      {offer.price.per === 'month' && ` (${text.firstMonth})`}
    </p>
  );
}

/** What the plan of that year has left with this request; nothing where nothing is planned. */
function Left({ offer, draft }: { readonly offer: Offer; readonly draft: Draft }) {
  const { workspace } = useWorkspace();
  const left = useBudgetLeft(workspace.id, Number(draft.day.slice(0, 4)));
  const people = Number(draft.people);
  if (left === null || left === undefined || !Number.isInteger(people) || people < 1) return null;
  const rest = roundToKopecks(left - offerCost(offer, people));
  return (
    <Note tone={rest < 0 ? 'warning' : 'good'}>
      {rest < 0 ? text.over(formatRubles(-rest)) : text.left(formatRubles(rest))}
    </Note>
  );
}

/** Word for word what the letter to the partner holds. */
function LetterPreview({ draft }: { readonly draft: Draft }) {
  const { user, workspace } = useWorkspace();
  const rows = [
    [text.company, workspace.name],
    [text.contact, `${user.first_name} ${user.last_name}, ${user.email}`],
    [text.peopleCount, draft.people],
    [text.when, draft.day === '' ? '' : formatDate(`${draft.day}T12:00:00`)],
    ...(draft.comment.trim() === '' ? [] : [[text.comment, draft.comment]]),
  ];
  return (
    <Stack as="section" gap="8" size="note" className={styles.told} aria-label={text.preview}>
      <Text as="h3" size="note">
        {text.preview}
      </Text>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{text.nothingElse}</p>
    </Stack>
  );
}

function toBody({ id }: Offer, { people, day, comment, book }: Draft): RequestBody {
  return everyField<RequestBody>({
    offer_id: id,
    people: people.trim() === '' ? Number.NaN : Number(people),
    planned_on: day,
    comment,
    book,
  });
}
