import { askFirst as ask, type FirstScript } from './ask-first.ts';
import { memberFirsts } from './member-firsts.ts';

export const askFirst: FirstScript['askFirst'] = (askEarly) => ask(memberFirsts, askEarly);
