import { picture, slots } from 'contract/built-in/picture';
import { association } from 'contract/text/association';
import { fill } from 'contract/text/language/fill';
import * as t from '#messages/features/content/about';

/** Values of the text `whoWeAre`. */
export const whoWeAreValues = {
  name: association.name,
  shortName: association.shortName,
  countries: association.countriesWithMembers,
  chapters: association.chapters,
  otherChapters: association.chapters - 1,
} as const;

/** The built-in text of the About page. Texts that admins save in Manage Content replace it. */
export const aboutText = {
  hero: picture('heroes/about', slots.hero, t.heroAlt),
  about: [fill(t.whoWeAre, whoWeAreValues), t.whomWeServe],
  vision: t.vision,
  missions: t.missions.split('\n'),
} as const;

/** Milestones of the timeline (requirements 2.3.1). */
export const milestones = [
  { date: '2013-09-23', day: t.foundingDay, title: t.foundingTitle, description: t.foundingText },
  { date: '2013-12-02', day: t.inaugurationDay, title: t.inaugurationTitle, description: t.inaugurationText },
  { date: '2014-09-23', day: t.foundationDay, title: t.foundationTitle, description: t.foundationText },
];
