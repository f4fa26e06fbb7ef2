import { removeOldBallots } from '#web/answer-form/ballot/old-ballots.ts';
import { removeOutdated } from '#web/answer-form/retention.ts';
import { startApp } from './start-app.tsx';

removeOutdated(new Date());
removeOldBallots(new Date());

// Going back may bring a page from memory as it was for whoever was here before: it opens anew instead.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});

startApp();
