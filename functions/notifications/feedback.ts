import * as z from 'zod/mini';
import type { SuppressionReason } from './repositories/suppressions.ts';

const Recipients = z.array(z.object({ emailAddress: z.string() }));

/** An event of SES as EventBridge hands it over; of one kind or the other. */
const Feedback = z.object({
  detail: z.union([
    z.object({ bounce: z.object({ bounceType: z.string(), bouncedRecipients: Recipients }) }),
    z.object({
      complaint: z.object({
        complainedRecipients: Recipients,
        complaintFeedbackType: z.optional(z.nullable(z.string())),
      }),
    }),
  ]),
});

/**
 * The addresses an event of SES is reason to send nothing to. A full mailbox (a transient bounce) is none, and neither
 * is somebody who takes a letter out of their spam. Throws on an event that is neither a bounce nor a complaint.
 */
export function addressesToSuppress(event: unknown): { email: string; reason: SuppressionReason }[] {
  const { detail } = Feedback.parse(event);
  if ('bounce' in detail) {
    const { bounceType, bouncedRecipients } = detail.bounce;
    if (bounceType !== 'Permanent') return [];
    return bouncedRecipients.map(({ emailAddress }) => ({ email: emailAddress, reason: 'bounce' }));
  }
  const { complainedRecipients, complaintFeedbackType } = detail.complaint;
  if (complaintFeedbackType === 'not-spam') return [];
  return complainedRecipients.map(({ emailAddress }) => ({ email: emailAddress, reason: 'complaint' }));
}
