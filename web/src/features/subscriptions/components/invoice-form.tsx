import { Button, Checkbox, SegmentedControl, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { COMPANY_MAX_LENGTH, NewInvoice, type Invoice, type Subscription } from '#shared/models/subscription.ts';
import { fewerPeopleText } from '#shared/rules/plan-texts.ts';
import {
  hasRoomFor,
  INVOICE_MOST_PEOPLE,
  invoiceTotal,
  type PaidPlanId,
  type Period,
  PLANS,
  planToPayFor,
} from '#shared/rules/plans.ts';
import { everyField } from '#web/lib/every-field.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { useApiForm } from '#web/lib/use-api-form.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { formatRubles } from '#text/format.ts';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { subscriptionText } from '#text/subscriptions.ts';
import { Note } from '#web/ui/note.tsx';
import { useInvoiceRequest, type InvoiceBody } from '../api.ts';
import styles from '../subscription.module.css';

const text = subscriptionText.invoice;

interface InvoiceFormProps {
  /** The plan asked for with a button elsewhere, and how often: each press takes it over; null before the first. */
  readonly wanted: { readonly plan: PaidPlanId; readonly presses: number } | null;
  readonly subscription: Subscription;
  readonly ownEmail: string;
}

/** A company's requisites for an invoice, beginning with the plan that fits; checked here as the server checks them. */
export function InvoiceForm({ wanted, subscription: { usage }, ownEmail }: InvoiceFormProps) {
  const [sent, setSent] = useState<{ readonly invoice: Invoice; readonly asked: string } | null>(null);
  const ask = useInvoiceRequest();
  const fitting = planToPayFor(usage);
  // Who is invited may be paid for; only who is here already has to be asked about.
  const here = usage.people - usage.invited;
  const { form, busy, error, onSubmit, field } = useApiForm({
    initialValues: {
      plan: wanted?.plan ?? fitting,
      period: 'month' as Period,
      people: String(Math.max(1, usage.people)),
      fewer: false,
      company: '',
      inn: '',
      kpp: '',
      email: '',
    },
    validate: (values) => {
      const mistakes = mistakesOf(NewInvoice, toBody(values));
      const few = Number(values.people) < here && !values.fewer;
      return few ? { people: fewerPeopleText(here), ...mistakes } : mistakes;
    },
    submit: async (values) => {
      setSent(null);
      setSent({ invoice: await ask(toBody(values)), asked: JSON.stringify(values) });
    },
  });
  const { setFieldValue, values } = form;
  const people = Number(values.people);
  const fewer = values.people.trim() !== '' && people >= 1 && people < here;
  // What was just sent is not sent once more by a second press.
  const asSent = sent !== null && sent.asked === JSON.stringify(values);
  useEffect(() => {
    if (wanted) setFieldValue('plan', wanted.plan);
  }, [setFieldValue, wanted]);

  return (
    <Stack as="form" gap="16" className={styles.form} onSubmit={onSubmit} noValidate>
      <Text tone="ink-2" pretty>
        {text.text}{' '}
        {(hasRoomFor(PLANS.startup, usage.people) ? text.fitsFree : text.fits)(
          Math.max(1, usage.people),
          PLANS[fitting].name,
        )}
      </Text>
      <div className={styles.pair}>
        <SegmentedControl
          aria-label={text.plan}
          data={[
            { value: 'basic', label: PLANS.basic.name },
            { value: 'premium', label: PLANS.premium.name },
          ]}
          {...form.field('plan')}
        />
        <SegmentedControl
          aria-label={text.period}
          data={[
            { value: 'month', label: text.periods.month },
            { value: 'year', label: text.periods.year },
          ]}
          {...form.field('period')}
        />
      </div>
      <div className={styles.pair}>
        <TextInput label={text.people} inputMode="numeric" autoComplete="off" {...field('people')} />
        <TextInput
          label={text.company}
          placeholder={text.companyPlaceholder}
          autoComplete="organization"
          maxLength={COMPANY_MAX_LENGTH}
          {...field('company')}
        />
      </div>
      <div className={styles.pair}>
        <TextInput
          label={text.inn}
          description={text.innHint}
          inputMode="numeric"
          autoComplete="off"
          {...field('inn')}
        />
        <TextInput
          label={text.kpp}
          description={text.kppHint}
          inputMode="numeric"
          autoComplete="off"
          {...field('kpp')}
        />
      </div>
      <TextInput
        label={text.email}
        description={text.emailHint(ownEmail)}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field('email')}
      />
      {fewer && (
        <Checkbox label={text.fewer} description={fewerPeopleText(here)} disabled={busy} {...form.checkbox('fewer')} />
      )}
      <Total
        plan={values.plan}
        period={values.period}
        people={people}
        onChoose={(plan) => setFieldValue('plan', plan)}
      />
      {error !== null && <FailureNote error={error} fallback={text.failed} />}
      {asSent && <Note tone="good">{text.sent(sent.invoice.email, formatRubles(sent.invoice.total))}</Note>}
      <Inline align="stretch" gap="10">
        <Button type="submit" disabled={busy || asSent}>
          {busy ? text.submitting : text.submit}
        </Button>
      </Inline>
    </Stack>
  );
}

interface TotalProps {
  readonly plan: PaidPlanId;
  readonly period: Period;
  readonly people: number;
  readonly onChoose: (plan: PaidPlanId) => void;
}

/** What it comes to before a promo code's discount; instead of an impossible total, the plan that makes it possible. */
function Total({ plan, period, people, onChoose }: TotalProps) {
  if (!Number.isInteger(people) || people < 1 || people > INVOICE_MOST_PEOPLE) return null;
  if (!hasRoomFor(PLANS[plan], people)) {
    return (
      <Note tone="warning">
        {text.noRoom(PLANS[plan].name, PLANS[plan].limits.people ?? people, people)}
        <Button variant="default" onClick={() => onChoose('premium')}>
          {text.choosePremium}
        </Button>
      </Note>
    );
  }
  const total = invoiceTotal(PLANS[plan], period, people, 0);
  const each = formatRubles(total / people);
  return (
    <Inline as="p" align="baseline" gap="12" rowGap="4" aria-live="polite">
      <span>
        {text.total}{' '}
        <Text as="span" size="heading" weight="640">
          {formatRubles(total)}
        </Text>
      </span>
      <Caption as="span">
        {text.totalText(people, each, text.periods[period].toLowerCase())}. {text.discountNote}
      </Caption>
    </Inline>
  );
}

interface Draft {
  readonly plan: PaidPlanId;
  readonly period: Period;
  readonly people: string;
  readonly fewer: boolean;
  readonly company: string;
  readonly inn: string;
  readonly kpp: string;
  readonly email: string;
}

/** What is sent: numbers as numbers, and nothing for what was left empty. */
function toBody({ plan, period, company, inn, kpp, email, people, fewer }: Draft): InvoiceBody {
  return everyField<InvoiceBody>({
    plan,
    period,
    company,
    inn,
    people: people.trim() === '' ? Number.NaN : Number(people),
    fewer_people: fewer ? true : undefined,
    kpp: kpp.trim() === '' ? undefined : kpp,
    email: email.trim() === '' ? undefined : email,
  });
}
