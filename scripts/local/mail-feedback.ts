/** What became of a letter, in the words of SES. */
export interface MailFeedback {
  readonly configurationSet: string | undefined;
  readonly to: string;
  readonly kind: 'bounce' | 'complaint';
}

/** The event by which SES tells of a letter that came back for good, or was complained of. */
export function feedbackEvent({ configurationSet, to, kind }: MailFeedback) {
  const mail = {
    destination: [to],
    tags: { 'ses:configuration-set': configurationSet === undefined ? [] : [configurationSet] },
  };
  return kind === 'bounce'
    ? {
        source: 'aws.ses',
        detailType: 'Email Bounced',
        detail: {
          eventType: 'Bounce',
          mail,
          bounce: { bounceType: 'Permanent', bounceSubType: 'General', bouncedRecipients: [{ emailAddress: to }] },
        },
      }
    : {
        source: 'aws.ses',
        detailType: 'Email Complaint Received',
        detail: {
          eventType: 'Complaint',
          mail,
          complaint: { complainedRecipients: [{ emailAddress: to }], complaintFeedbackType: 'abuse' },
        },
      };
}
