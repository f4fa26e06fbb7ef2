import { describe, expect, it } from 'vitest';
import { answerFormText } from './en/answer-form.ts';
import { pollAnalysisText } from './en/analysis/poll.ts';
import { listText } from './en/asking/list.ts';
import { runsText } from './en/asking/runs.ts';
import { noFormText } from './en/poll-page/no-form.ts';
import { publicPageText } from './en/poll-page.ts';

describe('the English that the specification quotes', () => {
  it.each([
    ['B5-24', 'This field is required', answerFormText.required],
    ['B5-25', 'Fill in all required fields', answerFormText.fillRequired],
    ['B5-25', 'All required fields are filled', answerFormText.allFilled],
    ['B8-21', 'Try again', publicPageText.retry],
    ['B8-22', 'Could not delete poll: no', listText.delete.failed('no')],
    ['B8-23', 'Error creating public link: no', runsText.link.failed('no')],
    ['B8-29', 'Poll not found — public link invalid or poll no longer available', noFormText.notFound],
    ['B8-30', 'Error fetching conclusions: no', pollAnalysisText.failed.summary('no')],
    ['B8-30', 'Error fetching recommendations: no', pollAnalysisText.failed.recommendations('no')],
    ['B8-31', 'Error deleting frame', runsText.delete.failed],
  ])('%s: %s', (_, sentence, said) => {
    expect(said).toBe(sentence);
  });
});
