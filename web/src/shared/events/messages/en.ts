import type { Translation } from 'contract/text/language/localize';

export const ownEvents = 'My events';
export const qrLabel = 'Ticket QR code';
export const ticketNumber = 'Ticket number {number}';
export const showAtEntrance =
  'Show this code at the entrance. Turn up your screen brightness so that it scans easily. No signal at the venue? Download the ticket first.';
export const addToCalendar = 'Add to calendar';
export const opensOn = 'Registration opens on {time}.';
export const closedOn = 'Registration closed on {time}.';
export const full = 'All {places} places are taken.';
export const fullWithWaitingList = 'All {places} places are taken. You can join the waiting list.';
export const fullWithWaiting =
  'All {places} places are taken. {waiting} {waiting:person is|people are} waiting.';
export const placesLeft = '{free} of {places} places left. Registration closes on {time}.';
export const requested = 'Your request is waiting for approval. We’ll email you.';
export const waitingPosition = 'You are number {position} on the waiting list.';
export const offered = 'There is a place for you. Register before it’s gone.';
export const offeredUntil = 'There is a place for you until {time}. Register before then.';
export const registered = 'You’re registered. See you at the event!';
export const heldForInstitution = 'Your place is held until your institution pays.';
export const paymentChecked = 'We’re checking your payment. Your place is held until then.';
export const held = 'Your place is held. Pay to keep it.';
export const heldUntil = 'Your place is held until {time}. Pay before then.';
export const free = 'Free';
export const register = 'Register';
export const sendRequest = 'Send request';
export const joinWaitingList = 'Join the waiting list';
export const noRefund = 'You get no refund if you cancel.';
export const refundTable = 'If you cancel, you get back {shares}.';
export const refundUntilEvent = '{percent}% up to the day of the event';
export const refundUntilDays = '{percent}% up to {days} {days:day|days} before the event';
export const surveyTitle = 'Event survey';
export const surveyAnswered = 'Thank you. You have completed this survey.';
export const chooseRating = 'Choose a rating';
export const surveyAnonymous =
  'Answers are stored without name, account or time. Your registration only records that you have answered.';
export const surveyResults =
  'Results appear once there are five answers. The people who run the server could still compare when the two records were stored, so don’t write anything confidential.';
export const sendAnswers = 'Send answers';
export const sending = 'Sending…';
export const mostUseful = 'What was most useful?';
export const suggestions = 'Suggestions';
export const ratings = 'Very poor, Poor, Fair, Good, Very good';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
