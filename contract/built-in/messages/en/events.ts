import type { Translation } from '../../../text/language/localize.ts';

export const workshopTitle = 'Process mining workshop: from event logs to better services';
export const workshopAlt =
  'Illustration: participants around a round table, seen from above, lay out a process on a cloth';
export const workshopText = [
  'Two days of guided practice for lecturers, postgraduate students and service managers who want to read their work processes from the records of their own systems. Participants use an anonymised training log, then try the same steps on a draft log from their own workplace.',
  'The first day covers the form of event logs, checking data quality, and discovering process models. The second day covers conformance checking, waiting time analysis, and how to report findings to process owners without blaming people.',
  'Bring your own laptop. You should be used to working with tables, but you do not need to know any programming. There are 30 places, so that every table has its own facilitator.',
  'Every participant receives the training material, a checklist for log quality, and a certificate of participation. Active members pay a reduced training fee.',
];
export const workshopPlace = 'SISINDO Learning Space, Gedung Contoh, 3rd floor, Jakarta';
export const workshopRegistration = 'Register for the workshop';
export const workshopMaterial = 'Content of both days';
export const seminarTitle = 'National seminar on information systems for an island nation';
export const seminarAlt =
  'Illustration: a speaker on a stage before a wayang gunungan with a network tree, followed by an audience';
export const seminarText = [
  'Digital services in Indonesia must work in cities with fast networks, and on islands where the connection comes and goes. This seminar brings together researchers and service managers to discuss designs that withstand distance, delay and diversity.',
  'The plenary session in the morning is about exchanging data between agencies, and about services that stay useful when the connection fails. The afternoon has three rooms: information systems education, information systems in the public sector, and small businesses and supply chains between islands.',
  'Each paper is presented in fifteen minutes and discussed by a respondent who has read the full text. Student posters are on show in the main hall all day.',
  'The seminar takes place on site, and the plenary session is streamed online. Online participants can send written questions to the moderator.',
];
export const seminarPlace = 'Aula Contoh, Makassar, and online';
export const seminarRegistration = 'Register to attend';
export const seminarPaperGuide = 'Guidelines for papers';
export const seminarProgramme = 'Programme';
export const competitionTitle = 'Student competition in information systems design: services for the coast';
export const competitionAlt =
  'Illustration: three jukung boats with batik sails race over the waves towards the sun';
export const competitionText = [
  'Teams of three students design a service for one problem of coastal communities: information on weather and catches, passenger boats, mobile health care, or another problem that they can show evidence for.',
  'The first round assesses a ten-page design: a description of the problem, the users the team has met, process and data models, and a draft of the interface. The ten best teams are invited to a three-day final to refine and present their designs.',
  'The jury considers how well the problem is understood, the quality of the design, whether it can be put into practice, and the care for personal data. Every team in the final has a mentor from professional practice.',
  'Open to diploma and undergraduate students of any study programme. Each university can send up to three teams.',
];
export const competitionPlace = 'Balai Contoh, Semarang';
export const competitionRegistration = 'Register a team';
export const competitionGuide = 'Competition handbook';

export type Checked = Translation<typeof import('../id/events.ts'), typeof import('./events.ts')>;
