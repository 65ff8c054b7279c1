import type { Translation } from 'contract/text/language/localize';

export const title = 'Professional';
export const description =
  'A forum for information systems practitioners: test ideas, share experience and prepare for certification.';
export const lead =
  'A forum for information systems practitioners: a place to test ideas, share experience and prepare for certification.';
export const paragraphs =
  'Many decisions about information systems are made outside the classroom: how to build, how to organise data, how to stay secure, and how to support people whose work changes. This forum brings together those who carry these decisions, from companies, small businesses, start-ups and local government to national agencies.\nWe are planning the programme for practitioners together with our members. Until then, members can join an expert group, attend training at a reduced price, and give guest lectures at members’ study programmes.';
export const themes =
  'Enterprise architecture and IT governance\nData, analytics and decision-making\nInformation security and personal data protection\nBusiness process engineering and organisational change';
export const contactUs = 'Contact us';
export const themesTitle = 'Themes of the forum';
export const areasTitle = 'Areas of competence';
export const architectureTitle = 'Enterprise architecture';
export const architectureText =
  'Aligning an organisation’s strategy, processes, data, applications and technology.';
export const governanceTitle = 'IT governance and audit';
export const governanceText = 'Directing IT investments, managing their risks and auditing their controls.';
export const analysisTitle = 'Business and requirements analysis';
export const analysisText = 'Finding out what users need and turning it into a system design.';
export const processesTitle = 'Business process management';
export const processesText = 'Mapping, measuring and improving processes, including with process mining.';
export const dataTitle = 'Data management and analytics';
export const dataText = 'Keeping data sound and turning it into a basis for decisions.';
export const securityTitle = 'Information security and privacy';
export const securityText = 'Protecting information and personal data under Indonesian law.';
export const projectsTitle = 'IT project and service management';
export const projectsText = 'Delivering projects on time and keeping services reliable.';
export const changeTitle = 'Organisational change';
export const changeText = 'Preparing people and teams so that new systems are really used.';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
