import type { KeyboardEvent } from 'react';

/** The id of a question's first field, shared by the cards and whatever leads to them. */
export const fieldId = (questionId: string): string => `question-${questionId}`;

/** Brings a question into sight and puts the cursor into it. */
export function focusQuestion(questionId: string): void {
  const field = document.getElementById(fieldId(questionId));
  field?.closest('[data-question]')?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/** Whether focus stays among the fields of one name. */
export function isFieldOf(name: string, target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.name === name;
}

/** Enter in a field would send the whole form; answers go by the button alone. */
export function withoutSending(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
