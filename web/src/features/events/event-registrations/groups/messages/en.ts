import type { Translation } from 'contract/text/language/localize';

export const groupTitle = 'Institution group';
export const groupLoadError = 'The group could not be loaded.';
export const eventCancelled = 'This event is cancelled.';
export const payPlaces = 'Pay for {count} {count:place|places}';
export const showGroup = 'View group';
export const registered = 'Registered';
export const paymentChecked = 'Payment being checked';
export const notPaid = 'Not paid';
export const freeLine = '{count} {count:place|places} ({kind}), free';
export const paidLine = '{count} {count:place|places} ({kind}) × {price}';
export const allNamed = '{places} {places:place|places}, all named';
export const someNamed = '{named} of {places} places named';
export const orderedFor = 'Ordered for {institution}';
export const orderedBy =
  'Ordered by {institution}. To cancel or change it, contact your institution’s coordinator.';
export const total = 'Total';
export const totalAmount = 'Total {amount}';
export const showEvent = 'View event';
export const placesRegistered = '{places} {places:place|places} registered.';
export const placesPaymentChecked =
  'We’re checking the payment. {places} {places:place is|places are} held until then.';
export const placesHeld = '{places} {places:place is|places are} held. Pay to keep {places:it|them}.';
export const placesHeldUntil =
  '{places} {places:place is|places are} held until {time} WIB. Pay before then.';
export const cancelGroup = 'Cancel group';
export const cancelTitle = 'Cancel group?';
export const cancelText =
  'All {places} places are released and their tickets become invalid. Named participants get an email.';
export const cancelling = 'Cancelling…';
export const participants = 'Participants';
export const placesHint = '{named}. Each person gets their own ticket once the place is paid for.';
export const attended = 'Attended';
export const noName = 'No name yet';
export const addName = 'Add name';
export const changeName = 'Change';
export const unnamedRow = 'for place {number}';
export const namedRow = 'place {number}, {name}';
export const addNameTitle = 'Add a name to place {number}';
export const changeNameTitle = 'Change the name of place {number}';
export const losesPlace = '{name} loses the place and ticket, and gets an email.';
export const nameForm = 'Participant’s name';
export const saveName = 'Save name';
export const saving = 'Saving…';
export const member = 'Member';
export const chooseMember = 'Choose a member';
export const name = 'Name';
export const nameHint = 'As it should appear on the certificate.';
export const email = 'Email';
export const emailHint = 'We send the ticket here.';
export const noSeatCandidates =
  'This place is for a member with a seat at the institution. All of them are already registered, or their membership ends before the event.';
export const noCandidates = 'All members with a seat at the institution are already registered.';
export const seatMember = 'Member with a seat at the institution';
export const otherPerson = 'Someone else';
export const forWhom = 'Who is it for?';
export const orderFor = 'Order places for {institution}';
export const groupOf = 'Group of {places} {places:place|places}';
export const namesLater = 'You can add participants’ names later.';
export const priceChanged = 'The price has changed. Check the total, then order again.';
export const orderPlaces = 'Order places';
export const ordering = 'Ordering…';
export const placeCount = 'Number of places';
export const placeCountHint = '{min} to {max} places. {free} {free:place|places} left.';
export const onlyForMembers = 'This event is for members only.';
export const publicTerms = 'Price: {price} per place.';
export const seatTerms = '{count} {count:place|places} for your institution’s members: {price} per place.';
export const seatAndPublicTerms =
  '{count} {count:place|places} for your institution’s members: {price} per place. Any others cost {publicPrice} per place.';
export const orderCount = 'Order {count} {count:place|places}';
export const onlyPlacesLeft = 'Only {count} {count:place is|places are} left.';
export const noPublicPrice =
  'There is no {price} price, so you can order at most {count} {count:place|places}.';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
