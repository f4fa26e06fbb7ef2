/* What the demo company says in English. */

export { default as departments } from './departments.json' with { type: 'json' };
export { default as enps } from './enps.json' with { type: 'json' };
export { default as helped } from './helped.json' with { type: 'json' };
export { default as hindered } from './hindered.json' with { type: 'json' };
export { default as money } from './money.json' with { type: 'json' };
export { default as nameForms } from './name-forms.json' with { type: 'json' };
export { default as names } from './names.json' with { type: 'json' };
export { default as offers } from './offers.json' with { type: 'json' };
export { default as ownTasks } from './own-tasks.json' with { type: 'json' };
export { default as polls } from './polls.json' with { type: 'json' };
export { default as singlePolls } from './single-polls.json' with { type: 'json' };
export { default as surveyQuestions } from './survey-questions.json' with { type: 'json' };
export { default as surveys } from './surveys.json' with { type: 'json' };
export { default as tasks } from './tasks.json' with { type: 'json' };
