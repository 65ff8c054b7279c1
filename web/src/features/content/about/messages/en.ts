import type { Translation } from 'contract/text/language/localize';

export const title = 'About us';
export const description =
  'The history, vision and mission of {name}, the Indonesian chapter of an international association for Information Systems.';
export const heroTitle = 'From the islands, for information systems in research and practice';
export const heroAlt =
  'Illustration: people on a shore look out at islands, boats and a sun that a network connects';
export const aboutUs = 'About us';
export const whoWeAre =
  '{name} ({shortName}) is the Indonesian chapter of an international association for Information Systems. The parent association has members in more than {countries} countries and chapters in {chapters}, so members in Indonesia are connected with {otherChapters} other chapters.';
export const whomWeServe =
  'Since 2013 we have brought together academics, researchers, practitioners and institutions who see information systems as people, processes, data and technology working together. Our activities grow from what members need: classes that want to learn from real cases, research that needs partners, and organisations that want better services.';
export const countriesLabel = 'The association has members in more than {count} countries';
export const chaptersLabel = 'There are chapters in {count} countries: {others} others and Indonesia';
export const visionTitle = 'Vision';
export const vision =
  'To be a trusted home that advances education, research and practice in information systems in Indonesia, and shares the experience of an island nation with the world.';
export const missionTitle = 'Mission';
export const missions =
  'Build a network of academics, researchers, practitioners and institutions in information systems across Indonesia.\nRaise the quality of information systems education by sharing curricula, teaching materials and guest lecturers.\nEncourage information systems research that is sound, useful and done together across institutions.\nDevelop professional skills through training, certification and expert groups.\nRecognise work and innovation through competitions, awards and publications.\nBring Indonesia’s experience to the international association, and bring the world’s knowledge home.';
export const timelineTitle = 'Our journey';
export const foundingDay = '23 September 2013';
export const foundingTitle = 'Founding';
export const foundingText =
  'The founders agree to form an Indonesian chapter as a shared home for information systems.';
export const inaugurationDay = '2 December 2013';
export const inaugurationTitle = 'Inauguration';
export const inaugurationText = 'The Indonesian chapter is inaugurated, and its first board begins its work.';
export const foundationDay = '23 September 2014';
export const foundationTitle = 'Registered foundation';
export const foundationText =
  'The foundation behind the association’s activities is registered as a legal entity.';
export const joinTitle = 'Become part of this network';
export const joinText = 'One membership opens our network, learning resources and activities all year round.';
export const joinNow = 'Join Now';
export const joinNowTranslation = '';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
