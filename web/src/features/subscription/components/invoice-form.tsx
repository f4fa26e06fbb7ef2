import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { COMPANY_MAX_LENGTH, NewInvoice, type Invoice } from '#shared/models/subscription.ts';
import { invoiceTotal, type Period, PLANS } from '#shared/rules/plans.ts';
import { everyField } from '#web/lib/every-field.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { useApiForm } from '#web/lib/use-api-form.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { formatRubles, plural } from '#web/lib/formatters.ts';
import { subscriptionText } from '../text.ts';
import { Note } from '#web/ui/note.tsx';
import { requestInvoice, type InvoiceBody } from '../api.ts';
import type { PaidPlan } from './plan-list.tsx';
import styles from '../subscription.module.css';

const text = subscriptionText.invoice;

interface InvoiceFormProps {
  /** The plan asked for with a button elsewhere, and how often: each press takes it over. */
  readonly wanted: { readonly plan: PaidPlan; readonly presses: number };
  readonly people: number;
  readonly ownEmail: string;
}

/** A company's requisites for an invoice; checked here as the server checks them. */
export function InvoiceForm({ wanted, people, ownEmail }: InvoiceFormProps) {
  const [sent, setSent] = useState<Invoice | null>(null);
  const { form, busy, error, onSubmit, field } = useApiForm({
    initialValues: {
      plan: wanted.plan,
      period: 'month' as Period,
      people: String(people),
      company: '',
      inn: '',
      kpp: '',
      email: '',
    },
    validate: (values) => mistakesOf(NewInvoice, toBody(values)),
    submit: async (values) => {
      setSent(null);
      setSent(await requestInvoice(toBody(values)));
    },
  });
  const { setFieldValue } = form;
  useEffect(() => setFieldValue('plan', wanted.plan), [setFieldValue, wanted]);

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <p className={styles.text}>{text.text}</p>
      <div className={styles.pair}>
        <SegmentedControl
          aria-label={text.plan}
          data={[
            { value: 'basic', label: PLANS.basic.name },
            { value: 'premium', label: PLANS.premium.name },
          ]}
          {...form.getInputProps('plan')}
        />
        <SegmentedControl
          aria-label={text.period}
          data={[
            { value: 'month', label: text.periods.month },
            { value: 'year', label: text.periods.year },
          ]}
          {...form.getInputProps('period')}
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
      <Total plan={form.values.plan} period={form.values.period} people={Number(form.values.people)} />
      {error !== null && <FailureNote error={error} fallback={text.failed} />}
      {sent && <Note tone="good">{text.sent(sent.email, formatRubles(sent.total))}</Note>}
      <div className={styles.actions}>
        <Button type="submit" disabled={busy}>
          {busy ? text.submitting : text.submit}
        </Button>
      </div>
    </form>
  );
}

interface TotalProps {
  readonly plan: PaidPlan;
  readonly period: Period;
  readonly people: number;
}

/** What it comes to before a promo code's discount; nothing without a number of people. */
function Total({ plan, period, people }: TotalProps) {
  if (!Number.isInteger(people) || people < 1) return null;
  const total = invoiceTotal(PLANS[plan], period, people, 0);
  const each = formatRubles(total / people);
  const howMany = plural(people, 'человек', 'человека', 'человек');
  return (
    <p className={styles.total} aria-live="polite">
      <span>
        {text.total} <span className={styles.sum}>{formatRubles(total)}</span>
      </span>
      <span className={styles.per}>
        {text.totalText(howMany, each, text.periods[period].toLowerCase())}. {text.discountNote}
      </span>
    </p>
  );
}

interface Draft {
  readonly plan: PaidPlan;
  readonly period: Period;
  readonly people: string;
  readonly company: string;
  readonly inn: string;
  readonly kpp: string;
  readonly email: string;
}

/** What is sent: numbers as numbers, and nothing for what was left empty. */
function toBody({ plan, period, company, inn, kpp, email, people }: Draft): InvoiceBody {
  return everyField<InvoiceBody>({
    plan,
    period,
    company,
    inn,
    people: people.trim() === '' ? Number.NaN : Number(people),
    kpp: kpp.trim() === '' ? undefined : kpp,
    email: email.trim() === '' ? undefined : email,
  });
}
