import { questionsOfPoll } from '#web/answer-form/form-question.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import type { Preview } from '../../lib/preview.ts';
import { questionsOf } from '../../lib/draft.ts';
import { builderText } from '#text/asking/builder.ts';
import { ofPoll, type PollDraft } from './poll-draft.ts';

/** A poll as its respondents will see it, of a draft as it will be asked. */
export function pollAsked(draft: PollDraft): Preview {
  const questions = questionsOf(draft).flatMap((question) => {
    const { id, text, required, scale } = ofPoll(question);
    const words = hasVisibleText(text) ? text.trim() : builderText.preview.untitled;
    // Blank questions are drawn though they are not sent: that of eNPS need not be the first here.
    return questionsOfPoll({ type: question.theme === 'enps' ? 'ENPS' : 'PULSE' }, [
      { id, text: words, order_index: 0, is_required: required, scale },
    ]);
  });
  return { questions: () => questions, anonymous: draft.anonymous };
}
