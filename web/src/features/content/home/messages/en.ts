import type { Translation } from 'contract/text/language/localize';

export const title = 'Indonesia’s information systems community';
export const heroTitle = 'Where Indonesia’s information systems people meet';
export const heroLead =
  'Academics, researchers, practitioners and institutions learn, research and work together. One network in Indonesia, connected to {chapters} other chapters around the world.';
export const becomeMember = 'Become a member';
export const logIn = 'Already a member? Log in';
export const aboutTitle = 'About {association}';
export const whoWeAre =
  'We are the Indonesian chapter of an international association for Information Systems. Members gain a network, learning resources, training, and partners in research and teaching.';
export const membership = 'Membership';
export const membershipTranslation = '';
export const benefits = 'Benefits and fees';
export const countriesLabel = 'countries with members of our international association';
export const chaptersLabel = 'countries with chapters: Indonesia and {others} others';
export const feeLabel = 'individual membership fee per year';
export const gallery = 'Activity gallery';
export const carousel = 'carousel';
export const slideLabel = 'Picture {{index}} of {{slidesLength}}';
export const showSlide = 'Show picture {{index}}';
export const firstSlide = 'This is the first picture';
export const lastSlide = 'This is the last picture';
export const networkAlt =
  'Illustration: five people in batik stand side by side, each connected to one node in the sky';
export const educationAlt =
  'Illustration: a teacher points at a diagram on a screen in front of rows of students';
export const archipelagoAlt =
  'Illustration: a map of the Indonesian islands in a kawung pattern, with cities connected by arcs of light';
export const researchAlt =
  'Illustration: a researcher at a desk faces a night window where stars form a graph';
export const professionalAlt =
  'Illustration: two professionals face a city skyline whose windows glow like data';
export const awardsAlt =
  'Illustration: three winners on a podium, the middle one lifts a trophy in front of the sun’s rays';
export const booksAlt = 'Illustration: the pages of an open book become waves on which a pinisi ship sails';
export const whatWeDo = 'What we do';
export const networkTitle = 'Network building';
export const networkText =
  'Regular meetings and expert groups that bring universities, industry and government together.';
export const educationTitle = 'IS education';
export const educationText = 'Curricula, case studies and guest lecturers that match the needs of practice.';
export const researchTitle = 'IS research';
export const researchText = 'Proposal clinics, joint research and support until your paper is published.';
export const professionalTitle = 'IS professional';
export const professionalText =
  'Training, certification and practitioner forums on governance, architecture, data and information security.';
export const awardsTitle = 'Competition and awards';
export const awardsText =
  'Information systems design competitions for students, and awards for members’ work.';
export const booksTitle = 'IS books and merchandise';
export const booksText =
  'Books by members and goods with kawung patterns. The proceeds support the association’s activities.';
export const joinTitle = 'Join, or renew your membership';
export const joinText =
  'One form, one proof of transfer. Download your membership card once you’re approved.';
export const joinNow = 'Join now';
export const renew = 'Renew membership';
export const memberInstitutions = 'Member institutions';
export const newsTitle = 'Latest news';
export const allEvents = 'All events';
export const allArticles = 'All articles';
export const newsLoadError = 'The latest news could not be loaded.';
export const announcement = 'Announcement';
export const readMore = 'Read more';
export const opensNewTab = '(opens in a new tab)';
export const running = 'Happening now';
export const nextEvent = 'Next event';
export const event = 'Event';
export const noNextEvent = 'No upcoming event yet';
export const noNextEventHint = 'Past events and the calendar are on the Events page.';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
