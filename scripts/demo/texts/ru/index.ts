import departments from './departments.json' with { type: 'json' };
import enps from './enps.json' with { type: 'json' };
import helped from './helped.json' with { type: 'json' };
import hindered from './hindered.json' with { type: 'json' };
import money from './money.json' with { type: 'json' };
import nameForms from './name-forms.json' with { type: 'json' };
import names from './names.json' with { type: 'json' };
import offers from './offers.json' with { type: 'json' };
import ownTasks from './own-tasks.json' with { type: 'json' };
import polls from './polls.json' with { type: 'json' };
import singlePolls from './single-polls.json' with { type: 'json' };
import surveyQuestions from './survey-questions.json' with { type: 'json' };
import surveys from './surveys.json' with { type: 'json' };
import tasks from './tasks.json' with { type: 'json' };

/** What the demo company says in Russian. */
export const russian = {
  departments,
  enps,
  helped,
  hindered,
  money,
  nameForms,
  names,
  offers,
  ownTasks,
  polls,
  singlePolls,
  surveyQuestions,
  surveys,
  tasks,
};
