/** The id of a question's first field, shared by the cards and whatever leads to them. */
export const fieldId = (questionId: string): string => `question-${questionId}`;

/** Brings a question into sight and puts the cursor into it. */
export function focusQuestion(questionId: string): void {
  const field = document.getElementById(fieldId(questionId));
  field?.closest('[data-question]')?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
