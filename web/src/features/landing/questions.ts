import type { SiteFacts } from '#shared/models/site.ts';
import { faqText } from '#text/site/landing-faq.ts';

/** The questions that this deployment answers. */
export function questionsOf({ residency }: SiteFacts): readonly { question: string; answer: string }[] {
  return residency ? [...faqText.items, faqText.residency(residency)] : faqText.items;
}
