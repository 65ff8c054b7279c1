import { askFirst as ask, type FirstScript } from './ask-first.ts';
import { officeFirsts } from './office-firsts.ts';

export const askFirst: FirstScript['askFirst'] = (askEarly) => ask(officeFirsts, askEarly);
