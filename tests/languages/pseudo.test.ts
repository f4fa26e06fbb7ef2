import { walkThroughScreens } from './walk.ts';
import { unsaidWords } from './words.ts';

walkThroughScreens(unsaidWords);
